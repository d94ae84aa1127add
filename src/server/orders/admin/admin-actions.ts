import type { FastifyRequest } from 'fastify'
import type { Order } from '#domain/contract/orders.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { sendAgain } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { type ActionRequest, applyAction } from '../transitions/apply-action.ts'
import { showToAdmin } from './admin-view.ts'

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
  { params, account, request }: AdminRequest,
  action: Pick<ActionRequest, 'action' | 'verificationNote' | 'parcel'>,
): Promise<Order> {
  const order = await applyAction(db, await requireOrder(db, params.id), {
    ...action,
    actor: 'admin',
    actorId: account.id,
    version: seenVersion(request, 'order'),
  })
  return showToAdmin(db, order)
}

interface AdminRequest {
  readonly params: { readonly id: string }
  readonly account: Account
  readonly request: FastifyRequest
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
