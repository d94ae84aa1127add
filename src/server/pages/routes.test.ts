import type { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pagesOf, renderedPage } from '#testing/page-build.ts'
import { openRaw } from '#testing/raw-http.ts'
import type { FoundPage, RenderResult } from '#web/boot/entry-server.tsx'
import type { PageBuild } from './build-folder.ts'
import type { Pages } from './pages.ts'
import type { ReleaseFiles } from './release-files.ts'
import { pageRoutes } from './routes.ts'

const addresses: Readonly<Record<string, FoundPage>> = {
  '/': { name: 'home', access: 'open', path: '/', rendered: '/' },
  '/cart': { name: 'cart', access: 'shell', path: '/cart', rendered: '/cart' },
  '/orders/1': {
    name: 'order',
    access: 'personal',
    path: '/orders/1',
    rendered: '/orders/-',
  },
}

/** Finds the page of any product number. */
const productPage = (path: string): FoundPage | null =>
  path.startsWith('/products/') ? { name: 'product', access: 'open', path, rendered: path } : null

/** Headers of a refused page: temporary, uncached, and with those of every page. */
const refusedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'retry-after': '2',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-x'",
  'x-robots-tag': 'noindex',
}

const isUnderPressure = vi.fn<() => boolean>()
const render = vi.fn<PageBuild['render']>()
const home: RenderResult = {
  ...renderedPage({ title: 'Khol', body: '<h1>Cases for your exact phone</h1>' }),
  head: { canonical: '/' },
}

const findFile = vi.fn<ReleaseFiles['find']>()

let app: FastifyInstance
let pages: Pages

beforeEach(async () => {
  findFile.mockReset().mockResolvedValue(null)
  isUnderPressure.mockReset().mockReturnValue(false)
  render.mockReset().mockResolvedValue(home)
  const script = {
    ...{ type: 'text/javascript; charset=utf-8', etag: '"abc"', isImmutable: true },
    ...{ bytes: Buffer.from('let a = 1'), br: Buffer.from('br'), gzip: undefined },
  }
  const build = {
    findPage: (path: string) => addresses[path] ?? productPage(path),
    render,
    styles: '<style>p{}</style>',
    policy: "default-src 'none'; style-src 'self' 'sha256-x'",
    files: new Map([['/assets/entry-abc.js', script]]),
  }
  pages = pagesOf(build, {
    mapped: async () => ({
      models: [{ brandSlug: 'vivo', model: 'Vivo Y21' }],
      products: [{ slug: 'aurora', changedAt: '2026-11-21' }],
    }),
    isUnderPressure,
  })
  app = fastify()
  await app.register(pageRoutes, { pages, findFile })
})

afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe('a page', () => {
  test('is sent compressed, with its policy and validator', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-x'",
      'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=600',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('exact phone')
  })

  test('that the client has cached is answered with 304', async () => {
    const { etag } = (await get('/')).headers
    const again = await get('/', { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(etag)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const full = await get('/')
    const head = await app.inject({ method: 'HEAD', url: '/' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  test('does not depend on the identity or the Host header of the request', async () => {
    const plain = await get('/')
    const odd = await get('/', {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'javascript',
      authorization: 'Bearer someone',
      cookie: 'a=b',
      'accept-language': 'ur',
      'x-react-router-prerender-data': 'x',
    })
    expect(odd.body).toBe(plain.body)
    expect(odd.body).not.toContain('evil.test')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['/cart', 'no-cache'],
    ['/orders/1', 'no-store'],
  ])('%s is excluded from search engines and caches', async (path, cacheControl) => {
    const { headers, body } = await get(path)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe(cacheControl)
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('with unlimited variants tells search engines not to follow its links', async () => {
    render.mockResolvedValue({ ...home, head: { robots: 'noindex, nofollow' } })
    const { headers, body } = await get('/')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">')
  })

  test('that doesn’t exist has no validator, so that no copy is cached', async () => {
    expect((await get('/orders/1')).headers.etag).toBeUndefined()
  })
})

describe('an address that is not a page', () => {
  test.each(['/wp-login.php', '/brand/', '//evil.test', '/admin/secret'])(
    'redirects home: %s',
    async (path) => {
      const { statusCode, headers } = await get(path)
      expect([statusCode, headers.location]).toEqual([302, '/'])
    },
  )

  test.each([
    '/api/nothing',
    '/assets/gone-123.js',
    '/uploads/x.webp',
    '/images/x.webp',
    '/.well-known/x',
  ])('answers 404: %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body]).toEqual([404, 'Not found'])
    expect(render).not.toHaveBeenCalled()
  })
})

describe('a form submitted before hydration (rule: before-hydration)', () => {
  const post = (url: string) => app.inject({ method: 'POST', url, payload: 'password=secret' })

  test.each([
    ['/login', '/login'],
    ['/login?password=secret', '/login'],
    ['//evil.test', '/evil.test'],
  ])('to %s redirects to %s', async (path, shown) => {
    const { statusCode, headers } = await post(path)
    expect([statusCode, headers.location]).toEqual([303, shown])
  })

  // `inject` would normalize these addresses, as browsers do.
  test.each(['/\\evil.test', '/\\/\\evil.test', '//\\evil.test'])(
    'to %s never redirects to another host',
    async (path) => {
      const visitor = openRaw(await app.listen({ host: '127.0.0.1', port: 0 }))
      visitor.send(`POST ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`)
      await visitor.ended
      expect(visitor.heard()).toMatch(/^HTTP\/1.1 303 See Other\r\nlocation: \/evil\.test\r\n/)
    },
  )

  test.each(['/api/nothing', '/assets/x.js'])('to %s answers 404', async (path) => {
    expect((await post(path)).statusCode).toBe(404)
  })
})

describe('failing renders', () => {
  test('leave a cached copy, marked and uncacheable', async () => {
    await get('/')
    pages.expire()
    render.mockRejectedValue(new Error('away'))
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'x-shop-notice': 'stale', 'cache-control': 'no-store' })
    expect(body).toMatch(/id="stale-notice".*<div id="root">.*Cases for your exact phone/)
  })
})

describe('under pressure', () => {
  beforeEach(() => isUnderPressure.mockReturnValue(true))

  test('the sitemap, which reads every product, is refused', async () => {
    const { statusCode, headers } = await get('/sitemap.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  })

  test('an unexpected error is answered with an error page without internals', async () => {
    const guarded = fastify()
    guarded.addHook('onRequest', async () => {
      throw Object.assign(new Error('event loop delay 812 ms'), { statusCode: 503 })
    })
    await guarded.register(pageRoutes, { pages, findFile })
    const { statusCode, headers, body } = await guarded.inject('/')
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject(refusedHeaders)
    expect(body).toContain('<h1>Back in a moment</h1>')
    expect(body).not.toContain('812')
    await guarded.close()
  })
})

describe('a full set of concurrent renders', () => {
  const CRAWLED = 100
  let held: PromiseWithResolvers<RenderResult>
  let crawl: Promise<{ statusCode: number }[]>

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    held = Promise.withResolvers()
    render.mockReturnValue(held.promise)
    const paths = Array.from({ length: CRAWLED }, (_, number) => `/products/${number}`)
    crawl = Promise.all(paths.map((path) => get(path)))
    await expect.poll(() => render).toHaveBeenCalledTimes(3)
  })
  afterEach(() => void vi.useRealTimers())

  test('refuses a page after 15 seconds, with an error page', async () => {
    const last = get('/products/last')
    await expect.poll(() => vi.getTimerCount()).toBe(CRAWLED + 1)
    vi.advanceTimersByTime(15_000)
    const { statusCode, headers, body } = await last
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject(refusedHeaders)
    expect(body).toContain('<h1>Back in a moment</h1>')
    held.resolve(home)
    await crawl
    expect(render).toHaveBeenCalledTimes(3)
  })
})

test('renders no page for a browser that has disconnected', async () => {
  const held = Promise.withResolvers<RenderResult>()
  render.mockReturnValue(held.promise)
  const busy = ['/', '/products/1', '/products/2'].map((path) => get(path))
  await expect.poll(() => render).toHaveBeenCalledTimes(3)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const arrived = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response: ServerResponse) => {
      response.once('close', resolve)
    })
  })
  const leaving = new AbortController()
  const left = fetch(`${origin}/products/3`, { signal: leaving.signal })
  const isWaiting = new Promise<void>((resolve) => app.server.once('request', () => resolve()))
  await isWaiting
  leaving.abort()
  await expect(left).rejects.toThrow()
  await arrived
  held.resolve(home)
  await Promise.all(busy)
  expect((await get('/products/4')).statusCode).toBe(200)
  expect(render).toHaveBeenCalledTimes(4)
})

describe('static files', () => {
  test('of the build are immutable under their hashed name', async () => {
    const answer = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      etag: '"abc"',
    })
    expect(answer.body).toBe('br')
    expect((await get('/assets/entry-abc.js')).body).toBe('let a = 1')
  })

  test('for crawlers contain the shop’s own origin', async () => {
    expect((await get('/robots.txt')).body).toContain('https://shop.test/sitemap.xml')
    expect((await get('/sitemap.xml')).body).toContain('https://shop.test/products/aurora')
    expect((await get('/sitemap.xml')).body).toContain('/brand/vivo?model=Vivo+Y21')
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ short_name: 'Khol' })
  })
})
