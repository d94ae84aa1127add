import type { RequestInput } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import type { Order } from '#domain/contract/orders.ts'
import { newPhone, shippingAddress } from './guests.ts'
import type { TestProduct } from './products.ts'
import { newGuest, type TestShop, type Visitor } from './shop.ts'

export { newPhone } from './guests.ts'

export type OrderBody = RequestInput<Contract['placeOrder']>['body']

/** Body of a guest's order for one piece of each product; `changes` override it. */
export function orderBody(
  products: TestProduct | readonly TestProduct[],
  changes: Partial<OrderBody> = {},
): OrderBody {
  return {
    orderItems: [products].flat().map(({ id, deviceModels }) => ({
      product: id,
      qty: 1,
      selectedModel: deviceModels[0] ?? '',
    })),
    shippingAddress,
    paymentMethod: 'COD',
    guestInfo: { name: 'Bilal Ahmed', email: 'bilal@example.com', phone: newPhone() },
    ...changes,
  }
}

/** Places an order that must succeed. */
export async function placedOrder(
  shop: TestShop,
  body: OrderBody,
  as: Visitor = newGuest(),
): Promise<Order> {
  const placed = await shop.send('placeOrder', { body }, as)
  if (placed.status !== 201) throw new Error(`${placed.status} ${JSON.stringify(placed.body)}`)
  return placed.body
}
