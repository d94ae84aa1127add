import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { migrate } from '#server/schema/migrate.ts'
import { asAdministrator } from '#testing/database-server.ts'
import type { LoadOrder, LoadReport, LoadResult } from './pressure/load.ts'
import { fillCatalogue } from './scratch/catalogue.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { judge, say } from './scratch/report.ts'
import { startShop } from './scratch/shop.ts'

/**
 * Refusals under an overload: hundreds of connections request listings while a few fill carts and
 * order, all of them sending the next request right after an answer. `node bench/pressure.ts
 * [seconds] [listing connections] [ordering connections]`
 */
const [seconds = 60, listing = 290, ordering = 10] = process.argv.slice(2).map(Number)
const PRODUCTS = 10_000

const scratch = await openScratchDatabase()
try {
  await migrate(scratch.server.url)
  const products = await asAdministrator(scratch.server.url, async (client) => {
    await fillCatalogue(client, PRODUCTS)
    // Products of the purchases: a few with one price, with a model of each.
    const { rows } = await client.query<{ id: string }>(
      `update products set price = 100000, device_models = array['iPhone 15']
      where brand = 'iphone' and id in (
        select id from products where brand = 'iphone' order by id limit 200)
      returning id`,
    )
    await client.query('vacuum analyze')
    return rows.map(({ id }) => id)
  })
  const shop = await startShop({
    DATABASE_URL: scratch.server.url,
    DATA_DIR: join(scratch.folder, 'shop'),
    DEMO_CATALOGUE: 'off',
    LOG_LEVEL: 'error',
  })
  try {
    const order = { port: Number(new URL(shop.address).port), listings: listings(), products }
    // Warms up compiled code, connections and query plans, as in a shop that has been open for a
    // while.
    await send({ ...order, seconds: 3, listing: 8, ordering: 2 })
    const result = await send({ ...order, seconds, listing, ordering })
    printResult('orders', result.orders)
    printResult('carts', result.carts)
    printResult('listings', result.listings)
    const ready = await fetch(`${shop.address}/readyz`)
    say(`right afterwards /readyz answers ${ready.status}`)
    judge('orders refused', shareRefused(result.orders), ' %', { atMost: 2 })
    judge('longest answer to an order', result.orders.longest, ' ms', { atMost: 3_500 })
  } finally {
    await shop.close()
  }
} finally {
  await scratch.close()
}

/** Filtered listings, as requested by shoppers on their way to a case. */
function listings(): string[] {
  return brands.flatMap((brand) =>
    modelsOf(brand.slug)
      .slice(0, 5)
      .map((deviceModel) => {
        const asked = new URLSearchParams({ keyword: brand.displayName, deviceModel })
        return `/api/products?${asked}`
      }),
  )
}

/** Sends from a separate process, so that the shop's work doesn't delay it. */
async function send(order: LoadOrder): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'pressure/load.ts'))
  const ended = once(child, 'exit').then(() => {
    throw new Error('the sender ended without a report')
  })
  child.send(order)
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [LoadReport]
  return report
}

function shareRefused({ ok, refused, failed }: LoadResult): number {
  return (refused / Math.max(1, ok + refused + failed)) * 100
}

function printResult(kind: string, result: LoadResult): void {
  const { ok, refused, failed, p50, p95, longest } = result
  const share = shareRefused(result).toFixed(1)
  say(
    `${kind.padEnd(9)}${String(ok).padStart(8)} served (${(ok / seconds).toFixed(0)}/s), ` +
      `${refused} refused (${share} %), ${failed} failed; ` +
      `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  )
}
