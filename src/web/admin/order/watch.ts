import type { Order } from '#domain/contract/orders.ts'

/** The version that this admin knows; a newer one is a concurrent change. */
export interface Watch {
  /** The version that the page began with, or that one's own last act has made. */
  readonly own: number
  /** Counts what was done to the order from here. */
  readonly acts: number
}

export function beginWatch({ version }: Pick<Order, 'version'>): Watch {
  return { own: version, acts: 0 }
}

/** One's own act was answered, perhaps after what has followed it. */
export function acted({ own, acts }: Watch, { version }: Pick<Order, 'version'>): Watch {
  return { own: Math.max(own, version), acts: acts + 1 }
}

/** Whether the order's last change was somebody else's, and came in while it was looked at. */
export function isNews({ own }: Watch, { version }: Pick<Order, 'version'>): boolean {
  return version > own
}
