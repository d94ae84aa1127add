import {
  type Paisa,
  paisaFromRupees,
  percentOf,
  roundToRupee,
  rupeesFromPaisa,
} from '#domain/money.ts'
import { terms } from '#domain/terms.ts'

/** Prices of one piece in rupees, which each product of an answer carries (rule: server-prices). */
export interface Prices {
  /** List price. */
  readonly price: number
  readonly discountedPrice: number
  /** Amount of 'SAVE Rs.': list less discounted price, rounded. */
  readonly saving: number
  readonly discountPercent: number
}

/** The price of one piece: the list price less the discount, half-up to a whole rupee (rule: rounding). */
export function discountedPrice(listPrice: Paisa): Paisa {
  return percentOf(listPrice, 100 - terms.discountPercent)
}

/** Prices of a product for an answer. */
export function pricesOf(listPrice: Paisa): Prices {
  const discounted = discountedPrice(listPrice)
  return {
    price: rupeesFromPaisa(listPrice),
    discountedPrice: rupeesFromPaisa(discounted),
    saving: rupeesFromPaisa(roundToRupee(listPrice - discounted)),
    discountPercent: terms.discountPercent,
  }
}

/** Product of an answer, or of a copy on the device, of which one from an earlier version has a list price only. */
type PricedProduct = Pick<Prices, 'price'> & { readonly [Name in keyof Prices]?: Prices[Name] }

/** Projects a product to its prices (rule: server-prices). */
export function pricesIn(product: PricedProduct): Prices {
  const usual = pricesOf(paisaFromRupees(product.price))
  return {
    price: product.price,
    discountedPrice: product.discountedPrice ?? usual.discountedPrice,
    saving: product.saving ?? usual.saving,
    discountPercent: product.discountPercent ?? usual.discountPercent,
  }
}

/** Prices of a product's piece in paisa, for display and sums. */
export function piecePrices(product: PricedProduct) {
  const prices = pricesIn(product)
  return {
    listPrice: paisaFromRupees(prices.price),
    unitPrice: paisaFromRupees(prices.discountedPrice),
    saving: paisaFromRupees(prices.saving),
    discountPercent: prices.discountPercent,
  }
}

/** Highest list price: Rs. 1,000,000. */
export const MAX_LIST_PRICE: Paisa = 1_000_000_00

/** Whether a list price is positive, also after the discount (rule: sellable-price). */
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
