import { once } from 'node:events'
import type { CountedOrders } from '#domain/contract/orders.ts'
import { ownersCalls, type SampleOrder } from './admin/calls.ts'
import type { Size } from './admin/fill.ts'
import { logIn, type Owner } from './admin/owner.ts'
import { openBusyShop } from './admin/shop.ts'
import { judge, median, say } from './scratch/report.ts'
import { benchSettings } from './scratch/shop.ts'

/**
 * Time of the owner's calls in a shop with 100,000 orders, 10,000 products and 50,000 users, one
 * call at a time over HTTP. `node bench/admin.ts [calls] [orders]`; with 0 calls only the memory of
 * long answers is measured, which other work on the machine doesn't change. `--keep` measures
 * nothing: the shop stays open with the demo's pictures until Ctrl-C.
 */
const keeps = process.argv.includes('--keep')
const [calls = 30, orders = 100_000] = process.argv.slice(2).filter(isNumber).map(Number)
const size: Size = { orders, products: 10_000, users: 50_000 }
/** Calls that warm up compiled code and caches. */
const WARM_UP = 5
/** Milliseconds. */
const BUDGET = { atMost: 100 }

const shop = await openBusyShop(size, { DEMO_CATALOGUE: keeps ? 'on' : 'off' })
try {
  if (keeps) await keepOpen()
  else {
    const owner = await logIn(shop.address)
    if (calls > 0) await measure(owner)
    await longAnswers(owner)
  }
} finally {
  await shop.close()
}

async function keepOpen(): Promise<void> {
  say(`\n${shop.address}/login`)
  say(`${benchSettings.ADMIN_EMAIL}, password ${benchSettings.ADMIN_PASSWORD}. Ctrl-C ends it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}

async function measure(owner: Owner): Promise<void> {
  say(`\n${orders} orders, ${size.products} products, ${size.users} users; ${calls} calls each`)
  const half = (total: number) => String(Math.round(total / 20 / 2))
  const middle = {
    orders: half(orders),
    users: half(size.users),
    products: half(size.products),
  }
  const page = await owner.ask<CountedOrders>(`/orders?page=${middle.orders}`)
  const order = page.orders.find(({ orderStatus }) => orderStatus === 'Delivered') as SampleOrder
  const slowest = { name: '', milliseconds: 0 }
  for (const { name, path } of ownersCalls(order, middle)) {
    const milliseconds = await report(
      name,
      () => owner.time(path, calls),
      () => owner.time(path, WARM_UP),
    )
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds })
  }
  await afterAct(owner)
  judge(`the slowest, ${slowest.name}`, slowest.milliseconds, ' ms', BUDGET)
}

/** Prints minimum, median and 95th percentile; returns the median. */
async function report(
  name: string,
  time: () => Promise<readonly number[]>,
  warmUp: () => Promise<unknown>,
): Promise<number> {
  await warmUp()
  const took = await time()
  const slow = took[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  judge(name, median(took), ' ms', BUDGET)
  say(`          ${took[0]?.toFixed(1)} to ${slow.toFixed(1)} ms`)
  return median(took)
}

/** Requests the summary right after each of several changes, which it must contain. */
async function afterAct(owner: Owner): Promise<void> {
  const { orders: shipped } = await owner.ask<CountedOrders>(
    `/orders?status=Processing&limit=${calls}&page=1`,
  )
  const took: number[] = []
  for (const { _id } of shipped) {
    const before = await owner.ask<StatementCount>('/admin/summary')
    await owner.ask(`/orders/${_id}/deliver`, { method: 'PUT' })
    took.push(...(await owner.time('/admin/summary', 1)))
    const after = await owner.ask<StatementCount>('/admin/summary')
    if (after.statusCounts.Delivered !== before.statusCounts.Delivered + 1) {
      throw new Error('the summary does not hold the change')
    }
  }
  judge('summary right after a change', median(took), ' ms', BUDGET)
}

interface StatementCount {
  readonly statusCounts: { readonly Delivered: number }
}

/** Measures memory of streamed answers, which must not grow with their length. */
async function longAnswers(owner: Owner): Promise<void> {
  for (const path of ['/orders/export', '/orders', '/users']) {
    const { seconds, megabytes, memoryBefore, memoryMost } = await owner.swallow(path, shop.pid)
    say(`          GET ${path}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`)
    const growth = Math.max(0, memoryMost - memoryBefore)
    judge(`memory that ${path} adds to ${memoryBefore.toFixed(0)} MB`, growth, ' MB', {
      atMost: 150,
    })
    judge(`memory of the process while ${path} is written`, memoryMost, ' MB', { atMost: 300 })
  }
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}
