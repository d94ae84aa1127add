import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { dayOf, daysAfter } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { orderBody } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { storefrontOf } from '#testing/storefront.ts'
import { MOST_OF_NETWORK } from './event-counter.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

// The clock stands still: a limit of a minute and a count of a day must not end in a test.
vi.useFakeTimers({ toFake: ['Date'] })
const stored = await openTestDatabase()
const adminShop = await openTestShop({ database: stored.database, rateLimitScale: 0 })
const admin = await newAccount(adminShop, { isAdmin: true })
const product = await newProduct(adminShop, {
  name: 'Peacock',
  brand: 'vivo',
  deviceModels: ['Vivo Y21'],
  caseType: 'Silicon',
})
afterAll(async () => {
  vi.useRealTimers()
})

/** Opens a process of the shop with its pages; its counts are written when it closes. */
function openProcess(): Promise<TestShop> {
  return openTestShop({ ...storefrontOf({ database: stored.database }), trustProxy: 'loopback' })
}

/**
 * Opens a page with a browser's headers, which `fetch` would not send. Returns the status and ETag.
 */
async function visit(shop: TestShop, path: string, headers: OutgoingHttpHeaders = {}) {
  const request = get(`${shop.url}${path}`, {
    agent: false,
    headers: { 'user-agent': phone, ...headers },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, etag: response.headers.etag }
}

/** Increases of the counts during a call, as 'event subject: count'. */
async function counted(act: (shop: TestShop) => Promise<unknown>): Promise<readonly string[]> {
  const read = async () => {
    const rows = await stored.database.db.selectFrom('event_counts').selectAll().execute()
    return new Map(rows.map(({ event, subject, count }) => [`${event} ${subject}`.trim(), count]))
  }
  const before = await read()
  const shop = await openProcess()
  try {
    await act(shop)
  } finally {
    await shop.close()
  }
  return [...(await read())]
    .map(([name, count]) => `${name}: ${count - (before.get(name) ?? 0)}`)
    .filter((line) => !line.endsWith(': 0'))
    .toSorted()
}

const insights = async (query: { period?: string } = {}) => {
  const { status, body } = await adminShop.send('getInsights', { query }, admin)
  expect(status).toBe(200)
  return body
}

test('an empty shop reports that no event was counted', async () => {
  expect(await insights()).toMatchObject({ isEmpty: true, isComparable: false, searches: [] })
})

/** (rule: counted-events) */
describe('page counts', () => {
  test('include cached and unmodified documents, and are written at the shutdown', async () => {
    const page = paths.product(product.slug)
    expect(
      await counted(async (shop) => {
        const { etag } = await visit(shop, page)
        expect((await visit(shop, page)).status).toBe(200)
        expect((await visit(shop, page, { 'if-none-match': etag })).status).toBe(304)
        await visit(shop, '/ur/brand/vivo?model=Vivo+Y21', { 'sec-fetch-mode': 'navigate' })
        await visit(shop, '/products?junk=1&q=Vivo+Y29++WALLET')
        await visit(shop, '/products?q=vivo+y29+wallet', elsewhere)
        await visit(shop, '/products?q=0300+1234567')
        await visit(shop, '/checkout')
      }),
    ).toEqual([
      'checkout_view: 1',
      'phone_choice Vivo Y21: 1',
      'phone_choice: 1',
      `product_view ${product.id}: 3`,
      'product_view: 3',
      'search vivo y29 wallet: 2',
      'search: 3',
    ])
  })

  test('exclude crawlers, prefetches, HEAD requests and missing pages', async () => {
    const page = paths.product(product.slug)
    expect(
      await counted(async (shop) => {
        await visit(shop, page, { 'user-agent': googlebot })
        for (const headers of [
          { 'sec-purpose': 'prefetch;prerender' },
          { purpose: 'prefetch' },
          { 'sec-fetch-mode': 'cors' },
        ]) {
          expect((await visit(shop, page, headers)).status).toBe(200)
        }
        expect((await visit(shop, `${page}-gone`)).status).toBe(404)
        await shop.sendRaw(page, { method: 'HEAD', headers: { 'user-agent': phone } })
      }),
    ).toEqual([])
  })

  test('exclude an event that the page before had, too', async () => {
    const from = (path: string) => ({ referer: `https://shop.test${path}` })
    expect(
      await counted(async (shop) => {
        await visit(shop, '/products?q=wallet&sort=price', from('/products?q=Wallet'))
        await visit(shop, '/products?q=wallet&model=Vivo+Y21', from('/ur/products?q=wallet'))
        await visit(shop, '/products?q=flip', from('/products?q=wallet'))
      }),
    ).toEqual(['phone_choice Vivo Y21: 1', 'phone_choice: 1', 'search: 1'])
  })

  test('include pages that a browser opens by a call for their data', async () => {
    const { slug, id } = product
    const page = paths.product(slug)
    expect(
      await counted(async (shop) => {
        const opens = (address: string, headers = {}) => ({
          'user-agent': phone,
          'x-page-view': address,
          referer: 'https://shop.test/',
          ...headers,
        })
        const called = async (path: string, headers: OutgoingHttpHeaders, method = 'GET') => {
          const answer = await shop.sendRaw(`/api${path}`, { method, headers } as RequestInit)
          await answer.arrayBuffer()
          return answer.status
        }
        expect(await called(`/products/${slug}`, opens(`/ur${page}?model=Vivo+Y21`))).toBe(200)
        // Known data are only named by their head.
        expect(await called(`/products/${slug}`, opens(page), 'HEAD')).toBe(200)
        await called(
          '/products?keyword=flip&deviceModel=Vivo+Y21',
          opens('/products?q=flip&model=Vivo+Y21'),
        )
        await called('/cart', opens('/checkout'))

        // Of the following, none serves the page that it names.
        await called(`/products/${slug}`, opens(paths.product('case-that-never-was')))
        await called('/products/case-that-never-was', opens(paths.product('case-that-never-was')))
        await called('/products?keyword=flip', opens('/products?q=something+else'))
        await called('/products?keyword=flip', opens('/products?q=flip&model=Vivo+Y21'))
        await called('/cart', opens(page))
        await called('/shop', opens('/checkout'))
        // And of these, none is a person's visit.
        await called(`/products/${slug}`, opens(page, { 'user-agent': googlebot }))
        await called(`/products/${slug}`, { 'user-agent': phone })
        await called(`/products/${slug}`, opens(`${page}?x=${'x'.repeat(3_000)}`))
      }),
    ).toEqual([
      'checkout_view: 1',
      'phone_choice Vivo Y21: 1',
      'phone_choice: 1',
      `product_view ${id}: 2`,
      'product_view: 2',
      'search: 1',
    ])
  })

  test('of one network neither fill the names of a day nor displace others and sales', async () => {
    const addition = { productId: product.id, quantity: 1, selectedModel: 'Vivo Y21' }
    expect(
      await counted(async (shop) => {
        for (let term = 0; term < 100; term += 1) {
          const headers = { 'user-agent': phone, 'x-page-view': `/products?q=made+up+${term}` }
          await shop.send('listProducts', { query: { keyword: `made up ${term}` } }, { headers })
        }
        await visit(shop, paths.product(product.slug))
        await shop.send('addToCart', { body: addition }, newGuest())
        await visit(shop, paths.product(product.slug), elsewhere)
      }),
    ).toEqual([
      `cart_addition ${product.id}: 1`,
      'cart_addition: 1',
      'cart_start: 1',
      `product_view ${product.id}: 1`,
      'product_view: 1',
      `search: ${MOST_OF_NETWORK}`,
    ])
  })
})

test('carts and purchases are counted, a repeated order once', async () => {
  const guest = newGuest()
  const addition = { productId: product.id, quantity: 2, selectedModel: 'Vivo Y21' }
  const key = { 'idempotency-key': randomUUID() }
  const body = orderBody(product)
  expect(
    await counted(async (shop) => {
      await shop.send('addToCart', { body: addition }, guest)
      await shop.send('addToCart', { body: { ...addition, quantity: 1 } }, guest)
      await shop.send('addToCart', { body: { ...addition, selectedModel: 'Nokia' } }, guest)
      for (const status of [201, 201]) {
        expect((await shop.send('placeOrder', { body }, guest, key)).status).toBe(status)
      }
    }),
  ).toEqual([
    `cart_addition ${product.id}: 3`,
    'cart_addition: 3',
    'cart_start: 1',
    `purchase ${product.id}: 1`,
    'purchase: 1',
  ])
})

/** Searches of the tests before. */
const SEARCHES = 5 + MOST_OF_NETWORK

describe('the insights', () => {
  test('list searches without results, phones and cases', async () => {
    const { searches, phones, products, totals, funnel, days } = await insights()
    expect(searches).toEqual([
      {
        term: 'vivo y29 wallet',
        count: { now: 2, before: 0 },
        cases: 0,
        missing: expect.arrayContaining(['Vivo Y29']),
        answeredBy: null,
        phone: { brandSlug: 'vivo', model: 'Vivo Y29' },
        caseType: null,
      },
    ])
    const [once, twice] = [1, 2].map((now) => ({ now, before: 0 }))
    const count = { now: 3, before: 0 }
    expect(phones).toEqual([{ brandSlug: 'vivo', model: 'Vivo Y21', count, cases: 1 }])
    expect(products).toEqual([
      {
        id: product.id,
        name: 'Peacock',
        isOnSale: true,
        views: { now: 6, before: 0 },
        additions: { now: 4, before: 0 },
        purchases: once,
      },
    ])
    expect(totals.searches).toEqual({ now: SEARCHES, before: 0 })
    expect(funnel).toEqual({ carts: twice, checkouts: twice, orders: once, unpaid: 0 })
    expect(days.at(-1)).toMatchObject({ date: dayOf(new Date()), views: 6, purchases: 1 })
  })

  test('compare with the whole previous period', async () => {
    const row = { event: 'search' as const, subject: '', count: 40 }
    const on = (daysAgo: number) => daysAfter(dayOf(new Date()), -daysAgo)
    await stored.database.db
      .insertInto('event_counts')
      .values([
        { ...row, day: on(13) },
        { ...row, day: on(7) },
        { ...row, day: on(14), count: 1_000 },
      ])
      .execute()
    const week = await insights()
    expect(week.isComparable).toBe(true)
    expect(week.totals.searches).toEqual({ now: SEARCHES, before: 80 })
    const month = await insights({ period: 'month' })
    expect(month).toMatchObject({ period: 'month', isComparable: false })
    expect(month.totals.searches.now).toBe(1_080 + SEARCHES)
    expect(month.days).toHaveLength(28)
  })

  test('expire after 400 days', async () => {
    const { db } = stored.database
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect((await purgeIdle(db, inDays(380))).eventCounts).toBe(0)
    expect((await purgeIdle(db, inDays(402))).eventCounts).toBeGreaterThan(0)
  })
})
