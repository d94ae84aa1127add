import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shopFacts } from '#config'
import { timeLeft, timeLimits, withDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { emptyCatalogue, pagesOf, renderedPage } from '#testing/page-build.ts'
import type { FoundPage, RenderResult } from '#web/boot/entry-server.tsx'
import type { PageBuild } from './build-folder.ts'
import type { PageAnswer, Pages } from './pages.ts'

const found = (part: Partial<FoundPage>): FoundPage => ({
  name: 'home',
  access: 'open',
  path: '/',
  rendered: '/',
  ...part,
})

const brandPage = found({
  name: 'brand',
  path: '/brand/vivo',
  rendered: '/brand/vivo',
  query: ['model', 'page'],
})
const searchPage = found({
  name: 'products',
  path: '/products',
  rendered: '/products',
  query: ['q', 'page'],
  typed: ['q'],
})
const orderPage = (id: string) =>
  found({ name: 'order', access: 'personal', path: `/orders/${id}`, rendered: '/orders/-' })

/** Finds the shop's pages as the real renderer does. */
function findPage(path: string): FoundPage | null {
  if (path === '/') return found({})
  if (path.toLowerCase().replace(/\/$/, '') === '/brand/vivo') return brandPage
  if (path === '/products') return searchPage
  const id = /^\/orders\/(\w+)$/.exec(path)?.[1]
  return id ? orderPage(id) : null
}

const rendered = (part: Partial<Extract<RenderResult, { body: string }>> = {}): RenderResult => ({
  ...renderedPage({ title: 'Vivo cases – Khol', body: '<h1>Vivo cases</h1>' }),
  head: { canonical: '/brand/vivo' },
  ...part,
})

const render = vi.fn<PageBuild['render']>()
const isUnderPressure = vi.fn<() => boolean>()
const mapped = vi.fn(async () => ({ models: [], products: [] }))
const onFailure = vi.fn<(error: unknown) => void>()
let pages: Pages

beforeEach(() => {
  isUnderPressure.mockReset().mockReturnValue(false)
  onFailure.mockReset()
  mapped.mockClear()
  render.mockReset().mockImplementation(async () => rendered())
  const build = { findPage, render, styles: '<style>p{}</style>' }
  pages = pagesOf(build, { mapped, isUnderPressure, onFailure })
})

async function textOf(answer: PageAnswer | undefined): Promise<string> {
  if (answer?.kind !== 'page') throw new Error('not a page')
  return await answer.page.text()
}

describe('an address', () => {
  test('that is no page redirects to the home page', async () => {
    expect(await pages.answer('/wp-admin')).toEqual({ kind: 'redirect', status: 302, to: '/' })
    expect(render).not.toHaveBeenCalled()
  })

  test.each(['/Brand/Vivo', '/brand/vivo/'])(
    'in another spelling, %s, redirects to the canonical one',
    async (path) => {
      expect(await pages.answer(`${path}?page=2&utm=1`)).toEqual({
        kind: 'redirect',
        status: 308,
        to: '/brand/vivo?page=2',
      })
    },
  )

  test('redirects where the page says so', async () => {
    render.mockResolvedValue({ redirect: '/' })
    expect(await pages.answer('/brand/vivo')).toEqual({ kind: 'redirect', status: 302, to: '/' })
  })

  test('is rendered with the parameters that the page declares, without others', async () => {
    await pages.answer('/brand/vivo?utm_source=x&page=2&model=Y200')
    expect(render).toHaveBeenCalledWith(brandPage, '?model=Y200&page=2', {
      shop: shopFacts,
      source: expect.objectContaining({ reviews: emptyCatalogue.reviews }),
      language: 'en',
    })
  })
})

describe('the cache of pages', () => {
  test('has one entry for all spellings of a query', async () => {
    await pages.answer('/brand/vivo?page=2&model=Y200')
    await pages.answer('/brand/vivo?model=Y200&page=2&fbclid=123')
    expect(render).toHaveBeenCalledTimes(1)
    expect(pages.cached('/brand/vivo?model=Y200&page=2')).toBeDefined()
    expect(pages.cached('/brand/vivo?page=2&model=Y200')).toBeUndefined()
  })

  test('has one shell for all orders', async () => {
    const first = await pages.answer('/orders/1111')
    const second = await pages.answer('/orders/2222')
    expect(await textOf(second)).toBe(await textOf(first))
    expect(render).toHaveBeenCalledTimes(1)
    expect(first).toMatchObject({ access: 'personal', robots: 'noindex' })
  })

  test('omits pages that depend on typed text', async () => {
    await pages.answer('/products?q=clear')
    await pages.answer('/products?q=clear')
    expect(render).toHaveBeenCalledTimes(2)
    await pages.answer('/products?page=2')
    expect(pages.cached('/products?page=2')).toBeDefined()
  })

  test('omits missing pages', async () => {
    render.mockResolvedValue(rendered({ status: 404, head: {} }))
    expect(await pages.answer('/brand/vivo')).toMatchObject({ status: 404, robots: 'noindex' })
    expect(pages.cached('/brand/vivo')).toBeUndefined()
  })
})

describe('a change of a product’s reviews', () => {
  test('expires its page for every model and in both languages, and no other', async () => {
    const productPage = (slug: string) =>
      found({
        name: 'product',
        path: `/products/${slug}`,
        rendered: `/products/${slug}`,
        query: ['model'],
      })
    const findAny = (path: string) =>
      path === '/' ? found({}) : productPage(path.split('/')[2] ?? '')
    pages = pagesOf({ findPage: findAny, render }, { languages: ['en', 'ur'] })
    const own = ['/products/rose', '/products/rose?model=vivo-y16', '/ur/products/rose']
    const others = ['/', '/products/rose-2', '/ur/products/rosetta']
    for (const address of [...own, ...others]) await pages.answer(address)
    pages.expireProduct('rose')
    const isCached = (address: string) => pages.cached(address) !== undefined
    expect(own.filter(isCached)).toEqual([])
    expect(others.filter(isCached)).toEqual(others)
  })
})

describe('a failing database', () => {
  beforeEach(async () => {
    await pages.answer('/brand/vivo')
    pages.expire()
    render.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
  })

  test('leads to an error page without internals where there is no copy', async () => {
    expect(await pages.answer('/')).toEqual({ kind: 'failure' })
    expect(onFailure).toHaveBeenCalledTimes(1)
    const sorry = await (await pages.failure()).text()
    expect(sorry).toContain('The shop is briefly unavailable.')
    expect(sorry).not.toContain('ECONNREFUSED')
  })
})

describe('under pressure', () => {
  beforeEach(async () => {
    await pages.answer('/brand/vivo')
    isUnderPressure.mockReturnValue(true)
    render.mockClear()
  })

  test('an expired copy is served with a notice', async () => {
    pages.expire()
    const answer = await pages.answer('/brand/vivo')
    expect(answer).toMatchObject({ kind: 'page', status: 200, isStale: true })
    expect(await textOf(answer)).toContain('id="stale-notice"')
    expect(render).not.toHaveBeenCalled()
  })

  test('a page without a copy is queued', async () => {
    expect(await pages.answer('/')).toMatchObject({ kind: 'page', isStale: false })
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('a page that gets no connection is refused, which is not logged as a failure', async () => {
    render.mockRejectedValue(new DatabaseError('busy', 'too many wait'))
    expect(await pages.answer('/')).toEqual({ kind: 'failure' })
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('requests beyond the concurrent renders', () => {
  /** Ends all running renders. */
  let finish: () => void

  beforeEach(() => {
    const held = Promise.withResolvers<void>()
    finish = held.resolve
    render.mockImplementation(async () => {
      await held.promise
      return rendered()
    })
  })

  const modelPage = (number: number) => `/brand/vivo?model=${number}`

  test('are queued up to 500, and refused at once beyond', async () => {
    const queued = Array.from({ length: 503 }, (_, number) => pages.answer(modelPage(number)))
    await expect.poll(() => render).toHaveBeenCalledTimes(3)
    expect(await pages.answer(modelPage(503))).toEqual({ kind: 'failure' })
    expect(onFailure).not.toHaveBeenCalled()
    finish()
    expect((await Promise.all(queued)).every(({ kind }) => kind === 'page')).toBe(true)
  })

  test('are refused after their time limit, without an attempt', async () => {
    const begun = [1, 2, 3].map((number) => pages.answer(modelPage(number)))
    const late = await pages.answer(modelPage(4), AbortSignal.timeout(20))
    expect(late.kind).toBe('failure')
    expect(onFailure).not.toHaveBeenCalled()
    finish()
    await Promise.all(begun)
    expect(render).toHaveBeenCalledTimes(3)
  })

  test('include the sitemap', async () => {
    const begun = [1, 2, 3].map((number) => pages.answer(modelPage(number)))
    const map = pages.mapped(AbortSignal.timeout(20))
    await expect(map).rejects.toThrow()
    expect(mapped).not.toHaveBeenCalled()
    finish()
    await Promise.all(begun)
    expect(await pages.mapped()).toEqual({ models: [], products: [] })
  })

  test('have their full time once the render begins', async () => {
    let left = 0
    const begun = [1, 2, 3].map((number) => pages.answer(modelPage(number)))
    const waiting = pages.answer(modelPage(4))
    await expect.poll(() => render).toHaveBeenCalledTimes(3)
    render.mockImplementation(async () => {
      left = timeLeft()
      return rendered()
    })
    await withDeadline(1, async () => finish())
    await Promise.all([...begun, waiting])
    expect(left).toBeGreaterThan(timeLimits.work - 500)
  })
})

describe('a shop in two languages', () => {
  let both: Pages

  beforeEach(() => {
    render.mockImplementation(async (_page, _search, { language }) =>
      rendered({ body: language === 'ur' ? '<h1>ویوو کیس</h1>' : '<h1>Vivo cases</h1>' }),
    )
    both = pagesOf({ findPage, render }, { languages: ['en', 'ur'] })
  })

  test('renders and caches a page once in each language', async () => {
    expect(await textOf(await both.answer('/ur/brand/vivo?utm=1'))).toContain('ویوو کیس')
    expect(await textOf(await both.answer('/brand/vivo'))).toContain('Vivo cases')
    expect(await textOf(both.cached('/ur/brand/vivo'))).toContain('lang="ur"')
    expect(await textOf(both.cached('/brand/vivo'))).toContain('lang="en"')
    await both.answer('/ur/brand/vivo')
    expect(render.mock.calls.map(([, , { language }]) => language)).toEqual(['ur', 'en'])
    expect(render.mock.calls[0]?.[2]).toMatchObject({ shop: { languages: ['en', 'ur'] } })
    expect(both.cacheSize().pages).toBe(2)
  })

  test.each([
    ['/ur/', '/ur', 308],
    ['/ur/Brand/Vivo?page=2&utm=1', '/ur/brand/vivo?page=2', 308],
    ['/ur/wp-admin', '/ur', 302],
    ['/urdu', '/', 302],
  ])('redirects %s to %s', async (target, to, status) => {
    expect(await both.answer(target)).toEqual({ kind: 'redirect', status, to })
  })

  test('of which only English is published has no address in the other', async () => {
    expect(await pages.answer('/ur')).toEqual({ kind: 'redirect', status: 302, to: '/' })
    expect(await pages.answer('/ur/brand/vivo')).toMatchObject({ kind: 'redirect', to: '/' })
    expect(render).not.toHaveBeenCalled()
  })
})
