import type { Order } from '#domain/contract/orders.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { sendAgain } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import { requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { type ActionRequest, applyAction } from '../transitions/apply-action.ts'
import { showToAdmin } from './admin-view.ts'

/** Order and admin of a request, with the version that the admin saw. */
export interface AdminRequest {
  readonly orderId: string
  readonly adminId: string
  /** Version from `If-Match`; null without one. */
  readonly version: number | null
}

/**
 * Applies an admin's action to an order; returns the changed order in the admin's view. Setting the
 * status Delivered or Cancelled runs the corresponding action (rule: status-is-an-action). A
 * verification note replaces the earlier one; for a rejection it is the reason, which the customer
 * reads (rules: second-transfer, rejection-reason).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export async function applyAsAdmin(
  db: Queryable,
  { orderId, adminId, version }: AdminRequest,
  request: Pick<ActionRequest, 'action' | 'verificationNote' | 'parcel'>,
): Promise<Order> {
  const seen = await requireOrder(db, orderId)
  const order = await applyAction(db, seen, {
    ...request,
    actor: 'admin',
    actorId: adminId,
    version,
  })
  return showToAdmin(db, order)
}

/**
 * Queues a message about an order again (rule: messages).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE while the shop sends no mail
 */
export async function sendMessageAgain(
  { db, facts }: Pick<OrderServices, 'db' | 'facts'>,
  by: Actor,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<Order> {
  const order = await requireOrder(db, id)
  if (!facts.sendsMail) throw new Refusal('ORDER_STATE', 'The shop sends no email at present.')
  const message = parseUuid(messageId)
  const isThere =
    message !== null &&
    (await transact(db, async (tx) => {
      const isQueued = await sendAgain(tx, { orderId: order.id, messageId: message })
      const action = 'Sent a message again'
      if (isQueued) await recordActivity(tx, by, { kind: 'orders', action, subject: order.id })
      return isQueued
    }))
  if (!isThere) throw notFound('Message not found')
  return showToAdmin(db, order)
}
