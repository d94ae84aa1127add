import type { Paisa } from '#domain/money.ts'
import { discountedPrice } from './pricing.ts'

/** Most that a list price may be: Rs. 1,000,000. */
export const MAX_LIST_PRICE: Paisa = 1_000_000_00

/**
 * Whether a list price can be sold at: positive, and still positive after the discount
 * (rule: sellable-price).
 */
export function isSellablePrice(listPrice: Paisa): boolean {
  return (
    Number.isInteger(listPrice) && listPrice <= MAX_LIST_PRICE && discountedPrice(listPrice) > 0
  )
}
