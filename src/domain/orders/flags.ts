import { terms } from '#domain/terms.ts'
import { isTransferLate, type TransferredOrder } from './arrival.ts'
import { isCashDue, isRefundDue } from './cash.ts'
import { type NamedOrder, needsName } from './name-needed.ts'
import { isProofWaiting } from './proof.ts'

/** Flags of an order that needs an admin, in the order of display. */
export const orderFlagKinds = [
  'proof-arrived',
  'transfer-late',
  'refund-due',
  'cash-due',
  'name-needed',
  'phone-missing',
] as const
export type OrderFlag = (typeof orderFlagKinds)[number]

/** Label of each flag, shown next to an order. */
export const orderFlagLabels: Readonly<Record<OrderFlag, string>> = {
  'proof-arrived': 'Screenshot arrived',
  'transfer-late': `Transfer older than ${terms.screenshotHours} hours`,
  'refund-due': 'Refund due',
  'cash-due': 'Cash due',
  'name-needed': 'Name needed',
  'phone-missing': 'Phone missing',
}

/** Fields of an order that its flags depend on. */
export interface FlaggedOrder extends TransferredOrder, NamedOrder {
  /** Number that the courier calls; null or empty for none. */
  readonly phone: string | null
}

/**
 * Flags of an order at the time `now` (rules: refund-due, transfer-proof, late-transfer,
 * name-to-print, cash-on-delivery).
 */
export function orderFlags(order: FlaggedOrder, now: Date): readonly OrderFlag[] {
  const applies: Readonly<Record<OrderFlag, boolean>> = {
    'proof-arrived': isProofWaiting(order),
    'transfer-late': isTransferLate(order, now),
    'refund-due': isRefundDue(order),
    'cash-due': isCashDue(order),
    'name-needed': needsName(order),
    'phone-missing': order.orderStatus !== 'Cancelled' && !order.isDelivered && !order.phone,
  }
  return orderFlagKinds.filter((flag) => applies[flag])
}
