import { type Paisa, paisaFromRupees } from '#domain/money.ts'
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

/**
 * The list price that somebody typed in rupees, in steps of 0.01; null when it can't be sold at.
 */
export function listPriceFrom(typed: string): Paisa | null {
  const text = typed.trim()
  if (!/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return null
  const price = paisaFromRupees(Number(text))
  return isSellablePrice(price) ? price : null
}
