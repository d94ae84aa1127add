import { type Paisa, percentOf, roundToRupee } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'

/** Most that a list price may be: Rs. 1,000,000. */
export const MAX_LIST_PRICE: Paisa = 1_000_000_00

/** What one piece costs: the list price less 10%, half-up to a whole rupee (D13). */
export function discountedPrice(listPrice: Paisa): Paisa {
  return percentOf(listPrice, 100 - terms.discountPercent)
}

/** What 'SAVE Rs.' shows for one piece: list less discounted, rounded (spec section 9). */
export function unitSavings(listPrice: Paisa): Paisa {
  return roundToRupee(listPrice - discountedPrice(listPrice))
}

/**
 * Whether a list price can be sold at: positive, and still positive after the discount (D15).
 */
export function isSellablePrice(listPrice: Paisa): boolean {
  return (
    Number.isInteger(listPrice) && listPrice <= MAX_LIST_PRICE && discountedPrice(listPrice) > 0
  )
}
