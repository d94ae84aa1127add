import type { Totals } from '#domain/cart/totals.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'

/**
 * Amounts in rupees that a client showed; absent ones were not shown (rule: catalogue-price-wins).
 */
export interface ShownPrices {
  /** Discounted unit price of each line, in the order of the lines. */
  readonly prices: readonly (number | undefined)[]
  readonly taxPrice: number | undefined
  readonly shippingPrice: number | undefined
  readonly totalPrice: number | undefined
}

/**
 * Whether any shown amount differs from the present one by a paisa (rule: catalogue-price-wins).
 */
export function pricesDiffer(
  sent: ShownPrices,
  unitPrices: readonly Paisa[],
  totals: Totals,
): boolean {
  return (
    sent.prices.some((price, index) => differs(price, unitPrices[index])) ||
    differs(sent.taxPrice, totals.tax) ||
    differs(sent.shippingPrice, totals.shipping) ||
    differs(sent.totalPrice, totals.total)
  )
}

function differs(rupees: number | undefined, amount: Paisa | undefined): boolean {
  return rupees !== undefined && paisaFromRupees(rupees) !== amount
}
