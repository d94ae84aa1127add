import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { isSellablePrice } from './list-price.ts'

/**
 * The list price that somebody typed in rupees, in steps of 0.01; null when it can't be sold at.
 */
export function listPriceFrom(typed: string): Paisa | null {
  const text = typed.trim()
  if (!/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return null
  const price = paisaFromRupees(Number(text))
  return isSellablePrice(price) ? price : null
}
