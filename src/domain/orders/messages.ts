import type { OrderStatus } from './status.ts'

/** E-mails to an order's customer. */
export const customerMessages = [
  'placed',
  'payment-received',
  'payment-rejected',
  'shipped',
  'parcel-corrected',
  'delivered',
  'cancelled',
  'wallets-revoked',
] as const

/** E-mails to the owner and to admins, chosen by each recipient (rule: owner-messages). */
export const ownerMessages = [
  'new-order',
  'proof-arrived',
  'order-cancelled',
  'mail-failed',
] as const

export type CustomerMessage = (typeof customerMessages)[number]
export type OwnerMessage = (typeof ownerMessages)[number]

/** Default choice of the owner. */
export const usualOwnerMessages: readonly OwnerMessage[] = ['new-order', 'proof-arrived']
export type OrderMessage = CustomerMessage | OwnerMessage

export const orderMessages = [...customerMessages, ...ownerMessages] as const

/** - `overtaken`: not sent, because the order had changed and the message was outdated */
export const messageStates = ['waiting', 'sent', 'failed', 'overtaken'] as const
export type MessageState = (typeof messageStates)[number]

/** Whether a message goes to the owner. */
export function isForOwner(kind: OrderMessage): kind is OwnerMessage {
  return (ownerMessages as readonly string[]).includes(kind)
}

/** Messages that each step of an order's history causes (rules: history, messages). */
const ofSteps = new Map<string, readonly OrderMessage[]>([
  ['placed', ['placed', 'new-order']],
  ['proof handed in', ['proof-arrived']],
  ['payment confirmed', ['payment-received']],
  ['payment rejected', ['payment-rejected']],
  ['parcel corrected', ['parcel-corrected']],
  ['delivered', ['delivered']],
  ['cancelled', ['cancelled', 'order-cancelled']],
])

/** Messages that a step of an order's history causes; a status alone causes only that of shipping. */
export function messagesOfStep(action: string, to: OrderStatus): readonly OrderMessage[] {
  const isShipping = to === 'Shipped' && (action === 'status set' || action === 'revived')
  return isShipping ? ['shipped'] : (ofSteps.get(action) ?? [])
}

/** State of an order that its messages depend on. */
export interface OrderStanding {
  readonly status: OrderStatus
  readonly isPaid: boolean
  /** Whether a screenshot of its transfer waits for a check. */
  readonly isProofWaiting?: boolean
}

/**
 * Whether the present state of an order contradicts a message that its state `then` caused, such as
 * a request for a transfer that has arrived, or a shipment that was cancelled; it isn't sent.
 */
export function isOutdated(kind: OrderMessage, then: OrderStanding, now: OrderStanding): boolean {
  if (kind === 'cancelled' || kind === 'order-cancelled') return now.status !== 'Cancelled'
  if (kind === 'new-order' || kind === 'mail-failed') return false
  if (now.status === 'Cancelled') return true
  if (kind === 'delivered') return now.status !== 'Delivered'
  if (kind === 'payment-rejected' && now.isProofWaiting) return true
  const askedForTransfer =
    !then.isPaid && (then.status === 'Payment Pending' || then.status === 'Payment Rejected')
  return askedForTransfer && now.isPaid
}
