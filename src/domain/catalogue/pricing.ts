import { type Paisa, percentOf, roundToRupee } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'

/** The price of one piece: the list price less the discount, half-up to a whole rupee (rule: rounding). */
export function discountedPrice(listPrice: Paisa): Paisa {
  return percentOf(listPrice, 100 - terms.discountPercent)
}

/** Amount of 'SAVE Rs.' for one piece: list less discounted, rounded. */
export function unitSavings(listPrice: Paisa): Paisa {
  return roundToRupee(listPrice - discountedPrice(listPrice))
}
