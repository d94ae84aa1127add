import type { FastifyInstance } from 'fastify'
import * as many from '#domain/contract/many-orders.ts'
import * as calls from '#domain/contract/orders.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { isWholeListRequest, sendJsonArray } from '#platform/http/answers/json-array.ts'
import { type Actor, recordActivity, recordExport } from '#server/activity/record.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { type CallRequest, serve } from '#server/http/answers/serve.ts'
import { sendAgain } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import { readSettings } from '#server/settings/stored-settings.ts'
import { walletHistory } from '#server/settings/wallet-changes.ts'
import { showToAdmin } from './admin/admin-view.ts'
import { sendExport } from './admin/export-orders.ts'
import { everyOrder, listOrders } from './admin/list-orders.ts'
import { sendPrintFiles } from './admin/print-files.ts'
import { firstDayOf, getSummary } from './admin/summary.ts'
import { applyToMany } from './bulk/bulk.ts'
import { matchParcels } from './bulk/match-parcels.ts'
import { listNamedOrders, listOrderIds } from './bulk/orders-by-id.ts'
import { previewSettlement, settle } from './bulk/settle.ts'
import { listSettlements, takeBackSettlement } from './bulk/settlements.ts'
import { requireOrder } from './rows.ts'
import type { OrderServices } from './services.ts'
import { type ActionRequest, applyAction } from './transitions/apply-action.ts'

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
      // Of the database: the settings in memory follow a change, which its owner has seen already.
      readSettings(db, shop.settings.base).then(({ facts }) => firstDayOf(db, facts)),
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

/**
 * Applies an admin's action to an order; returns the changed order in the admin's view. Setting the
 * status Delivered or Cancelled runs the corresponding action (rule: status-is-an-action). A
 * verification note replaces the earlier one; for a rejection it is the reason, which the customer
 * reads (rules: second-transfer, rejection-reason).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
async function applyAsAdmin(
  db: Queryable,
  { params, account, request }: AdminRequest,
  action: Pick<ActionRequest, 'action' | 'verificationNote' | 'parcel'>,
): Promise<calls.Order> {
  const order = await applyAction(db, await requireOrder(db, params.id), {
    ...action,
    actor: 'admin',
    actorId: account.id,
    version: seenVersion(request, 'order'),
  })
  return showToAdmin(db, order)
}

type AdminRequest = Pick<CallRequest<typeof calls.deliverOrder>, 'params' | 'account' | 'request'>

/**
 * Queues a message about an order again (rule: messages).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE while the shop sends no mail
 */
async function sendMessageAgain(
  { db, facts }: Pick<OrderServices, 'db' | 'facts'>,
  by: Actor,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<calls.Order> {
  const order = await requireOrder(db, id)
  if (!facts.sendsMail) throw new Refusal('ORDER_STATE', 'The shop sends no email at present.')
  const isQueued = await transact(db, async (tx) => {
    const message = parseUuid(messageId)
    if (!message || !(await sendAgain(tx, order.id, message))) return false
    const action = 'Sent a message again'
    await recordActivity(tx, by, { kind: 'orders', action, subject: order.id })
    return true
  })
  if (!isQueued) throw notFound('Message not found')
  return showToAdmin(db, order)
}
