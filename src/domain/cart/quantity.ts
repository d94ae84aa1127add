import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Quantity of a line, capped at the limit (rule: line-limit). */
export function cappedQuantity(wanted: number): { quantity: number; capped: boolean } {
  const quantity = Math.min(wanted, terms.maxQuantity)
  return { quantity, capped: quantity < wanted }
}

/** Notice when an addition, update or merge was capped. */
export const cappedNotice = (): string => t.cart.capped({ count: terms.maxQuantity })
