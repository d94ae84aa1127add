/**
 * The shop's promises to everybody, each figure once. Every text on every page takes its number
 * from here, so that no two screens can promise different things (rules: free-shipping-claim,
 * delivery-days).
 */
export const terms = {
  /** Percent off every list price. */
  discountPercent: 10,
  /** Delivery fee in paisa while the order is too small to travel free. */
  deliveryFee: 250_00,
  /** Total quantity from which delivery is free. */
  freeDeliveryFrom: 2,
  /** Days from order to door, as a range. */
  deliveryDays: { from: 10, to: 12 },
  /** Hours in which support answers a direct message. */
  supportReplyHours: 24,
  /** Hours in which the screenshot of a transfer should be sent. */
  screenshotHours: 24,
  /** Most pieces of one case and model in a cart or an order (rule: line-limit). */
  maxQuantity: 10,
  /** Most different lines in one cart. */
  maxCartLines: 50,
  /** Least length of a password. */
  minPassword: 6,
  country: 'Pakistan',
} as const

/** '10-12 days', as everywhere but checkout (rule: delivery-days). */
export const deliveryTime = `${terms.deliveryDays.from}-${terms.deliveryDays.to} days`

/** '10-12 business days', as checkout words it (rule: delivery-days). */
export const deliveryTimeAtCheckout = `${terms.deliveryDays.from}-${terms.deliveryDays.to} business days`

/** '10% off every case', as the home page says it. */
export const discountClaim = `${terms.discountPercent}% off every case`

/** 'Free shipping on 2+ items', the one claim of every banner (rule: free-shipping-claim). */
export const freeShippingClaim = `Free shipping on ${terms.freeDeliveryFrom}+ items`
