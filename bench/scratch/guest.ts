import { newPhone, newSession, shippingAddress } from '#testing/guests.ts'

export { newSession }

/** Product to buy, as the shop lists it. */
export interface GuestItem {
  readonly _id: string
  readonly deviceModels: readonly string[]
}

/** Body that adds one piece to the cart, in the product's first model. */
export function additionOf({ _id: productId, deviceModels }: GuestItem) {
  return { productId, quantity: 1, selectedModel: deviceModels[0] ?? '' }
}

/** Body that orders one piece, cash on delivery, as a new guest each time. */
export function guestOrder(
  { _id: product, deviceModels }: GuestItem,
  { name = 'Bilal Ahmed', phone = newPhone() } = {},
) {
  return {
    orderItems: [{ product, qty: 1, selectedModel: deviceModels[0] ?? '' }],
    shippingAddress,
    paymentMethod: 'COD' as const,
    guestInfo: { name, email: 'bilal@example.com', phone },
  }
}
