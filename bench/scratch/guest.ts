import { newPhone, newSession, shippingAddress } from '#testing/guests.ts'

export { newSession }

/** What is bought, as the shop lists it. */
export interface GuestItem {
  readonly _id: string
  readonly deviceModels: readonly string[]
}

/** What a guest puts into the cart to buy one piece, in the first model that it is made for. */
export function additionOf({ _id: productId, deviceModels }: GuestItem) {
  return { productId, quantity: 1, selectedModel: deviceModels[0] ?? '' }
}

/** What a guest sends to order one piece, to be paid for in cash: somebody new each time. */
export function guestOrder(
  { _id: product, deviceModels }: GuestItem,
  { name = 'Bilal Ahmed', phone = newPhone() } = {},
) {
  return {
    orderItems: [{ product, qty: 1, selectedModel: deviceModels[0] ?? '' }],
    shippingAddress,
    paymentMethod: 'COD',
    guestInfo: { name, email: 'bilal@example.com', phone },
  }
}
