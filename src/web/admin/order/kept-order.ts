import type { Order } from '#domain/contract/orders.ts'

/** An order as its page keeps it, whatever comes in, in whatever order. */
export interface KeptOrder {
  readonly order: Order
  /** Whether its last change was somebody else's, and came in while it was looked at. */
  readonly isNews: boolean
  /** Counts what was done to it from here. */
  readonly acts: number
}

/** What is kept once an answer has come in: never an older version than before. */
export function adopt(kept: KeptOrder, next: Order, isMine: boolean): KeptOrder {
  const acts = isMine ? kept.acts + 1 : kept.acts
  if (next.version < kept.order.version) return { ...kept, acts }
  const isNewer = next.version > kept.order.version
  return { order: next, isNews: isNewer ? !isMine : kept.isNews, acts }
}
