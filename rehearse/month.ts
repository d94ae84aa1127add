import type pg from 'pg'
import { eventually } from '#testing/processes.ts'
import { listedPage } from '#testing/products.ts'
import { say } from '../bench/scratch/report.ts'
import type { CustomerBase } from './month/customers.ts'
import { type Day, simulateDay } from './month/day.ts'
import { judgeMonth } from './month/findings.ts'
import { type MonthShop, openMonthShop } from './month/shop.ts'
import { countExpiringRows } from './month/sizes.ts'

/**
 * Rehearses two months of a busy shop by its calls, each day in some seconds, while its clock and
 * the database's jump from day to day: carts and messages are kept for a month and sessions longer,
 * so that only the second month shows whether they level off. A quarter without visitors follows.
 * `npm run rehearse -- month [short | share of a day with 100 orders] [days]` takes a quarter of an
 * hour of processor time, `short` a fifth of that.
 */
const [form = 'whole', days = '66'] = process.argv.slice(2)
/** Share of a day with a hundred orders. */
const share = form === 'short' ? 0.05 : form === 'whole' ? 0.35 : Number(form)
/** Days after which all expiring data must be removed, screenshots of settled orders included. */
const QUIET = 100
/** Milliseconds for housekeeping after a quarter without it. */
const SWEPT_WITHIN = 120_000

const shop = await openMonthShop()
try {
  const { products } = await listedPage(shop.calls, { limit: '100' })
  const customers: CustomerBase = {
    calls: shop.calls,
    accounts: [],
    ordering: new Set(),
    products: products
      // Cases with printed names need a name.
      .filter(({ caseType }) => caseType !== 'Name Customization')
      .map(({ _id: id, slug, name, deviceModels }) => ({ id, slug, name, deviceModels })),
  }
  const lived: Day[] = []
  for (let day = 0; day < Number(days); day += 1) {
    if (day > 0) await shop.letItBe(day)
    const today = await simulateDay(shop, customers, share)
    lived.push(today)
    say(lineOf(day, today))
  }
  say(
    `\n${days} days, ${lived.reduce((sum, { calls }) => sum + calls, 0)} calls, the first day left out`,
  )
  const isKept = judgeMonth(lived.slice(1))
  const isEmpty = await quarterOfSilence(shop, Number(days))
  if (!isKept || !isEmpty) process.exitCode = 1
} finally {
  await shop.close()
}

/** Simulates a time without visitors, after which all expiring data must be removed. */
async function quarterOfSilence({ client, letItBe }: MonthShop, from: number): Promise<boolean> {
  await letItBe(from + QUIET)
  try {
    await eventually(() => isSwept(client), SWEPT_WITHIN, 'everything that runs out is gone')
  } catch {
    const left = Object.entries(await countExpiringRows(client)).filter(([, count]) => count > 0)
    say(`NOT KEPT  left after ${QUIET} days without anybody: ${JSON.stringify(left)}`)
    return false
  }
  say(`kept      nothing that runs out is left after ${QUIET} days without anybody`)
  return true
}

async function isSwept(client: pg.Client): Promise<boolean> {
  const { rowCount: proofs } = await client.query(
    `select from orders where proof_file is not null
    and greatest(paid_at, cancelled_at, delivered_at) is not null limit 1`,
  )
  const left = Object.values(await countExpiringRows(client))
  return proofs === 0 && left.every((count) => count === 0)
}

function lineOf(
  day: number,
  { expiringRows, tables, memory, cpu, took, load, calls, putOff }: Day,
): string {
  const dead = Object.values(tables).reduce((sum, table) => sum + table.dead, 0)
  const bytes = Object.values(tables).reduce((sum, table) => sum + table.bytes, 0)
  const times = Object.entries(took).map(
    ([name, { p50, p95 }]) => `${name} ${p50.toFixed(0)}/${p95.toFixed(0)}`,
  )
  return [
    `day ${String(day).padStart(3)}: ${calls} calls (${putOff} put off), ${cpu.toFixed(1)} ms of CPU each`,
    `${tables.orders?.rows} orders, ${expiringRows['carts of guests']} carts of guests`,
    `${expiringRows.sessions} sessions`,
    `tables ${(bytes / 2 ** 20).toFixed(1)} MB, ${dead} dead rows, memory ${memory.toFixed(0)} MB`,
    `p50/p95 ms: ${times.join(', ')}`,
    `load ${load.toFixed(1)}`,
  ].join('; ')
}
