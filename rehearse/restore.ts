import { join } from 'node:path'
import { readBackup } from '#server/operator/backup/check.ts'
import { migrate } from '#server/schema/migrate.ts'
import { callsTo, made } from '#testing/calls.ts'
import { type RunningProcess, startNpm } from '#testing/processes.ts'
import { newGuest } from '#testing/shop.ts'
import { addressOf, shopSettings } from '#testing/shop-processes.ts'
import { loggedIn, ordered, placedAgain } from '#testing/used-shop.ts'
import { registerCleanup } from '../bench/scratch/cleanup.ts'
import { scratchFolder, startScratchServer } from '../bench/scratch/database.ts'
import { judge, say } from '../bench/scratch/report.ts'
import {
  compareWithBackup,
  type Folders,
  fillByCalls,
  foldersIn,
  whileOpen,
} from './restore/used-shop.ts'

/**
 * Rehearses a restore: restores last night's backup on an empty machine by the commands of
 * docs/production.md, and measures the time until the shop sells again. The backup is created by
 * API calls: orders with their keys, printed names, carts, limits, reviews, wrong passwords,
 * screenshots of transfers. `npm run rehearse -- restore [guests]`
 */
const [guests = 2_000] = process.argv.slice(2).map(Number)
/** Seconds from the empty machine to the first order. */
const BUDGET = { atMost: 120 }

const { folder, remove } = await scratchFolder()
const [lost, fresh] = [join(folder, 'lost'), join(folder, 'fresh')]
const backup = join(folder, 'last-night.backup')
try {
  const used = await whileItRuns(lost, async (source) => {
    await migrate(source.url)
    return await whileOpen(source, (shop) => fillByCalls(shop, guests))
  })
  const open = start(['start'], lost)
  const address = await addressOf(open)
  say(`open at ${address}, with the orders of ${guests} guests`)
  report('backup, while it is open', await runNpm(['run', 'shop', '--', 'backup', backup], lost))
  await open.end()

  const begun = performance.now()
  report('restore', await runNpm(['run', 'shop', '--', 'restore', backup], fresh))
  const startedAt = performance.now()
  const restored = start(['start'], fresh)
  const calls = callsTo(await addressOf(restored))
  report('start', (performance.now() - startedAt) / 1000)
  const { order } = await ordered(calls, newGuest(), [used.product])
  judge(
    'from the empty machine to the first order',
    (performance.now() - begun) / 1000,
    ' s',
    BUDGET,
  )

  const again = await placedAgain(calls, used.waiting)
  if (again._id !== used.waiting.order._id) throw new Error('an old key made a new order')
  const owner = await loggedIn(calls, used.owner)
  await made(calls.send('getOrder', { params: { id: order._id } }, owner))
  const proof = await calls.sendRaw(`/api/orders/${used.unpaid.order._id}/proof`, {
    headers: owner.headers,
  })
  if (proof.status !== 200) throw new Error('the screenshot of a transfer is not there')
  await restored.end()

  const { rows } = await compareAll()
  say(`compared: ${rows} rows, every picture and every screenshot`)
} finally {
  await remove()
}

/** Runs a command of docs/production.md on this data directory. */
function start(
  args: readonly string[],
  dataDirectory: string,
): RunningProcess & { readonly end: () => Promise<void> } {
  // One address has ordered for all guests, and its limits are restored as well.
  const running = startNpm(args, { ...shopSettings(dataDirectory), RATE_LIMIT_SCALE: '0' })
  const end = registerCleanup(async () => {
    running.kill('SIGINT')
    await running.ended
  })
  return { ...running, end }
}

/** Seconds of a command, which must succeed. */
async function runNpm(args: readonly string[], dataDirectory: string): Promise<number> {
  const begun = performance.now()
  const command = start(args, dataDirectory)
  const code = await command.ended
  if (code !== 0) throw new Error(`npm ${args.join(' ')}: ${code}\n${command.output()}`)
  return (performance.now() - begun) / 1000
}

/** Compares a second, unused restore with the backup. */
async function compareAll(): Promise<{ readonly rows: number }> {
  const untouched = join(folder, 'untouched')
  await runNpm(['run', 'shop', '--', 'restore', backup], untouched)
  const saved = await readBackup(backup)
  await whileItRuns(untouched, (source) =>
    compareWithBackup(saved, source, join(folder, 'compared')),
  )
  return { rows: saved.tables.reduce((sum, table) => sum + table.rows, 0) }
}

/** Opens the database of a data directory for `work`, without its shop. */
async function whileItRuns<T>(
  dataDirectory: string,
  work: (source: Folders) => Promise<T>,
): Promise<T> {
  const server = await startScratchServer({ dataDirectory })
  try {
    return await work({ url: server.url, ...foldersIn(dataDirectory) })
  } finally {
    await server.stop()
  }
}

function report(what: string, seconds: number): void {
  say(`${seconds.toFixed(1).padStart(7)} s  ${what}`)
}
