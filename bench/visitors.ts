import { paths } from '#domain/paths.ts'
import { additionOf, type GuestItem, guestOrder, newSession } from './scratch/guest.ts'
import { cpuSeconds, megabytesOf } from './scratch/processes.ts'
import { judge, say } from './scratch/report.ts'
import { openFilledShop } from './scratch/shop.ts'

/**
 * CPU time and bytes of a visitor, for capacity planning. Each makes a first visit: home with its
 * files, a brand, three cases, a search, their pictures; one in ten fills a cart, three in a
 * hundred order and open the order. `node bench/visitors.ts [visitors]`
 */
const [visitors = 1_500] = process.argv.slice(2).map(Number)
/** Unmeasured visits that compile code, cache pages and draw first pictures. */
const WARM_UP = 300
const AT_ONCE = 12
/** Pictures that a phone requests before scrolling far. */
const PICTURES_OF_A_LIST = 8
/** One visitor in `A_CART_IN` fills a cart, and `ORDERED_OF_TEN` of ten carts are ordered. */
const A_CART_IN = 10
const ORDERED_OF_TEN = 3
/** Ratio of the busiest minutes to the mean of the busiest hour. */
const PEAK = 3
const sizes = [1_000, 10_000, 100_000] as const
const acceptable = { 'accept-encoding': 'br', accept: 'text/html,image/avif,*/*' }

const shop = await openFilledShop({ LOG_LEVEL: 'error' })
const sent = { bytes: 0, requests: 0 }
try {
  const listed = await call<{ products: readonly ListedProduct[] }>('GET', '/products?limit=100')
  await sendVisitors(WARM_UP, listed.products)
  await report(listed.products)
} finally {
  await shop.close()
}

interface ListedProduct extends GuestItem {
  readonly slug: string
  readonly brandSlug: string
}

async function report(products: readonly ListedProduct[]): Promise<void> {
  Object.assign(sent, { bytes: 0, requests: 0 })
  const before = await used()
  const begun = performance.now()
  await sendVisitors(visitors, products)
  const seconds = (performance.now() - begun) / 1000
  const after = await used()
  const node = ((after.node - before.node) / visitors) * 1000
  const postgres = ((after.postgres - before.postgres) / visitors) * 1000
  const { now } = await megabytesOf(shop.pid)
  const kilobytes = sent.bytes / visitors / 1000
  say(
    `\n${visitors} visitors, ${(visitors / seconds).toFixed(0)} a second, ${(
      sent.requests / visitors
    ).toFixed(1)} requests and ${kilobytes.toFixed(0)} KB each`,
  )
  say(`CPU of a visitor: ${node.toFixed(1)} ms in Node, ${postgres.toFixed(1)} ms in PostgreSQL`)
  say(`memory of the shop: ${now.toFixed(0)} MB`)
  for (const size of sizes) {
    const perSecond = (size / 3600) * PEAK
    const cores = (perSecond * (node + postgres)) / 1000
    const megabits = (perSecond * kilobytes * 8) / 1000
    say(
      `${size} visitors an hour: ${cores.toFixed(2)} cores and ${megabits.toFixed(0)} Mbit/s at ${PEAK} times the mean`,
    )
  }
  judge('CPU of a visitor, database included', node + postgres, ' ms', { atMost: 60 })
}

async function used(): Promise<{ node: number; postgres: number }> {
  const [node, postgres] = await Promise.all([
    cpuSeconds(shop.pid),
    cpuSeconds(shop.database.server.pid()),
  ])
  return { node, postgres }
}

async function sendVisitors(count: number, products: readonly ListedProduct[]): Promise<void> {
  let next = 0
  const send = async () => {
    while (next < count) {
      next += 1
      await visit(next, products)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
}

/** Makes one visit; its pages follow from its number, so that runs are identical. */
async function visit(number: number, products: readonly ListedProduct[]): Promise<void> {
  const home = await page(paths.home())
  await all(filesOf(home))
  await all(picturesOf(home).slice(0, PICTURES_OF_A_LIST))
  const chosen = [7, 31, 101].map((step) => products[(number * step) % products.length])
  const [first] = chosen
  if (!first) throw new RangeError('the shop is empty')
  const brand = await page(paths.brand(first.brandSlug))
  await all(picturesOf(brand).slice(0, PICTURES_OF_A_LIST))
  for (const product of chosen) {
    if (product) await all(picturesOf(await page(paths.product(product.slug))).slice(0, 1))
  }
  const words = first.deviceModels[0] ?? ''
  await call('GET', `/search/suggestions?q=${encodeURIComponent(words.slice(0, 5))}`)
  await call('GET', `/products?keyword=${encodeURIComponent(words)}`)
  if (number % A_CART_IN === 0) await buy(first, (number / A_CART_IN) % 10 < ORDERED_OF_TEN)
}

async function buy(product: ListedProduct, orders: boolean): Promise<void> {
  const session = newSession()
  const { checkoutKey } = await call<{ checkoutKey: string }>(
    'POST',
    '/cart',
    { session },
    additionOf(product),
  )
  await page(paths.cart())
  if (!orders) return
  const placed = await call<{ _id: string }>(
    'POST',
    '/orders',
    { session, key: checkoutKey },
    guestOrder(product),
  )
  await call('GET', `/orders/${placed._id}`, { session })
}

async function page(path: string): Promise<string> {
  const answer = await got(path)
  return await answer.text()
}

async function all(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(async (address) => (await got(address)).arrayBuffer()))
}

async function got(path: string): Promise<Response> {
  const answer = await fetch(shop.address + path, { headers: acceptable })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  sent.requests += 1
  sent.bytes += Number(answer.headers.get('content-length') ?? 0)
  return answer
}

async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  { session = newSession(), key = '' } = {},
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${shop.address}/api${path}`, {
    method,
    headers: {
      ...acceptable,
      'x-session-id': session,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  sent.requests += 1
  sent.bytes += Number(answer.headers.get('content-length') ?? text.length)
  return JSON.parse(text) as Answer
}

/** Scripts, styles and the font of a page. */
function filesOf(html: string): readonly string[] {
  return [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, at = '']) => at)),
  ]
}

/** Smallest file of each picture on a page, which a phone requests. */
function picturesOf(html: string): readonly string[] {
  return [...html.matchAll(/srcset="(\/\S+)/gi)].map(([, at = '']) => at)
}
