import { randomUUID } from 'node:crypto'
import type { OrderState } from '#domain/orders/status.ts'
import type { TestProduct } from './products.ts'
import type { TestShop } from './shop.ts'

/** Properties of a line that a test sets; others have defaults. */
export interface SoldLine {
  readonly model?: string
  /** Slug of the brand. */
  readonly brand?: string
  readonly quantity?: number
  /** Rupees per piece. */
  readonly price?: number
}

/** Order with the columns that the shop's figures are computed from: day, state and lines. */
export interface SoldOrder extends Partial<OrderState> {
  readonly placedAt?: Date
  readonly userId?: string
  readonly lines?: readonly SoldLine[]
}

/** Inserts orders directly; one iPhone 15 case for Rs. 900 by default. */
export async function sell(
  { database: { db } }: Pick<TestShop, 'database'>,
  product: TestProduct,
  orders: readonly SoldOrder[],
): Promise<readonly string[]> {
  const sold = orders.map((order) => ({
    ...order,
    id: randomUUID(),
    lines: linesOf(order, product),
  }))
  await db.insertInto('orders').values(sold.map(orderRow)).execute()
  await db
    .insertInto('order_items')
    .values(sold.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, order_id: id }))))
    .execute()
  return sold.map(({ id }) => id)
}

function linesOf({ lines = [{}] }: SoldOrder, product: TestProduct) {
  return lines.map(
    ({ model = 'iPhone 15', brand = 'iphone', quantity = 1, price = 900 }, position) => ({
      position,
      product_id: product.id,
      name: product.name,
      image: '/images/case.webp',
      brand,
      case_type: 'Transparent',
      device_model: model,
      list_price: price * 100,
      unit_price: price * 100,
      quantity,
    }),
  )
}

type IdentifiedOrder = Omit<SoldOrder, 'lines'> & {
  readonly id: string
  readonly lines: ReturnType<typeof linesOf>
}

function orderRow({ id, userId, lines, placedAt = new Date(), ...state }: IdentifiedOrder) {
  const itemsPrice = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0)
  const status = state.orderStatus ?? 'Pending'
  return {
    id,
    is_guest: userId === undefined,
    user_id: userId ?? null,
    customer_name: 'Hina Raza',
    customer_email: 'hina@example.com',
    customer_email_key: 'hina@example.com',
    customer_phone: '+923001234567',
    address: 'House 9',
    city: 'Lahore',
    country: 'Pakistan',
    payment_method: state.paymentMethod ?? 'COD',
    status,
    paid_at: state.isPaid ? placedAt : null,
    delivered_at: status === 'Delivered' ? placedAt : null,
    cancelled_at: status === 'Cancelled' ? placedAt : null,
    items_price: itemsPrice,
    shipping_price: 250_00,
    total_price: itemsPrice + 250_00,
    created_at: placedAt,
  } as const
}
