import type { Order } from '#domain/contract/orders.ts'
import type { ChoosableStatus } from '#domain/orders/status.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type ActionRequest, applyAction } from '../changing/apply-action.ts'
import { requireOrder } from '../rows.ts'
import { showToAdmin } from './admin-view.ts'

/** Who asks for an action on which order, and what they had seen of it. */
export interface AdminRequest {
  readonly orderId: string
  readonly adminId: string
  /** The version that they saw, out of `If-Match`; null when they did not say. */
  readonly version: number | null
}

/**
 * Marks a transfer as received, also after a rejection (rule: second-transfer), or the cash of an
 * order that was delivered without it (rule: cash-on-delivery). The note takes the place of an
 * earlier one, of a rejection too.
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function confirmPayment(
  db: Queryable,
  request: AdminRequest,
  verificationNote: string,
): Promise<Order> {
  return applyAsAdmin(db, request, { action: { kind: 'pay' }, verificationNote })
}

/**
 * Rejects a transfer. The reason stays in the history, and the customer reads it
 * (rule: rejection-reason).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function rejectPayment(
  db: Queryable,
  request: AdminRequest,
  reason: string,
): Promise<Order> {
  return applyAsAdmin(db, request, { action: { kind: 'reject' }, verificationNote: reason })
}

/**
 * Sets one of the seven statuses. Delivered and Cancelled are the real actions
 * (rule: status-is-an-action); the others touch neither the payment nor its date
 * (rule: status-leaves-payment), and bring a cancelled paid order back (rule: history).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function setOrderStatus(
  db: Queryable,
  request: AdminRequest,
  to: ChoosableStatus,
): Promise<Order> {
  return applyAsAdmin(db, request, { action: { kind: 'set-status', to } })
}

/**
 * Marks an order as delivered. Of an unpaid cash on delivery order the cash counts as collected
 * unless said otherwise; its payment stays open then (rule: cash-on-delivery).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE, CONFLICT
 */
export function deliverOrder(
  db: Queryable,
  request: AdminRequest,
  { cashCollected }: { readonly cashCollected: boolean },
): Promise<Order> {
  return applyAsAdmin(db, request, { action: { kind: 'deliver', cashCollected } })
}

/** Answers the order as the admin sees it afterwards. */
async function applyAsAdmin(
  db: Queryable,
  { orderId, adminId, version }: AdminRequest,
  asked: Pick<ActionRequest, 'action' | 'verificationNote'>,
): Promise<Order> {
  const seen = await requireOrder(db, orderId)
  const order = await applyAction(db, seen, {
    ...asked,
    actor: 'admin',
    actorId: adminId,
    version,
  })
  return showToAdmin(db, order)
}
