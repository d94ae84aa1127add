import type { Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Fields of a line that the totals depend on. */
export interface PricedLine {
  readonly listPrice: Paisa
  /** Price of one piece after the discount. */
  readonly unitPrice: Paisa
  readonly quantity: number
}

/** Order summary, every row in paisa. `originalPrice - discount + shipping + tax = total`. */
export interface Totals {
  readonly quantity: number
  readonly originalPrice: Paisa
  readonly discount: Paisa
  readonly subtotal: Paisa
  readonly shipping: Paisa
  readonly tax: Paisa
  readonly total: Paisa
}

/** Delivery fee for a total quantity: Rs. 250 for one piece, free from two. */
export function deliveryFee(quantity: number): Paisa {
  return quantity > 0 && quantity < terms.freeDeliveryFrom ? terms.deliveryFee : 0
}

/**
 * Sums lines into the order summary. The discount is the difference of two rows, so that they add
 * up (rule: rounding); savings are of goods only (rule: savings-of-goods).
 */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  let quantity = 0
  let originalPrice = 0
  let subtotal = 0
  for (const line of lines) {
    quantity += line.quantity
    originalPrice += line.listPrice * line.quantity
    subtotal += line.unitPrice * line.quantity
  }
  const shipping = deliveryFee(quantity)
  const tax = 0
  return {
    quantity,
    originalPrice,
    discount: originalPrice - subtotal,
    subtotal,
    shipping,
    tax,
    total: subtotal + shipping + tax,
  }
}

/** Banner of a cart: none when empty, a nudge at exactly one piece. */
export function deliveryNudge(quantity: number): 'none' | 'add-one-more' | 'unlocked' {
  if (quantity <= 0) return 'none'
  return quantity < terms.freeDeliveryFrom ? 'add-one-more' : 'unlocked'
}

/** Beginning of the nudge, shared by all screens. */
export const nudgeWords = () =>
  ({
    none: '',
    'add-one-more': t.summary.addOneMore,
    unlocked: t.summary.unlocked,
  }) satisfies Record<ReturnType<typeof deliveryNudge>, string>
