import type { FastifyReply } from 'fastify'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { type CsvFile, csvText, sendCsv } from '#server/http/answers/csv.ts'
import type { Queryable } from '#server/schema/database.ts'
import { type OrderRow, orderBatches } from '../rows.ts'
import { exportColumns, exportFileName } from './export-columns.ts'
import { isListed, type OrderFilters } from './order-filters.ts'

/**
 * Exports the orders of the filtered admin list, newest first, without those placed after the
 * start. No connection or snapshot is held between batches: a phone may take minutes to download
 * the file, and a transaction of that length would hold back vacuum in all tables. An order that
 * changes meanwhile is therefore exported in the state at the time of its batch.
 *
 * @throws DatabaseError before the text begins when the first batch can't be read, otherwise from
 *   the text
 */
export async function exportOrders(db: Queryable, request: OrderFilters): Promise<CsvFile> {
  const isWanted = isListed(request)
  const { total, last } = await db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('sequence').as('last')])
    .where(isWanted)
    .executeTakeFirstOrThrow()
  const batches = orderBatches(db, isWanted, (last ?? 0) + 1)
  const cellsOf = (row: OrderRow) => exportColumns.map(({ cell }) => cell(row))
  return { total, text: await csvText(titles, batches, cellsOf) }
}

/**
 * Streams an export as a CSV file, with `x-total-count`. An unreachable database is answered with
 * 503; a later failure resets the connection, so that no partial file looks complete.
 */
export async function sendExport(
  db: Queryable,
  request: OrderFilters,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await exportOrders(db, request)
  const status = orderStatuses.find((known) => known === request.status) ?? null
  return sendCsv(reply, exportFileName(status, new Date()), file)
}

const titles = exportColumns.map(({ name }) => name)
