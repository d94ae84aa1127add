import { t } from '#messages'
import { PROPOSED_EXCHANGE, PROPOSED_WARRANTY } from './settings/exchange.ts'

/**
 * Public terms of the shop, each figure once. Texts on every page take their numbers from here, so
 * that no two screens contradict each other (rules: free-shipping-claim, delivery-days).
 */
export const terms = {
  /** Discount in percent of every list price. */
  discountPercent: 10,
  /** Delivery fee in paisa below the quantity for free delivery. */
  deliveryFee: 250_00,
  /** Total quantity from which delivery is free. */
  freeDeliveryFrom: 2,
  /** Range of days from order to delivery. */
  deliveryDays: { from: 10, to: 12 },
  /** Hours in which support answers a direct message. */
  supportReplyHours: 24,
  /** Hours in which the screenshot of a transfer should be sent. */
  screenshotHours: 24,
  /** Limits the pieces of one case and model in a cart or an order (rule: line-limit). */
  maxQuantity: 10,
  /** Limits the lines of a cart. */
  maxCartLines: 50,
  /** Limits the letters of a name on a case (rule: letters). */
  maxCustomName: 14,
  /** Minimum length of a password. */
  minPassword: 6,
  country: 'Pakistan',
} as const

/** '10-12 days', where the sentence has no date beside it (rule: delivery-days). */
export const deliveryTime = (): string => t.common.deliveryTime(terms.deliveryDays)

/** '10-12 business days' at checkout, in the help and beside a date (rule: delivery-days). */
export const deliveryTimeInBusinessDays = (): string =>
  t.common.deliveryTimeAtCheckout(terms.deliveryDays)

/** '10% off every case' on the home page. */
export const discountClaim = (): string =>
  t.common.discountClaim({ percent: terms.discountPercent })

/** 'Free shipping on 2+ items' in every banner (rule: free-shipping-claim). */
export const freeShippingClaim = (): string =>
  t.common.freeShippingClaim({ items: terms.freeDeliveryFrom })

/** The owner's exchange line for a page: a proposed one is in the page's language. */
export function exchangeWords(line: string): string {
  if (line === PROPOSED_WARRANTY) return t.common.warrantyProposed
  return line === PROPOSED_EXCHANGE ? t.common.exchangeProposed : line
}
