import type { OrderState } from '#domain/orders/status.ts'
import { newPhone } from './orders.ts'
import type { TestProduct } from './products.ts'
import type { TestShop } from './shop.ts'
import { type SoldOrder, sell } from './sold-orders.ts'

/** Order of one piece in a state that a test sets, each with a phone number of its own. */
export interface PreparedOrder
  extends OrderState,
    Pick<SoldOrder, 'userId' | 'guestHash' | 'claimedBy' | 'name' | 'email' | 'phone'> {
  /** Default 'Transparent'. */
  readonly caseType?: string
}

/** Time of every event of a prepared order. */
export const preparedAt = new Date('2026-11-18T09:00:00Z')

/** Inserts orders of a product for its first model; returns their ids in sequence. */
export function prepareOrders(
  shop: Pick<TestShop, 'database'>,
  product: TestProduct,
  wanted: readonly PreparedOrder[],
): Promise<readonly string[]> {
  const [model = ''] = product.deviceModels
  const orders = wanted.map(({ caseType = 'Transparent', phone = newPhone(), ...order }) => ({
    ...order,
    phone,
    doneAt: preparedAt,
    lines: [{ model, caseType, listPrice: 1000 }],
  }))
  return sell(shop, product, orders)
}
