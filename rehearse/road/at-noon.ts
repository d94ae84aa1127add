import { eventually } from '#testing/processes.ts'
import { judge, load, say } from '../../bench/scratch/report.ts'
import { sendReaders } from '../support/readers.ts'
import { sendShoppers } from '../support/shoppers.ts'
import { versionAfter } from '../support/version-after.ts'
import { doAsThePageSays } from './install.ts'
import type { Machine } from './machine.ts'
import { doorOf, isThere, type RemoteShop, ready } from './shopper.ts'

/** Milliseconds; longer than Caddy holds requests during a restart. */
const patience = { call: 90_000, orders: 180_000 }
/** Seconds. */
const WAIT = { atMost: 20 }
const ENOUGH = 10

/**
 * Rehearses an update on one machine: guests buy and visitors read while the shop restarts, and
 * while the page's commands install a newer version with migrations of its own. No request is
 * refused; the longest wait is reported. Returns whether all promises were kept.
 */
export async function replaceAtNoon(machine: Machine, shop: RemoteShop): Promise<boolean> {
  const door = doorOf(shop)
  // Each step has its own wait and failures.
  const during = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    const shoppers = sendShoppers(3, [door], { every: 200, patience: patience.call })
    const readers = sendReaders(1, door, { patience: patience.call })
    const { acknowledged, failures } = shoppers
    const flow = async () => {
      const wanted = acknowledged.length + ENOUGH
      await eventually(async () => acknowledged.length >= wanted, patience.orders, 'orders flow')
    }
    await flow()
    const usual = Math.max(shoppers.longestWait(), readers.longestWait()) / 1_000
    const began = performance.now()
    await work()
    const took = (performance.now() - began) / 1_000
    await flow()
    await shoppers.stop()
    await readers.stop()
    say(
      `          ${what} took ${took.toFixed(1)} s; ${acknowledged.length} orders, ${readers.answered()} pages and files; longest wait before it ${usual.toFixed(1)} s; load ${load()}`,
    )
    for (const { call, reason } of failures.slice(0, 5)) say(`          ${call}: ${reason}`)
    for (const failure of readers.failures.slice(0, 5)) say(`          ${failure}`)
    // One by one: hundreds at once would exceed the shop's limits.
    let lost = 0
    for (const order of acknowledged) if (!(await isThere(shop, order))) lost += 1
    const wait = Math.max(shoppers.longestWait(), readers.longestWait()) / 1_000
    return [
      judge(`${what}: the longest wait of anybody`, wait, ' s', WAIT),
      judge(
        `${what}: calls, pages and files that failed`,
        failures.length + readers.failures.length,
        '',
        {
          atMost: 0,
        },
      ),
      judge(`${what}: orders lost`, lost, '', { atMost: 0 }),
    ].every((kept) => kept)
  }

  say('At noon the shop is started again, then a newer version comes.')
  // One sender stands for many customers.
  await machine.run(
    String.raw`printf '\nRATE_LIMIT_SCALE=0\n' >> /etc/khol/khol.env && systemctl restart khol`,
  )
  await ready(shop)
  const again = await during('a restart', () => machine.run('systemctl restart khol'))
  const newer = await during('a newer version', async () => {
    for (const [path, text] of await versionAfter()) {
      await machine.run(`cat > /opt/khol/${path}`, text)
    }
    await doAsThePageSays(machine)
  })
  return again && newer
}
