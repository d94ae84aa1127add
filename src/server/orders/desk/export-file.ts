import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { exportFileName } from '#domain/orders/export-columns.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { exportOrders } from './export-orders.ts'
import type { OrderFilters } from './order-filters.ts'

/**
 * Answers the filtered orders as a file, batch after batch as fast as it is fetched.
 * `x-total-count` says how many orders it holds. The first batch is read before anything is sent, so
 * that a database which is down is answered as such; when it fails later, the connection breaks off
 * and nobody takes the piece for the whole.
 */
export async function sendExport(
  db: Queryable,
  request: OrderFilters,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { total, text } = await exportOrders(db, request)
  const status = orderStatuses.find((known) => known === request.status) ?? null
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${exportFileName(status, new Date())}"`)
    .header('x-total-count', String(total))
    .send(Readable.from(text, { objectMode: false }))
}
