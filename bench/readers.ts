import { join } from 'node:path'
import { demoProducts } from '#demo/index.ts'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { migrate } from '#server/database/migrate.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { fillCatalogue, type StockedProduct } from './scratch/catalogue.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { additionOf, type GuestItem, guestOrder, newSession } from './scratch/guest.ts'
import { type HttpConnection, openConnection } from './scratch/http-connection.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { judge, say } from './scratch/report.ts'
import { startShop } from './scratch/shop.ts'

/**
 * CPU time of a listing by brand and model in the demo catalogue, whose products have up to 142
 * models, and the time of an order while 20 readers request 3,000 such listings: sequentially on
 * each reader's connection, then as many at once as connections allow. `node bench/readers.ts
 * [lists] [readers]`
 */
const [lists = 3_000, readers = 20] = process.argv.slice(2).map(Number)
/** Connections of each reader in the second round; the shop accepts 2,000 in all. */
const AT_ONCE = 75
/** Calls per measurement of CPU time, which /proc counts in hundredths of a second. */
const MEASURED_CALLS = 3_000

const paths = brands.flatMap(({ slug, displayName: keyword }) =>
  modelsOf(slug).map(
    (deviceModel) => `/api/products?${new URLSearchParams({ keyword, deviceModel })}`,
  ),
)

const scratch = await openScratchDatabase()
await migrate(scratch.server.url)
await asAdministrator(scratch.server.url, async (client) => {
  await fillCatalogue(client, demoProducts.length, stocked)
  await client.query('vacuum analyze')
})
// Skips the demo catalogue of a first start, which draws pictures for a while.
const shop = await startShop({
  DATABASE_URL: scratch.server.url,
  DATA_DIR: join(scratch.folder, 'shop'),
  DEMO_CATALOGUE: 'off',
  LOG_LEVEL: 'error',
})
const port = Number(new URL(shop.address).port)
try {
  const buyer = await openConnection(port)
  const wanted = await productsOf(buyer)
  await read([buyer], 2 * paths.length)
  for (let number = 0; number < 200; number += 1) await buy(buyer, wanted, number)
  const plain = await cpuOf(buyer, 'without compression', {})
  judge('CPU of a listing by brand and model', plain, ' ms', { atMost: 1 })
  await cpuOf(buyer, 'in brotli', { 'accept-encoding': 'br' })
  for (const each of [1, AT_ONCE]) await reportOrders(buyer, wanted, each)
  buyer.close()
} finally {
  await shop.close()
  await scratch.close()
}

function stocked(number: number): StockedProduct {
  const like = demoProducts[number]
  if (!like) throw new RangeError('the demo catalogue has no such product')
  const { slug, name, description, brand, caseType, deviceModels, colours, price, daysOnSale } =
    like
  return {
    ...{ slug, name, description, brand, colours, price },
    case_type: caseType,
    device_models: deviceModels,
    age: Math.round(daysOnSale * 24 * 60),
  }
}

async function productsOf(connection: HttpConnection): Promise<readonly GuestItem[]> {
  const { body } = await connection.send('GET', '/api/products?limit=100')
  return (JSON.parse(body) as { products: GuestItem[] }).products
}

/** CPU time of a listing in ms, of Node and PostgreSQL together. */
async function cpuOf(
  connection: HttpConnection,
  how: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const before = await used()
  const { failed } = await read([connection], MEASURED_CALLS, headers)
  if (failed > 0) throw new Error(`${failed} listings failed`)
  const after = await used()
  const node = ((after.node - before.node) / MEASURED_CALLS) * 1000
  const postgres = ((after.postgres - before.postgres) / MEASURED_CALLS) * 1000
  say(`  ${how}: ${node.toFixed(2)} ms in Node, ${postgres.toFixed(2)} ms in PostgreSQL`)
  return node + postgres
}

async function used(): Promise<{ readonly node: number; readonly postgres: number }> {
  const [node, postgres] = await Promise.all([
    cpuSeconds(shop.pid),
    cpuSeconds(scratch.server.pid()),
  ])
  return { node, postgres }
}

async function reportOrders(
  buyer: HttpConnection,
  wanted: readonly GuestItem[],
  each: number,
): Promise<void> {
  const connections = await Promise.all(
    Array.from({ length: readers * each }, () => openConnection(port)),
  )
  const took: number[] = []
  const begun = performance.now()
  let isOver = false
  const reading = read(connections, lists).finally(() => {
    isOver = true
  })
  for (let number = 0; !isOver; number += 1) took.push(await buy(buyer, wanted, number))
  const { failed } = await reading
  const seconds = (performance.now() - begun) / 1000
  for (const connection of connections) connection.close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  say(
    `  ${readers} readers, ${each} at once each: ${lists} listings in ${seconds.toFixed(1)} s, ` +
      `${failed} of them refused; ${took.length} orders, p50 ${at(0.5).toFixed(0)} ms, ` +
      `p95 ${at(0.95).toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  )
  judge(`order beside ${readers * each} listings at once, 95th of 100`, at(0.95), ' ms', {
    atMost: 500,
  })
}

/** Requests `count` listings on these connections; returns the number of unserved ones. */
async function read(
  connections: readonly HttpConnection[],
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly failed: number }> {
  let next = 0
  let failed = 0
  const ask = async (connection: HttpConnection) => {
    while (next < count) {
      const path = paths[next % paths.length] ?? ''
      next += 1
      const { status } = await connection.send('GET', path, { headers })
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(connections.map(ask))
  return { failed }
}

/** Fills a cart and orders; returns the duration of the order alone in ms. */
async function buy(
  connection: HttpConnection,
  wanted: readonly GuestItem[],
  number: number,
): Promise<number> {
  const product = wanted[number % wanted.length]
  if (!product) throw new RangeError('the shop is empty')
  const session = { 'x-session-id': newSession() }
  const added = await connection.send('POST', '/api/cart', {
    body: additionOf(product),
    headers: session,
  })
  if (added.status !== 200) throw new Error(`cart: ${added.status} ${added.body}`)
  const { checkoutKey } = JSON.parse(added.body) as { checkoutKey: string }
  const begun = performance.now()
  const placed = await connection.send('POST', '/api/orders', {
    body: guestOrder(product),
    headers: { ...session, 'idempotency-key': checkoutKey },
  })
  if (placed.status !== 201) throw new Error(`order: ${placed.status} ${placed.body}`)
  return performance.now() - begun
}
