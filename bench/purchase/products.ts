import { additionOf, guestOrder } from '../scratch/guest.ts'

/** Products of the bench, whose ids differ only in their last three digits. */
export const firstProduct = 100
export const productCount = 200

/** Id of a product by its number. */
export function productId(number: number | ''): string {
  return `00000000-0000-4000-8000-000000000${number}`
}

/** Request bodies of a guest who buys one piece, with the prices that the pages show. */
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
