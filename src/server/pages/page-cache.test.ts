import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NotAPage, PageCache } from './page-cache.ts'

interface TestPage {
  readonly bytes: Buffer
  readonly text: string
}

const MINUTE = 60_000
const page = (text: string): TestPage => ({ text, bytes: Buffer.from(text) })
const always = () => true

let time = 0
let cache: PageCache<TestPage>

beforeEach(() => {
  time = 1_000
  cache = new PageCache({
    maxBytes: 10_000,
    freshFor: 5 * MINUTE,
    standsInFor: 10 * MINUTE,
    now: () => time,
  })
})

const ask = (make: () => Promise<TestPage>, key = '/') => cache.getOrMake(key, make, always)
const away = () => Promise.reject(new Error('database away'))
const made = (text: string) => () => Promise.resolve(page(text))

/** A making that ends when it is told to. */
function slow() {
  let finish = (_: TestPage) => {}
  const make = vi.fn(
    () =>
      new Promise<TestPage>((resolve) => {
        finish = resolve
      }),
  )
  return { make, finish: (text: string) => finish(page(text)) }
}

describe('a page in the cache', () => {
  test('is made once and then given to everybody', async () => {
    const make = vi.fn(made('one'))
    await ask(make)
    expect((await ask(make)).page.text).toBe('one')
    expect(cache.get('/')?.text).toBe('one')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is made once for all who ask at the same time', async () => {
    const { make, finish } = slow()
    const asked = Promise.all([ask(make), ask(make), ask(make)])
    finish('one')
    expect((await asked).map((found) => found.page.text)).toEqual(['one', 'one', 'one'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is made anew after five minutes without news', async () => {
    await ask(made('one'))
    time += 5 * MINUTE
    expect(cache.get('/')).toBeUndefined()
    expect((await ask(made('two'))).page.text).toBe('two')
  })

  test('is forgotten when it must not be kept', async () => {
    await cache.getOrMake('/', made('one'), () => false)
    expect(cache.get('/')).toBeUndefined()
  })

  test('makes room for others: the cache is bounded by bytes', async () => {
    for (let number = 0; number < 20; number += 1) {
      await ask(made('x'.repeat(1_000)), `/${number}`)
    }
    expect(cache.get('/0')).toBeUndefined()
    expect(cache.get('/19')).toBeDefined()
  })
})

describe('a change of the catalogue', () => {
  test('outdates every page at once', async () => {
    await ask(made('one'), '/a')
    await ask(made('one'), '/b')
    cache.drop()
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeUndefined()
    expect((await ask(made('two'), '/a')).page.text).toBe('two')
  })

  test('during a making: whoever asks afterwards gets a page begun afterwards', async () => {
    const before = slow()
    const after = slow()
    const early = ask(before.make)
    cache.drop()
    const late = ask(after.make)
    before.finish('old price')
    after.finish('new price')
    expect((await early).page.text).toBe('old price')
    expect((await late).page.text).toBe('new price')
    expect(cache.get('/')?.text).toBe('new price')
  })

  test('a page begun before a change and finished after it is not the page of now', async () => {
    const before = slow()
    const early = ask(before.make)
    cache.drop()
    before.finish('old price')
    await early
    expect(cache.get('/')).toBeUndefined()
  })
})

describe('while pages cannot be made', () => {
  test('an outdated copy stands in and says so, for ten minutes and no longer', async () => {
    await ask(made('one'))
    time += 4 * MINUTE
    cache.drop()
    expect(await ask(away)).toEqual({ page: page('one'), isStandIn: true })
    time += 10 * MINUTE
    expect((await ask(away)).isStandIn).toBe(true)
    time += 1
    await expect(ask(away)).rejects.toThrow('database away')
  })

  test('several changes do not make the copy younger or older than the first of them', async () => {
    await ask(made('one'))
    cache.drop()
    time += 9 * MINUTE
    cache.drop()
    expect((await ask(away)).isStandIn).toBe(true)
    time += 2 * MINUTE
    await expect(ask(away)).rejects.toThrow('database away')
  })

  test('only the first waits to learn it; one in a second tries again behind the copy', async () => {
    await ask(made('one'))
    cache.drop()
    await ask(away)
    const { make, finish } = slow()
    expect((await ask(make)).isStandIn).toBe(true)
    expect(make).not.toHaveBeenCalled()
    time += 1_000
    expect((await ask(make)).isStandIn).toBe(true)
    expect((await ask(make)).isStandIn).toBe(true)
    expect(make).toHaveBeenCalledTimes(1)
    finish('two')
    await vi.waitFor(() => expect(cache.get('/')?.text).toBe('two'))
    expect(await ask(away)).toEqual({ page: page('two'), isStandIn: false })
  })

  test('a page that needs no database comes back at once and does not end the trouble', async () => {
    await ask(made('one'), '/needy')
    await ask(made('one'), '/plain')
    cache.drop()
    await ask(away, '/needy')
    expect((await ask(made('two'), '/plain')).isStandIn).toBe(true)
    await vi.waitFor(() => expect(cache.get('/plain')?.text).toBe('two'))
    const { make } = slow()
    expect((await ask(make, '/needy')).isStandIn).toBe(true)
  })

  test('a page that was never made fails for all who wait for it', async () => {
    const results = await Promise.allSettled([ask(away), ask(away)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('an answer that is not a page is no failure', async () => {
    await ask(made('one'), '/kept')
    cache.drop()
    await expect(ask(() => Promise.reject(new NotAPage()))).rejects.toBeInstanceOf(NotAPage)
    expect(await ask(made('two'), '/kept')).toEqual({ page: page('two'), isStandIn: false })
  })
})
