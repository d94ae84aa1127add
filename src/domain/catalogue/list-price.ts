import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { discountedPrice } from './pricing.ts'

/** Highest list price: Rs. 1,000,000. */
export const MAX_LIST_PRICE: Paisa = 1_000_000_00

/**
 * Whether a list price is valid: positive, and still positive after the discount (rule:
 * sellable-price).
 */
export function isSellablePrice(listPrice: Paisa): boolean {
  return (
    Number.isInteger(listPrice) && listPrice <= MAX_LIST_PRICE && discountedPrice(listPrice) > 0
  )
}

/** Parses a typed list price in rupees, in steps of 0.01; null for an invalid one. */
export function listPriceFrom(typed: string): Paisa | null {
  const text = typed.trim()
  if (!/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return null
  const price = paisaFromRupees(Number(text))
  return isSellablePrice(price) ? price : null
}
