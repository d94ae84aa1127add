import { randomUUID } from 'node:crypto'
import type { OrderState } from '#domain/orders/status.ts'
import type { TestProduct } from './products.ts'
import type { TestShop } from './shop.ts'

/** Properties of a line that a test sets; others have defaults. */
export interface SoldLine {
  readonly model?: string
  /** Slug of the brand. */
  readonly brand?: string
  readonly caseType?: string
  readonly quantity?: number
  /** Rupees per piece. */
  readonly price?: number
  /** Rupees per piece before the discount; the price by default. */
  readonly listPrice?: number
}

/** Order that a test inserts directly: a guest's by default, cash on delivery. */
export interface SoldOrder extends Partial<OrderState> {
  readonly placedAt?: Date
  /** Time of its payment, delivery and cancellation; that of its placement by default. */
  readonly doneAt?: Date
  /** Account that placed it; undefined for a guest's order. */
  readonly userId?: string
  readonly guestHash?: Buffer
  /** Account that merged the guest's session. */
  readonly claimedBy?: string
  readonly name?: string
  readonly email?: string
  /** In its stored form. */
  readonly phone?: string
  readonly lines?: readonly SoldLine[]
}

/**
 * Inserts orders in any state that the tables allow; one iPhone 15 case for Rs. 900 by default.
 * Returns their ids in sequence.
 */
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
  return lines.map(({ quantity = 1, price = 900, ...line }, position) => ({
    position,
    product_id: product.id,
    name: product.name,
    image: '/images/case.webp',
    brand: line.brand ?? 'iphone',
    case_type: line.caseType ?? 'Transparent',
    device_model: line.model ?? 'iPhone 15',
    list_price: (line.listPrice ?? price) * 100,
    unit_price: price * 100,
    quantity,
  }))
}

type IdentifiedOrder = Omit<SoldOrder, 'lines'> & {
  readonly id: string
  readonly lines: ReturnType<typeof linesOf>
}

function orderRow({ id, userId, lines, placedAt = new Date(), ...order }: IdentifiedOrder) {
  const itemsPrice = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0)
  const { orderStatus: status = 'Pending', email = 'hina@example.com', doneAt = placedAt } = order
  return {
    id,
    is_guest: userId === undefined,
    user_id: userId ?? null,
    guest_hash: order.guestHash ?? null,
    claimed_by: order.claimedBy ?? null,
    customer_name: order.name ?? 'Hina Raza',
    customer_email: email,
    customer_email_key: email.toLowerCase(),
    customer_phone: order.phone ?? '+923001234567',
    address: 'House 9, Canal Road',
    city: 'Lahore',
    postal_code: '54000',
    country: 'Pakistan',
    payment_method: order.paymentMethod ?? 'COD',
    status,
    paid_at: order.isPaid ? doneAt : null,
    delivered_at: (order.isDelivered ?? status === 'Delivered') ? doneAt : null,
    cancelled_at: status === 'Cancelled' ? doneAt : null,
    items_price: itemsPrice,
    shipping_price: 250_00,
    total_price: itemsPrice + 250_00,
    created_at: placedAt,
  } as const
}
