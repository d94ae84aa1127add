import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import type { Account } from '#server/accounts/account.ts'
import { EventStreams } from '#server/http/event-streams.ts'
import { sendJsonArray } from '#server/http/json-array.ts'
import { serve } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { confirmPayment } from './confirm-payment.ts'
import { deliverOrder } from './deliver.ts'
import { type AtDesk, seenVersion } from './desk.ts'
import { followShop } from './events.ts'
import { sendExport } from './export-file.ts'
import { everyOrder, listOrders } from './list-orders.ts'
import { rejectPayment } from './reject-payment.ts'
import { setOrderStatus } from './set-status.ts'
import { watchShop } from './shop-watch.ts'
import { shopSummary } from './summary.ts'

/** Screens of admins that hear of orders at once, in one process; shoppers' are counted apart. */
const ADMIN_STREAMS = 50

/** The admin's side of orders: the list, and what moves an order on. */
export function adminOrderCalls(app: FastifyInstance, shop: Shop): void {
  const { db } = shop
  serve(app, db, calls.listOrders, ({ query, reply }) =>
    Object.values(query).every((asked) => asked === undefined)
      ? sendJsonArray(reply, everyOrder(db))
      : listOrders(db, query),
  )
  serve(app, db, calls.exportOrders, ({ query, reply }) => sendExport(db, query, reply))
  serve(app, db, calls.getSummary, () => shopSummary(db))
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

  const streams = new EventStreams({ atMost: ADMIN_STREAMS })
  const watch = watchShop(db, shop.listener)
  app.addHook('preClose', async () => streams.close())
  serve(app, db, calls.watchShop, ({ account, reply }) =>
    followShop(shop, streams, watch, account, reply),
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
