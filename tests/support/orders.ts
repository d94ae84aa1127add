import { randomInt } from 'node:crypto'
import type { Sent } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import type { Order } from '#domain/contract/orders.ts'
import type { TestProduct } from './products.ts'
import { newGuest, type TestShop, type Visitor } from './shop.ts'

export type OrderBody = Sent<Contract['placeOrder']>['body']

/** A Pakistani mobile number that no other test uses, in its stored form. */
export function newPhone(): string {
  return `+923${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/** The body of a guest's order for one piece of each product; `changes` come last. */
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
    shippingAddress: {
      address: 'House 7, Street 12, Peoples Colony',
      city: 'Faisalabad',
      postalCode: '38000',
      country: 'Pakistan',
    },
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
