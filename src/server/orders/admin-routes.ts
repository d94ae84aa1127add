import type { FastifyInstance } from 'fastify'
import * as many from '#domain/contract/many-orders.ts'
import * as calls from '#domain/contract/orders.ts'
import { isWholeListRequest, sendJsonArray } from '#platform/http/answers/json-array.ts'
import { recordExport } from '#server/activity/record.ts'
import { serve } from '#server/http/answers/serve.ts'
import { walletHistory } from '#server/settings/wallet-changes.ts'
import { applyAsAdmin, sendMessageAgain } from './admin/admin-actions.ts'
import { sendExport } from './admin/export-orders.ts'
import { everyOrder, listOrders } from './admin/list-orders.ts'
import { sendPrintFiles } from './admin/print-files.ts'
import { firstDayOf, getSummary } from './admin/summary.ts'
import { applyToMany } from './bulk/bulk.ts'
import { matchParcels } from './bulk/match-parcels.ts'
import { listNamedOrders, listOrderIds } from './bulk/orders-by-id.ts'
import { previewSettlement, settle } from './bulk/settle.ts'
import { listSettlements, takeBackSettlement } from './bulk/settlements.ts'
import type { OrderServices } from './services.ts'

/** Registers the admin's calls of orders: lists, exports, transitions, settlements. */
export function adminOrderCalls(app: FastifyInstance, shop: OrderServices): void {
  const { db } = shop
  serve(app, db, calls.listOrders, ({ query, reply }) =>
    isWholeListRequest(query) ? sendJsonArray(reply, everyOrder(db)) : listOrders(db, query),
  )
  serve(app, db, calls.exportOrders, async ({ query, account, reply }) => {
    await recordExport(db, account, 'orders')
    return sendExport(db, query, reply)
  })
  serve(app, db, many.printOrders, ({ body, reply }) => sendPrintFiles(shop, body, reply))
  serve(app, db, calls.getSummary, async () => {
    const [figures, firstDay, history] = await Promise.all([
      getSummary(db),
      firstDayOf(db, shop.facts),
      walletHistory(db),
    ])
    return { ...figures, firstDay, walletHistory: history }
  })
  serve(app, db, calls.confirmPayment, ({ body, ...received }) =>
    applyAsAdmin(db, received, {
      action: { kind: 'pay' },
      verificationNote: body?.verificationNote ?? '',
    }),
  )
  serve(app, db, calls.rejectPayment, ({ body, ...received }) =>
    applyAsAdmin(db, received, {
      action: { kind: 'reject' },
      verificationNote: body.rejectionReason,
    }),
  )
  serve(app, db, calls.setOrderStatus, ({ body, ...received }) =>
    applyAsAdmin(db, received, { action: { kind: 'set-status', to: body.status }, parcel: body }),
  )
  serve(app, db, calls.deliverOrder, ({ body, ...received }) =>
    // Cash of an unpaid order counts as collected by default.
    applyAsAdmin(db, received, {
      action: { kind: 'deliver', cashCollected: body?.cashCollected ?? true },
    }),
  )
  serve(app, db, calls.sendMessageAgain, ({ params, account }) =>
    sendMessageAgain(shop, account, params),
  )

  serve(app, db, many.bulkOrders, ({ body, account }) => applyToMany(db, account.id, body))
  serve(app, db, many.listOrderIds, ({ query }) => listOrderIds(db, query))
  serve(app, db, many.listNamedOrders, ({ body }) => listNamedOrders(db, body.ids))
  serve(app, db, many.matchParcels, ({ body }) => matchParcels(db, body))
  serve(app, db, many.previewSettlement, ({ body }) => previewSettlement(db, body))
  serve(app, db, many.settle, ({ body, account }) => settle(db, account.id, body))
  serve(app, db, many.listSettlements, () => listSettlements(db))
  serve(app, db, many.takeBackSettlement, ({ params, body, account }) =>
    takeBackSettlement(db, account.id, params.id, body.ids),
  )
}
