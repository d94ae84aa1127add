import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf, daysAfter } from '#domain/moments.ts'
import { paths } from '#domain/paths.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { openStorefront } from '#server/storefront.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { orderBody } from '#testing/orders.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { shippedSettings } from '#testing/settings.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { EventCounter, MOST_TERMS } from './event-counter.ts'
import { writeEvents } from './event-writer.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let stored: TestDatabase
let adminShop: TestShop
let admin: TestAccount
let product: TestProduct
beforeAll(async () => {
  stored = await openTestDatabase()
  adminShop = await openTestShop({ database: stored.database, rateLimitScale: 0 })
  admin = await newAccount(adminShop, { isAdmin: true })
  product = await newProduct(adminShop, {
    name: 'Peacock',
    brand: 'vivo',
    deviceModels: ['Vivo Y21'],
    caseType: 'Silicon',
  })
})
afterAll(async () => {
  await adminShop.close()
  await stored.close()
})

/** Opens a process of the shop with its pages; its counts are written when it closes. */
function openProcess(): Promise<TestShop> {
  const parts = {
    database: stored.database,
    settings: shippedSettings,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    publicUrl: () => 'https://shop.test',
  }
  return openTestShop({
    ...parts,
    rateLimitScale: 0,
    storefront: (app, events) => openStorefront(app, { ...parts, events }),
  })
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
        await visit(shop, '/brand/vivo?model=Vivo+Y21', { 'sec-fetch-mode': 'navigate' })
        await visit(shop, '/products?q=Vivo+Y29++WALLET')
        await visit(shop, '/products?q=vivo+y29+wallet')
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

  test('exclude crawlers, HEAD requests and missing pages', async () => {
    const page = paths.product(product.slug)
    expect(
      await counted(async (shop) => {
        await visit(shop, page, { 'user-agent': googlebot })
        expect((await visit(shop, `${page}-gone`)).status).toBe(404)
        await shop.sendRaw(page, { method: 'HEAD', headers: { 'user-agent': phone } })
      }),
    ).toEqual([])
  })

  test('include pages that a browser reports, each event once, and exclude all other calls', async () => {
    const pages = [
      paths.product(product.slug),
      `${paths.product(product.slug)}?model=Vivo+Y21`,
      paths.product('case-that-never-was'),
      '/products?q=wallet',
      '/products?q=Wallet&sort=price',
      paths.adminOrders(),
    ]
    expect(
      await counted(async (shop) => {
        const asPhone = { 'user-agent': phone }
        const sent = await shop.send('reportPages', { body: { pages } }, undefined, asPhone)
        expect(sent.status).toBe(200)
        await shop.send('reportPages', { body: { pages } }, undefined, { 'user-agent': googlebot })
        await shop.send('getProduct', { params: { id: product.slug } }, undefined, asPhone)
        await shop.send('listProducts', { query: { keyword: 'wallet' } }, undefined, asPhone)
      }),
    ).toEqual([`product_view ${product.id}: 1`, 'product_view: 1', 'search wallet: 1', 'search: 1'])
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
    const once = { now: 1, before: 0 }
    expect(phones).toEqual([{ brandSlug: 'vivo', model: 'Vivo Y21', count: once, cases: 1 }])
    expect(products).toEqual([
      {
        id: product.id,
        name: 'Peacock',
        isOnSale: true,
        views: { now: 4, before: 0 },
        additions: { now: 3, before: 0 },
        purchases: once,
      },
    ])
    expect(totals.searches).toEqual({ now: 4, before: 0 })
    expect(funnel).toEqual({ carts: once, checkouts: once, orders: once, unpaid: 0 })
    expect(days.at(-1)).toMatchObject({ date: dayOf(new Date()), views: 4, purchases: 1 })
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
    expect(week.totals.searches).toEqual({ now: 4, before: 80 })
    const month = await insights({ period: 'month' })
    expect(month).toMatchObject({ period: 'month', isComparable: false })
    expect(month.totals.searches.now).toBe(1_084)
    expect(month.days).toHaveLength(28)
  })

  test('are restricted to admins', async () => {
    const customer = await newAccount(adminShop)
    const { status } = await adminShop.send('getInsights', { query: {} }, customer)
    expect(status).toBe(403)
  })

  test('expire after 400 days', async () => {
    const { db } = stored.database
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect((await purgeIdle(db, inDays(380))).eventCounts).toBe(0)
    expect((await purgeIdle(db, inDays(402))).eventCounts).toBeGreaterThan(0)
  })
})

describe('an event counter', () => {
  test.each<[string, number, IncomingHttpHeaders]>([
    ['a phone', 1, { 'user-agent': phone }],
    ['a navigation', 1, { 'user-agent': phone, 'sec-fetch-mode': 'navigate' }],
    ['a crawler', 0, { 'user-agent': googlebot }],
    ['a link preview', 0, { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a program', 0, { 'user-agent': 'curl/8.5.0' }],
    ['a request without a user agent', 0, {}],
    [
      'a crawler that no pattern matches',
      0,
      { 'user-agent': 'Mozilla/5.0 (compatible; Newbot/1.0)' },
    ],
    ['a headless browser', 0, { 'user-agent': `${phone} HeadlessChrome/131.0.0.0` }],
    ['Opera Mini', 1, { 'user-agent': 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en)' }],
    ['a prefetched page', 0, { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' }],
    ['a page prefetched by Safari', 0, { 'user-agent': phone, purpose: 'prefetch' }],
    ['the fetch of a service worker', 0, { 'user-agent': phone, 'sec-fetch-mode': 'cors' }],
  ])('counts for %s: %i', (_, times, headers) => {
    const counter = new EventCounter()
    counter.countDocument('/checkout', headers)
    expect(counter.take()).toHaveLength(times)
  })

  test('restores counts that could not be written', async () => {
    const counter = new EventCounter()
    counter.count('search', 'wallet')
    const away = await openTestDatabase()
    await away.close()
    await expect(writeEvents(away.database.db, counter)).rejects.toThrow()
    counter.count('search', 'wallet')
    expect(counter.take().map(({ subject, count }) => [subject, count])).toEqual([
      ['', 2],
      ['wallet', 2],
    ])
  })

  test('limits the terms counted by name per day, and counts all in the total', () => {
    let now = Date.parse('2026-11-25T12:00:00Z')
    const counter = new EventCounter(() => now)
    for (let term = 0; term < MOST_TERMS + 100; term += 1) counter.count('search', `term ${term}`)
    counter.count('search', 'term 1')
    const taken = counter.take()
    expect(taken).toHaveLength(MOST_TERMS + 1)
    expect(taken[0]).toMatchObject({ subject: '', count: MOST_TERMS + 101 })
    counter.count('search', 'one more')
    expect(counter.take()).toHaveLength(1)
    now = Date.parse('2026-11-25T19:00:00Z')
    counter.count('search', 'one more')
    expect(counter.take().map(({ day, subject }) => [day, subject])).toEqual([
      ['2026-11-26', ''],
      ['2026-11-26', 'one more'],
    ])
  })
})
