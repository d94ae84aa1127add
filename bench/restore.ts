import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '#server/database/embedded/server.ts'
import { migrate } from '#server/database/migrate.ts'
import { readBackup } from '#server/operator/backup/check.ts'
import { made, ordered, placedAgain } from '#testing/used-shop.ts'
import { type CommandCost, measureCommand } from './restore/command.ts'
import { compareWithBackup } from './restore/compare.ts'
import { fillByCalls, fillInBulk, foldersIn, whileOpen } from './restore/used-shop.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { judge, say } from './scratch/report.ts'

/**
 * Rehearsal of disaster recovery: a shop used by calls and then filled to a hundred thousand orders
 * is backed up by the operator's command while it is open, restored into an empty server of the
 * shop's own, compared table by table, and sold from. `node bench/restore.ts [orders] [guests]
 * [pictures]`
 */
const [orders = 100_000, guests = 500, pictures = 300] = process.argv.slice(2).map(Number)
/** Megabytes of memory, and seconds for 100,000 orders. */
const BUDGETS = { memory: { atMost: 250 }, backup: { atMost: 60 }, restore: { atMost: 120 } }
const MEGABYTE = 2 ** 20

const scratch = await openScratchDatabase()
try {
  const source = { url: scratch.server.url, ...foldersIn(scratch.folder) }
  const file = join(scratch.folder, 'shop.backup')
  const dataDirectory = join(scratch.folder, 'restored')

  await migrate(source.url)
  const used = await phase(`filling by calls, ${guests} guests among them`, () =>
    whileOpen(source, (shop) => fillByCalls(shop, guests)),
  )
  await phase(`filling by rows, ${orders} orders`, () => fillInBulk(source, { orders, pictures }))

  const settings = {
    DATABASE_URL: source.url,
    IMAGE_FOLDER: source.images,
    PROOF_FOLDER: source.proofs,
  }
  const backup = await measureCommand(['backup', file], settings)
  const { size } = await stat(file)
  const saved = await phase('reading it back', () => readBackup(file))
  const restore = await measureCommand(['restore', file], {
    DATABASE_URL: '',
    DATA_DIR: dataDirectory,
  })

  const server = await startEmbedded({ dataDirectory })
  try {
    const restored = { url: server.url, ...foldersIn(dataDirectory) }
    await phase('comparing, by another backup', () =>
      compareWithBackup(saved, restored, join(scratch.folder, 'again')),
    )
    await phase('selling: an old key, a new order, its cancellation', () =>
      whileOpen(restored, async (shop) => {
        const old = await placedAgain(shop, used.waiting)
        if (old._id !== used.waiting.order._id) throw new Error('an old key made a new order')
        const { order } = await ordered(shop, used.guest, [used.product])
        await made(shop.send('cancelOrder', { params: { id: order._id } }, used.guest))
      }),
    )
  } finally {
    await server.stop()
  }

  const rows = saved.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `\n${orders} orders: ${rows} rows, ${saved.pictures.length} pictures; ${inMegabytes(size)} MB`,
  )
  report('backup', backup)
  report('restore', restore)
} finally {
  await scratch.close()
}

async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  return result
}

function report(name: 'backup' | 'restore', { seconds, megabytes }: CommandCost): void {
  judge(`${name}, start to end`, seconds, ' s', BUDGETS[name])
  judge(`memory of the ${name}, at most`, megabytes, ' MB', BUDGETS.memory)
}

function inMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1)
}
