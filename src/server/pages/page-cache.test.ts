import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#domain/text/units.ts'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { NotAPage, PageCache, type Renderer } from './page-cache.ts'

interface TestPage {
  readonly text: string
  readonly br: Buffer
}

const page = (text: string): TestPage => ({ text, br: Buffer.from(text) })
const always = () => true

let time = 0
let cache: PageCache<TestPage>

beforeEach(() => {
  time = 1_000
  cache = new PageCache({
    maxBytes: 20_000,
    freshFor: 5 * MINUTE,
    staleFor: 10 * MINUTE,
    staleCopyOf: async ({ text }) => page(`${text}, perhaps`),
    semaphore: new Semaphore(2),
    now: () => time,
  })
})

type Render = () => Promise<TestPage>
const renderer = (render: Render, part: Partial<Renderer<TestPage>> = {}): Renderer<TestPage> => ({
  render,
  isCacheable: always,
  isQueued: true,
  ...part,
})
const ask = (render: Render, key = '/', asking?: AbortSignal) =>
  cache.getOrRender(key, renderer(render), asking)
const textOf = async (asked: ReturnType<typeof ask>) => (await asked).page.text
const away = () => Promise.reject(new Error('database away'))
const made = (text: string) => () => Promise.resolve(page(text))

/** Deferred render, which the test settles. */
function slow() {
  let finish = (_: TestPage) => {}
  const render = vi.fn(
    () =>
      new Promise<TestPage>((resolve) => {
        finish = resolve
      }),
  )
  return { render, finish: (text: string) => finish(page(text)) }
}

/** Requests a page, and waits until its render runs. */
async function begun({ render }: ReturnType<typeof slow>, key = '/') {
  const asked = ask(render, key)
  await expect.poll(() => render).toHaveBeenCalled()
  return { asked }
}

describe('a page in the cache', () => {
  test('is rendered once for concurrent requests', async () => {
    const { render, finish } = slow()
    const asked = Promise.all([ask(render), ask(render), ask(render)])
    await expect.poll(() => render).toHaveBeenCalled()
    finish('one')
    expect((await asked).map((found) => found.page.text)).toEqual(['one', 'one', 'one'])
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('expires after five minutes', async () => {
    await ask(made('one'))
    time += 5 * MINUTE
    expect(cache.get('/')).toBeUndefined()
    expect((await ask(made('two'))).page.text).toBe('two')
  })

  test('is evicted in favour of others: the cache is limited in bytes', async () => {
    for (let number = 0; number < 20; number += 1) {
      await ask(made('x'.repeat(1_000)), `/${number}`)
      expect(cache.bytes).toBeLessThanOrEqual(20_000)
    }
    expect(cache.get('/0')).toBeUndefined()
    expect(cache.get('/19')).toBeDefined()
  })
})

describe('the limit of concurrent renders', () => {
  test('doesn’t apply to a render that reads no data', async () => {
    const frozen = [slow(), slow()]
    for (const [index, { render }] of frozen.entries()) ask(render, `/${index}`)
    const frame = cache.getOrRender('/cart', renderer(made('frame'), { isQueued: false }))
    expect(await textOf(frame)).toBe('frame')
  })
})

describe('an aborted request', () => {
  /** Takes both permits until the test ends the renders. */
  function busy() {
    const running = [slow(), slow()]
    const asked = running.map(({ render }, index) => ask(render, `/busy/${index}`))
    return async () => {
      await expect.poll(() => running[1]?.render).toHaveBeenCalled()
      for (const { finish } of running) finish('done')
      await Promise.all(asked)
    }
  }

  test('cancels a queued render that no other request waits for', async () => {
    const finish = busy()
    const leaving = new AbortController()
    const render = vi.fn(made('one'))
    const asked = Promise.allSettled([
      ask(render, '/', leaving.signal),
      ask(render, '/', leaving.signal),
    ])
    leaving.abort()
    await asked
    const next = ask(made('two'), '/next')
    await finish()
    await next
    expect(render).not.toHaveBeenCalled()
    // The cancelled render does not count as a failure.
    expect(await textOf(ask(made('three')))).toBe('three')
  })

  test('gets the stale copy if there is one', async () => {
    await ask(made('one'))
    cache.expire()
    const finish = busy()
    const leaving = new AbortController()
    const asked = ask(made('two'), '/', leaving.signal)
    leaving.abort()
    expect(await asked).toMatchObject({ isStale: true, page: { text: 'one, perhaps' } })
    await finish()
  })
})

describe('a change of the catalogue', () => {
  test('of some pages expires these, and their running renders, and no other page', async () => {
    const affected = slow()
    await ask(made('one'), '/rose')
    await ask(made('one'), '/list')
    const { asked: early } = await begun(affected, '/rose/urdu')
    cache.expire((key) => key.startsWith('/rose'))
    affected.finish('before the review')
    await early
    expect(['/rose', '/rose/urdu'].map((key) => cache.get(key))).toEqual([undefined, undefined])
    expect(cache.get('/list')?.text).toBe('one')
  })

  test('during a render makes later requests wait for a render that begins after it', async () => {
    const before = slow()
    const after = slow()
    const { asked: early } = await begun(before)
    cache.expire()
    const { asked: late } = await begun(after)
    before.finish('old price')
    after.finish('new price')
    expect((await early).page.text).toBe('old price')
    expect((await late).page.text).toBe('new price')
    expect(cache.get('/')?.text).toBe('new price')
  })

  test('expires a page whose render began before it and ended after, so that the next request renders it', async () => {
    const before = slow()
    const { asked: early } = await begun(before)
    cache.expire()
    before.finish('old price')
    await early
    expect(cache.get('/')).toBeUndefined()
    expect((await ask(made('new price'))).page.text).toBe('new price')
  })

  test('during the wait of a render in the queue leaves its result fresh', async () => {
    const running = [slow(), slow()]
    const others = running.map(({ render }, index) => ask(render, `/busy/${index}`))
    await expect.poll(() => running[1]?.render).toHaveBeenCalled()
    const render = vi.fn(made('new price'))
    const early = ask(render)
    cache.expire()
    const late = ask(render)
    for (const { finish } of running) finish('done')
    await Promise.all(others)
    expect(await Promise.all([textOf(early), textOf(late)])).toEqual(['new price', 'new price'])
    expect(cache.get('/')?.text).toBe('new price')
  })
})

describe('failing renders', () => {
  test('a stale copy is served and marked, for at most ten minutes', async () => {
    await ask(made('one'))
    time += 4 * MINUTE
    cache.expire()
    expect(await ask(away)).toMatchObject({ page: { text: 'one, perhaps' }, isStale: true })
    time += 10 * MINUTE
    expect((await ask(away)).isStale).toBe(true)
    time += 1
    await expect(ask(away)).rejects.toThrow('database away')
  })

  test('the stale copy is made once, and replaces the page in the cache', async () => {
    await ask(made('one'))
    cache.expire()
    const [first, second] = await Promise.all([ask(away), ask(away)])
    expect(second.page).toBe(first.page)
    expect((await ask(away)).page).toBe(first.page)
    expect((await cache.copy('/'))?.page).toBe(first.page)
    expect(cache.size).toBe(1)
    expect(cache.bytes).toBeLessThan(1_600)
  })

  test('a page rendered meanwhile is served instead of the copy', async () => {
    const old = slow()
    const early = ask(() => old.render().then(away))
    await expect.poll(() => old.render).toHaveBeenCalled()
    cache.expire()
    await ask(made('two'))
    old.finish('one')
    expect(await early).toMatchObject({ page: { text: 'two' }, isStale: false })
  })

  test('the age of a copy counts from the first of several changes', async () => {
    await ask(made('one'))
    cache.expire()
    time += 9 * MINUTE
    cache.expire()
    expect((await ask(away)).isStale).toBe(true)
    time += 2 * MINUTE
    await expect(ask(away)).rejects.toThrow('database away')
  })

  test('only the first request waits for the failure; one retry a second runs in the background', async () => {
    await ask(made('one'))
    cache.expire()
    await ask(away)
    const { render, finish } = slow()
    expect((await ask(render)).isStale).toBe(true)
    expect(render).not.toHaveBeenCalled()
    time += 1_000
    expect((await ask(render)).isStale).toBe(true)
    expect((await ask(render)).isStale).toBe(true)
    await expect.poll(() => render).toHaveBeenCalledTimes(1)
    finish('two')
    await expect.poll(() => cache.get('/')?.text).toBe('two')
    expect(await ask(away)).toMatchObject({ page: { text: 'two' }, isStale: false })
  })

  test('a result that is not a page is no failure', async () => {
    await ask(made('one'), '/kept')
    cache.expire()
    await expect(ask(() => Promise.reject(new NotAPage()))).rejects.toBeInstanceOf(NotAPage)
    expect(await ask(made('two'), '/kept')).toMatchObject({
      page: { text: 'two' },
      isStale: false,
    })
  })
})

test('a cleared cache keeps no earlier page, not even a copy of a render that was running', async () => {
  await ask(made('old name'))
  const underWay = slow()
  const { asked } = await begun(underWay, '/slow')
  cache.clear()
  underWay.finish('old name')
  await asked
  expect(cache.size).toBe(0)
  await expect(ask(away)).rejects.toThrow('database away')
  await expect(ask(away, '/slow')).rejects.toThrow('database away')
})
