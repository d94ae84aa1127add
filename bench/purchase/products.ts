import { additionOf, guestOrder } from '../scratch/guest.ts'

/** The shelf of the bench: products whose ids differ only in their last three digits. */
export const firstProduct = 100
export const productCount = 200

/** The id of a product by its number. */
export function productId(number: number | ''): string {
  return `00000000-0000-4000-8000-000000000${number}`
}

/** What a guest sends to buy one piece: the order says what the pages would have shown. */
export function purchaseOf(product: string) {
  const wanted = { _id: product, deviceModels: ['iPhone 15'] }
  const order = guestOrder(wanted)
  return {
    addition: additionOf(wanted),
    order: {
      ...order,
      orderItems: order.orderItems.map((item) => ({ ...item, price: 900 })),
      taxPrice: 0,
      shippingPrice: 250,
      totalPrice: 1150,
    },
  }
}
