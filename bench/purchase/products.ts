import { randomInt } from 'node:crypto'
import { additionOf, guestOrder, newSession } from '../scratch/guest.ts'
import { openConnection } from '../scratch/http-connection.ts'

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

/** Guest buyer on one keep-alive connection: each call buys one piece with a new session. */
export async function shopperOf(port: number): Promise<(() => Promise<void>) & { close(): void }> {
  const { send, close } = await openConnection(port)
  const buy = async () => {
    const session = newSession()
    const { addition, order } = purchaseOf(productId(firstProduct + randomInt(productCount)))
    const added = await send('POST', '/api/cart', {
      body: addition,
      headers: { 'x-session-id': session },
    })
    if (added.status !== 200) throw new Error(`cart: ${added.status} ${added.body}`)
    const { checkoutKey } = JSON.parse(added.body) as { checkoutKey: string }
    const placed = await send('POST', '/api/orders', {
      body: order,
      headers: { 'x-session-id': session, 'idempotency-key': checkoutKey },
    })
    if (placed.status !== 201) throw new Error(`order: ${placed.status} ${placed.body}`)
  }
  return Object.assign(buy, { close })
}
