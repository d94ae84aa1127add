import type { Order } from '#domain/contract/orders.ts'

/** The version that this admin knows; a newer one is a concurrent change. */
export interface Watch {
  /** The version that the page began with, or that one's own last act has made. */
  readonly own: number
  /** Counts what was done to the order from here. */
  readonly actionCount: number
}

export function beginWatch({ version }: Pick<Order, 'version'>): Watch {
  return { own: version, actionCount: 0 }
}

/** One's own act was answered, perhaps after what has followed it. */
export function acted({ own, actionCount }: Watch, { version }: Pick<Order, 'version'>): Watch {
  return { own: Math.max(own, version), actionCount: actionCount + 1 }
}

/** Whether the order's last change was somebody else's, and came in while it was looked at. */
export function hasChanged({ own }: Watch, { version }: Pick<Order, 'version'>): boolean {
  return version > own
}
