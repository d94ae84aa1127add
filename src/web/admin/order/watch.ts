import type { Order } from '#domain/contract/orders.ts'

/** Version known to this admin; a newer one is a concurrent change. */
export interface Watch {
  /** Version at the opening of the page, or after the latest own action. */
  readonly own: number
  /** Number of actions on this page. */
  readonly actionCount: number
}

export function beginWatch({ version }: Pick<Order, 'version'>): Watch {
  return { own: version, actionCount: 0 }
}

/** State after the answer of an own action, which may arrive after a later change. */
export function acted({ own, actionCount }: Watch, { version }: Pick<Order, 'version'>): Watch {
  return { own: Math.max(own, version), actionCount: actionCount + 1 }
}

/** Whether another person made the last change while the page was open. */
export function hasChanged({ own }: Watch, { version }: Pick<Order, 'version'>): boolean {
  return version > own
}
