import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import type { Account } from '#server/accounts/account.ts'
import { sendJsonArray } from '#server/http/json-array.ts'
import { serve } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { confirmPayment } from './confirm-payment.ts'
import { deliverOrder } from './deliver.ts'
import { type AtDesk, seenVersion } from './desk.ts'
import { sendExport } from './export-file.ts'
import { everyOrder, listOrders } from './list-orders.ts'
import { rejectPayment } from './reject-payment.ts'
import { setOrderStatus } from './set-status.ts'

/** The admin's side of orders: the list, and what moves an order on. */
export function adminOrderCalls(app: FastifyInstance, { db }: Shop): void {
  serve(app, db, calls.listOrders, ({ query, reply }) =>
    Object.values(query).every((asked) => asked === undefined)
      ? sendJsonArray(reply, everyOrder(db))
      : listOrders(db, query),
  )
  serve(app, db, calls.exportOrders, ({ query, reply }) => sendExport(db, query, reply))
  serve(app, db, calls.confirmPayment, ({ body, ...visit }) =>
    confirmPayment(db, deskOf(visit), body?.verificationNote ?? ''),
  )
  serve(app, db, calls.rejectPayment, ({ body, ...visit }) =>
    rejectPayment(db, deskOf(visit), body.rejectionReason),
  )
  serve(app, db, calls.setOrderStatus, ({ body, ...visit }) =>
    setOrderStatus(db, deskOf(visit), body.status),
  )
  serve(app, db, calls.deliverOrder, ({ body, ...visit }) =>
    deliverOrder(db, deskOf(visit), { cashCollected: body?.cashCollected ?? true }),
  )
}

function deskOf(visit: {
  readonly params: { readonly id: string }
  readonly account: Account
  readonly request: FastifyRequest
}): AtDesk {
  return {
    orderId: visit.params.id,
    adminId: visit.account.id,
    version: seenVersion(visit.request.headers['if-match']),
  }
}
