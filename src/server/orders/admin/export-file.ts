import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { exportFileName } from '#domain/orders/export-columns.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import type { Queryable } from '#server/schema/database.ts'
import { exportOrders } from './export-orders.ts'
import type { OrderFilters } from './order-filters.ts'

/**
 * Streams the filtered orders as a CSV file. `x-total-count` is the number of orders. The first
 * batch is read before the response begins, so that an unreachable database is answered with 503. A
 * later failure resets the connection, so that no client takes a partial file for a complete one.
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
