import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#testing/processes.ts'
import { cpuSeconds, megabytesOf } from '../../bench/scratch/processes.ts'
import { quantile } from '../../bench/scratch/report.ts'
import { type CustomerBase, dailyActs } from './customers.ts'
import { ownersDay } from './owner.ts'
import type { MonthShop } from './shop.ts'
import {
  countExpiringRows,
  type ExpiringData,
  folderSize,
  type TableSize,
  tableSizes,
} from './sizes.ts'

export const timedCalls = {
  list: 'listProducts',
  cart: 'addToCart',
  order: 'placeOrder',
  'admin list': 'listOrders',
} as const

export type TimedCall = keyof typeof timedCalls

/** State of the shop at the end of a day, and measurements of the day. */
export interface Day {
  readonly tables: Readonly<Record<string, TableSize>>
  readonly expiringRows: Readonly<Record<ExpiringData, number>>
  readonly pictures: { readonly files: number; readonly bytes: number }
  readonly proofs: { readonly files: number; readonly bytes: number }
  /** Memory of the shop's process in megabytes. */
  readonly memory: number
  /** CPU per call in milliseconds, of the shop and its database together. */
  readonly cpu: number
  readonly calls: number
  /** Calls that were answered with 503 at first, or aborted. */
  readonly putOff: number
  /** Milliseconds. */
  readonly took: Readonly<Record<TimedCall, { readonly p50: number; readonly p95: number }>>
  readonly load: number
}

const AT_ONCE = 4
/** Milliseconds until the mail server has received everything. */
const MAIL_WITHIN = 120_000

/** Runs a day of trade; `share` scales its number of visitors. */
export async function simulateDay(
  shop: MonthShop,
  customers: CustomerBase,
  share: number,
): Promise<Day> {
  shop.stopwatch.restart()
  const pids = [shop.shop, shop.database]
  const before = await cpuSeconds(...pids)
  const acts = shuffled(
    dailyActs.flatMap(([act, times]) =>
      Array.from({ length: Math.ceil(times * share) }, () => act),
    ),
  )
  const customer = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) await act(customers)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, customer))
  await ownersDay(customers.calls)
  await eventually(() => isMailOut(shop), MAIL_WITHIN, 'all mail is out')
  shop.mail.received.length = 0

  const cpu = (await cpuSeconds(...pids)) - before
  const calls = shop.stopwatch.count()
  const took = Object.fromEntries(
    Object.entries(timedCalls).map(([name, call]) => {
      const times = shop.stopwatch.times(call)
      return [name, { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }]
    }),
  ) as Day['took']
  return {
    tables: await tableSizes(shop.client),
    expiringRows: await countExpiringRows(shop.client),
    pictures: await folderSize(join(shop.folder, 'images')),
    proofs: await folderSize(join(shop.folder, 'proofs')),
    memory: (await megabytesOf(shop.shop)).now,
    cpu: (cpu * 1000) / calls,
    calls,
    putOff: shop.stopwatch.putOff(),
    took,
    load: loadavg()[0] ?? Number.NaN,
  }
}

async function isMailOut({ client }: MonthShop): Promise<boolean> {
  const { rowCount } = await client.query("select from messages where state = 'waiting' limit 1")
  return rowCount === 0
}

function shuffled<T>(some: readonly T[]): T[] {
  const mixed = [...some]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}
