import type { Order } from '#domain/contract/orders.ts'
import type { OrderNote, OrderStep } from '#domain/orders/transitions.ts'

type HistoryEntry = NonNullable<Order['history']>[number]

const stepWords: Readonly<Record<OrderStep | OrderNote, string>> = {
  placed: 'Order placed',
  'payment confirmed': 'Payment confirmed',
  'cash received': 'Cash received',
  'payment rejected': 'Payment rejected',
  'status set': 'Status changed',
  'parcel corrected': 'Parcel corrected',
  revived: 'Order revived',
  delivered: 'Order delivered',
  cancelled: 'Order cancelled',
  'proof handed in': 'Screenshot handed in',
  'settlement taken back': 'Settlement taken back',
  nothing: 'Nothing changed',
}

/** Text of a history entry. */
export function entryWords({ action }: Pick<HistoryEntry, 'action'>): string {
  return Object.hasOwn(stepWords, action) ? stepWords[action as keyof typeof stepWords] : action
}

/** Author of a history entry: an account's name, or 'the customer' for a guest. */
export function doerOf({ actor, actorName }: Pick<HistoryEntry, 'actor' | 'actorName'>): string {
  if (actor === 'admin') return actorName ?? 'an admin'
  if (actor === 'customer') return actorName ? `${actorName} (customer)` : 'the customer'
  return 'the shop'
}

/** Last entry of an order's history; undefined when the history is unknown. */
export function lastStep({ history }: Pick<Order, 'history'>): HistoryEntry | undefined {
  return history?.at(-1)
}
