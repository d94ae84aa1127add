import { join } from 'node:path'
import type { SettlementLine } from '#domain/contract/many-orders.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { fillShop } from './admin/fill.ts'
import { logIn } from './admin/owner.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { judge, median, say } from './scratch/report.ts'
import { startShop } from './scratch/shop.ts'

/**
 * Time of a courier's settlement over HTTP, as the owner's screen sends it: previewed whole, then
 * confirmed in pieces of 100 lines. `node bench/settlement.ts [lines] [orders]`
 */
const [lines = 5_000, orders = 100_000] = process.argv.slice(2).map(Number)
const PIECE = 100
const PREVIEWS = 5
/** Milliseconds: a preview reads the whole file, a piece is a hundred transactions. */
const BUDGETS = { preview: { atMost: 1_000 }, piece: { atMost: 2_000 } }

const database = await openScratchDatabase()
const shop = await startShop({
  DATABASE_URL: database.server.url,
  DATA_DIR: join(database.folder, 'shop'),
  DEMO_CATALOGUE: 'off',
})
try {
  const csv = await fillWithParcels()
  const { token } = await logIn(shop.address)
  const send = async (path: string, body: object) => {
    const begun = performance.now()
    const sent = JSON.stringify(body)
    const answer = await fetch(`${shop.address}/api/admin/settlements${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: sent,
    })
    const text = await answer.text()
    const milliseconds = performance.now() - begun
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
    return {
      milliseconds,
      kilobytes: (sent.length + text.length) / 1024,
      lines: (JSON.parse(text) as { readonly lines: readonly SettlementLine[] }).lines,
    }
  }
  const previews = []
  for (let time = 0; time < PREVIEWS; time += 1) {
    previews.push(await send('/preview', { csv }))
  }
  const rows = (previews.at(-1)?.lines ?? []).flatMap(shownLine)
  if (rows.length !== lines) throw new Error(`${rows.length} of ${lines} lines agree`)
  const pieces = []
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = rows.slice(from, from + PIECE)
    const answer = await send('', { fileName: 'bench.csv', rows: piece })
    if (answer.lines.some(({ done }) => !done)) throw new Error('a line was not settled')
    pieces.push(answer)
  }
  const times = (answers: readonly { milliseconds: number }[]) =>
    answers.map(({ milliseconds }) => milliseconds)
  const total = times(pieces).reduce((sum, each) => sum + each, 0)
  const kilobytes = pieces.reduce((sum, each) => sum + each.kilobytes, 0)
  judge(
    `preview of ${lines} lines, ${orders} orders`,
    median(times(previews)),
    ' ms',
    BUDGETS.preview,
  )
  judge(`a piece of ${PIECE}`, median(times(pieces)), ' ms', BUDGETS.piece)
  judge('the slowest piece', Math.max(...times(pieces)), ' ms', BUDGETS.piece)
  say(
    `          ${pieces.length} pieces in ${(total / 1000).toFixed(1)} s, ${kilobytes.toFixed(0)} KB`,
  )
} finally {
  await shop.close()
  await database.close()
}

/** Fills the shop; returns a settlement of its most recent parcels with cash to collect. */
async function fillWithParcels(): Promise<string> {
  const agreed: string[] = []
  await asAdministrator(database.server.url, async (client) => {
    await fillShop(client, { orders, products: 10_000, users: 50_000 })
    const { rows } = await client.query<{ tracking_number: string; total_price: number }>(
      `update orders set status = 'Shipped', delivered_at = null, paid_at = null
      where id in (select id from orders where payment_method = 'COD' and tracking_number <> ''
        order by sequence desc limit $1)
      returning tracking_number, total_price`,
      [lines],
    )
    await client.query('vacuum analyze orders')
    for (const { tracking_number, total_price } of rows) {
      agreed.push(`${tracking_number.replaceAll('-', '')},${total_price / 100},Delivered`)
    }
  })
  return ['CN No,COD Amount,Status', ...agreed].join('\n')
}

function shownLine({ order, verdict, note: _note, done: _done, ...shown }: SettlementLine) {
  if (order === null || verdict !== 'agreed') return []
  return [{ ...shown, verdict, order: order._id, version: order.version }]
}
