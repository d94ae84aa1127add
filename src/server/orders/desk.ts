import type { Order } from '#domain/contract/orders.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { type Act, actOn } from './act.ts'
import { showToAdmin } from './admin-view.ts'
import { requireOrder } from './rows.ts'

/** An admin with an order in front of them. */
export interface AtDesk {
  readonly orderId: string
  readonly adminId: string
  /** The version that they saw, out of `If-Match`; null when they did not say. */
  readonly version: number | null
}

/** Does an admin's act on an order, and answers the order as the admin sees it afterwards. */
export async function actAtDesk(
  db: Queryable,
  { orderId, adminId, version }: AtDesk,
  act: Pick<Act, 'action' | 'verificationNote'>,
): Promise<Order> {
  const seen = await requireOrder(db, orderId)
  const order = await actOn(db, seen, { ...act, actor: 'admin', actorId: adminId, version })
  return showToAdmin(db, order)
}

/**
 * The version in an `If-Match` header, `"3"` or `3`; null without one, or for `*`.
 *
 * @throws Refusal INVALID_INPUT
 */
export function seenVersion(header: string | undefined): number | null {
  const sent = header?.trim() ?? ''
  if (sent === '' || sent === '*') return null
  const version = /^"?(\d{1,9})"?$/.exec(sent)?.[1]
  if (version === undefined) {
    throw new Refusal('INVALID_INPUT', 'If-Match takes the version of the order')
  }
  return Number(version)
}
