import { randomUUID } from 'node:crypto'
import type { OrderState } from '#domain/orders/status.ts'
import { newPhone } from './orders.ts'
import type { TestProduct } from './products.ts'
import type { TestShop } from './shop.ts'

/** Order that a test inserts directly; other columns have defaults. */
export interface PreparedOrder extends OrderState {
  /** Account that placed it; undefined for a guest's order. */
  readonly userId?: string
  readonly guestHash?: Buffer
  /** Account that merged the guest's session. */
  readonly claimedBy?: string
  readonly name?: string
  readonly email?: string
  /** In its stored form. */
  readonly phone?: string
  /** Default 'Transparent'. */
  readonly caseType?: string
}

/** Time of every event of a prepared order. */
export const preparedAt = new Date('2026-11-18T09:00:00Z')

/** Inserts orders in any state that the tables allow; returns their ids in sequence. */
export async function prepareOrders(
  { database: { db } }: Pick<TestShop, 'database'>,
  product: TestProduct,
  wanted: readonly PreparedOrder[],
): Promise<readonly string[]> {
  const orders = wanted.map((order) => {
    const { email = 'hina@example.com' } = order
    return {
      id: randomUUID(),
      is_guest: order.userId === undefined,
      user_id: order.userId ?? null,
      guest_hash: order.guestHash ?? null,
      claimed_by: order.claimedBy ?? null,
      customer_name: order.name ?? 'Hina Raza',
      customer_email: email,
      customer_email_key: email.toLowerCase(),
      customer_phone: order.phone ?? newPhone(),
      address: 'House 9, Canal Road',
      city: 'Lahore',
      postal_code: '54000',
      country: 'Pakistan',
      payment_method: order.paymentMethod,
      status: order.orderStatus,
      paid_at: order.isPaid ? preparedAt : null,
      delivered_at: order.isDelivered ? preparedAt : null,
      cancelled_at: order.orderStatus === 'Cancelled' ? preparedAt : null,
      items_price: 900_00,
      shipping_price: 250_00,
      total_price: 1150_00,
    }
  })
  await db.insertInto('orders').values(orders).execute()
  await db
    .insertInto('order_items')
    .values(
      orders.map(({ id }, index) => ({
        order_id: id,
        position: 0,
        product_id: product.id,
        name: product.name,
        image: '/images/case.webp',
        brand: 'iphone',
        case_type: wanted[index]?.caseType ?? 'Transparent',
        device_model: product.deviceModels[0] ?? '',
        list_price: 1000_00,
        unit_price: 900_00,
        quantity: 1,
      })),
    )
    .execute()
  return orders.map(({ id }) => id)
}
