import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import type { Order, ShopSummary } from '#domain/contract/orders.ts'
import { dayOf, daysUpTo } from '#domain/days.ts'
import { choosableStatuses, type OrderState, orderStatuses } from '#domain/orders/status.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { consistentStates } from '#testing/order-states.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { shopSummary } from './summary.ts'

const DAY = 24 * 60 * 60 * 1000
/** Half past five in the afternoon in Pakistan. */
const now = new Date('2026-11-21T12:30:00Z')

let shop: TestShop
let admin: TestAccount
let product: TestProduct

beforeAll(async () => {
  shop = await openTestShop({ rateLimitScale: 0 })
  admin = await newAccount(shop, { isAdmin: true })
  product = await newProduct(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate orders cascade`.execute(shop.database.db)
})

interface SoldLine {
  readonly model?: string
  /** Slug of the brand. */
  readonly brand?: string
  readonly quantity?: number
  /** Rupees a piece. */
  readonly price?: number
}

interface Sold extends Partial<OrderState> {
  readonly placedAt?: Date
  readonly userId?: string
  readonly lines?: readonly SoldLine[]
}

/** Writes orders straight into the tables; one iPhone 15 case for Rs. 900 unless said otherwise. */
async function sell(...orders: readonly Sold[]): Promise<readonly string[]> {
  const { db } = shop.database
  const sold = orders.map((order) => ({ ...order, id: randomUUID(), lines: linesOf(order) }))
  await db.insertInto('orders').values(sold.map(orderRow)).execute()
  await db
    .insertInto('order_items')
    .values(sold.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, order_id: id }))))
    .execute()
  return sold.map(({ id }) => id)
}

function linesOf({ lines = [{}] }: Sold) {
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

type Identified = Omit<Sold, 'lines'> & {
  readonly id: string
  readonly lines: ReturnType<typeof linesOf>
}

function orderRow({ id, userId, lines, placedAt = now, ...state }: Identified) {
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

async function summary(): Promise<ShopSummary> {
  const { status, body } = await shop.send('getSummary', {}, admin)
  expect(status).toBe(200)
  return body
}

describe('a shop without orders', () => {
  test('has every figure at zero, every status, every day and every brand', async () => {
    const { days, brands: shares, ...figures } = await summary()
    expect(figures).toEqual({
      orders: 0,
      pendingOrders: 0,
      revenue: 0,
      cancelledRevenue: 0,
      products: 1,
      users: 1,
      topModels: [],
      statusCounts: Object.fromEntries(orderStatuses.map((status) => [status, 0])),
      recentOrders: [],
    })
    expect(days.map(({ date }) => date)).toEqual(daysUpTo(dayOf(new Date()), 30))
    expect(days.every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true)
    expect(shares).toEqual(
      brands.map(({ displayName }) => ({ brand: displayName, quantity: 0, revenue: 0 })),
    )
  })
})

describe('orders and money', () => {
  test('counts every status, and as pending those that wait for the shop or the money', async () => {
    await sell(
      { orderStatus: 'Pending' },
      { orderStatus: 'Pending', isPaid: true },
      { orderStatus: 'Payment Pending', paymentMethod: 'Online_Manual' },
      { orderStatus: 'Payment Rejected', paymentMethod: 'Online_Manual' },
      { orderStatus: 'Shipped' },
      { orderStatus: 'Cancelled' },
    )
    expect(await summary()).toMatchObject({
      orders: 6,
      pendingOrders: 3,
      statusCounts: {
        Pending: 2,
        'Payment Pending': 1,
        'Payment Rejected': 1,
        Paid: 0,
        Processing: 0,
        Shipped: 1,
        Delivered: 0,
        Cancelled: 1,
      },
    })
  })

  test('takes as revenue what is paid, and names the part that was cancelled (D48)', async () => {
    await sell(
      { orderStatus: 'Delivered', isPaid: true, lines: [{ price: 1000 }] },
      { orderStatus: 'Cancelled', isPaid: true, lines: [{ price: 500 }] },
      // Cash on delivery that nobody has handed over, and a cancelled order that was never paid.
      { orderStatus: 'Delivered', lines: [{ price: 7000 }] },
      { orderStatus: 'Shipped', lines: [{ price: 3000 }] },
      { orderStatus: 'Cancelled', lines: [{ price: 2000 }] },
    )
    expect(await summary()).toMatchObject({ revenue: 1250 + 750, cancelledRevenue: 750 })
  })

  test('follows an order from its placing over cash and cancellation to its revival', async () => {
    const { _id: id, totalPrice } = await placedOrder(shop, orderBody(product))
    const params = { id }
    expect(await summary()).toMatchObject({ orders: 1, pendingOrders: 1, revenue: 0 })
    await shop.send('deliverOrder', { params, body: { cashCollected: false } }, admin)
    expect(await summary()).toMatchObject({ orders: 1, pendingOrders: 0, revenue: 0 })
    await shop.send('confirmPayment', { params, body: {} }, admin)
    const { days, ...paid } = await summary()
    expect(paid).toMatchObject({ revenue: totalPrice, cancelledRevenue: 0 })
    expect(days.at(-1)).toMatchObject({ orders: 1, revenue: totalPrice, cancelledRevenue: 0 })

    const [transfer = ''] = await sell({
      orderStatus: 'Paid',
      paymentMethod: 'Online_Manual',
      isPaid: true,
      placedAt: new Date(),
    })
    await shop.send('cancelOrder', { params: { id: transfer } }, admin)
    const cancelled = await summary()
    expect(cancelled).toMatchObject({
      revenue: totalPrice + 1150,
      cancelledRevenue: 1150,
      topModels: [{ model: 'iPhone 15', quantity: 1 }],
    })
    expect(cancelled.days.at(-1)).toMatchObject({
      orders: 2,
      revenue: totalPrice + 1150,
      cancelledRevenue: 1150,
    })
    await shop.send(
      'setOrderStatus',
      { params: { id: transfer }, body: { status: 'Processing' } },
      admin,
    )
    expect(await summary()).toMatchObject({
      revenue: totalPrice + 1150,
      cancelledRevenue: 0,
      topModels: [{ model: 'iPhone 15', quantity: 2 }],
    })
  })
})

describe('the last 30 days', () => {
  test('begin and end at midnight in Pakistan', async () => {
    await sell(
      { placedAt: new Date('2026-10-22T18:59:59.999Z') },
      { placedAt: new Date('2026-10-22T19:00:00Z') },
      { placedAt: new Date('2026-11-20T18:59:59.999Z'), orderStatus: 'Delivered', isPaid: true },
      { placedAt: new Date('2026-11-20T19:00:00Z') },
      { placedAt: now, orderStatus: 'Cancelled' },
      { placedAt: now, orderStatus: 'Cancelled', isPaid: true },
    )
    const { db } = shop.database
    const { days, orders } = await shopSummary(db, now)
    expect(orders).toBe(6)
    expect(days).toHaveLength(30)
    const nothing = { orders: 0, revenue: 0, cancelledRevenue: 0 }
    expect(days[0]).toEqual({ ...nothing, date: '2026-10-23', orders: 1 })
    expect(days[1]).toEqual({ ...nothing, date: '2026-10-24' })
    expect(days[28]).toEqual({ ...nothing, date: '2026-11-20', orders: 1, revenue: 1150 })
    expect(days[29]).toEqual({
      date: '2026-11-21',
      orders: 3,
      revenue: 1150,
      cancelledRevenue: 1150,
    })
    // One second before and at midnight there: another day begins.
    const before = await shopSummary(db, new Date('2026-11-21T18:59:59Z'))
    const after = await shopSummary(db, new Date('2026-11-21T19:00:00Z'))
    expect(before.days.at(-1)?.date).toBe('2026-11-21')
    expect(after.days.at(-1)).toEqual({ ...nothing, date: '2026-11-22' })
    expect(after.days[0]?.date).toBe('2026-10-24')
  })
})

describe('what was sold', () => {
  test('ranks ten models by pieces, equals by name, without cancelled orders (D49)', async () => {
    const models = Array.from({ length: 12 }, (_, index) => `Model ${'LKJIHGFEDCBA'[index]}`)
    await sell(
      { lines: models.map((model) => ({ model })) },
      { lines: [{ model: 'Model L', quantity: 3 }] },
      { lines: [{ model: 'Model B', quantity: 2 }], orderStatus: 'Payment Rejected' },
      { lines: [{ model: 'Never', quantity: 10 }], orderStatus: 'Cancelled', isPaid: true },
    )
    const { topModels } = await summary()
    expect(topModels).toEqual([
      { model: 'Model L', quantity: 4 },
      { model: 'Model B', quantity: 3 },
      ...[...'ACDEFGHI'].map((letter) => ({ model: `Model ${letter}`, quantity: 1 })),
    ])
  })

  test('shares pieces and their price out to brands, best seller first', async () => {
    await sell(
      { lines: [{ brand: 'vivo', model: 'Vivo V60', quantity: 2, price: 700 }] },
      {
        lines: [
          { brand: 'samsung', model: 'Galaxy S25', quantity: 4, price: 800 },
          { brand: 'nokia', model: 'Nokia 3310', quantity: 3, price: 100 },
        ],
      },
      { lines: [{ brand: 'iphone', quantity: 9 }], orderStatus: 'Cancelled' },
    )
    const { brands: shares } = await summary()
    expect(shares.slice(0, 3)).toEqual([
      { brand: 'Samsung Galaxy', quantity: 4, revenue: 3200 },
      // No brand of the shop any more; what it sold is still there.
      { brand: 'nokia', quantity: 3, revenue: 300 },
      { brand: 'Vivo', quantity: 2, revenue: 1400 },
    ])
    expect(shares.slice(3)).toEqual(
      ['iPhone', 'Tecno', 'Infinix', 'Google Pixel', 'Xiaomi/Redmi', 'Airpods'].map((brand) => ({
        brand,
        quantity: 0,
        revenue: 0,
      })),
    )
  })
})

describe('beside the orders', () => {
  test('products are those on sale, users those who are still there (D59)', async () => {
    const before = await summary()
    const { id } = await newProduct(shop)
    const leaving = await newAccount(shop)
    await newAccount(shop)
    await sell({ userId: leaving.id })
    expect(await summary()).toMatchObject({
      products: before.products + 1,
      users: before.users + 2,
    })
    await shop.send('deleteProduct', { params: { id } }, admin)
    await shop.send('deleteUser', { params: { id: leaving.id } }, admin)
    const after = await summary()
    expect(after).toMatchObject({ products: before.products, users: before.users + 1, orders: 1 })
    expect(after.recentOrders[0]?.user).toMatchObject({ _id: leaving.id, isDeleted: true })
  })

  test('the five newest orders, as the list shows them', async () => {
    await sell(...Array.from({ length: 7 }, () => ({})))
    const { recentOrders } = await summary()
    expect(recentOrders).toEqual((await wholeList()).slice(0, 5))
    expect(recentOrders[0]).toMatchObject({ access: 'full', guestInfo: { name: 'Hina Raza' } })
  })
})

async function wholeList(): Promise<Order[]> {
  const { body } = await shop.send('listOrders', { query: {} }, admin)
  if (!Array.isArray(body)) throw new Error('a page')
  return body
}

/** The figures as a browser would compute them from the list of every order (spec section 3). */
function computedFrom(orders: readonly Order[]) {
  const total = (some: readonly Order[]) =>
    Math.round(some.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100
  const isCancelled = ({ orderStatus }: Order) => orderStatus === 'Cancelled'
  const money = (some: readonly Order[]) => ({
    revenue: total(some.filter(({ isPaid }) => isPaid)),
    cancelledRevenue: total(some.filter((order) => order.isPaid && isCancelled(order))),
  })
  const models = new Map<string, number>()
  const shares = new Map(brands.map(({ displayName }) => [displayName as string, [0, 0] as const]))
  for (const { orderItems } of orders.filter((order) => !isCancelled(order))) {
    for (const { selectedModel, brand, qty, price } of orderItems) {
      models.set(selectedModel, (models.get(selectedModel) ?? 0) + qty)
      const [quantity, revenue] = shares.get(brand) ?? [0, 0]
      shares.set(brand, [quantity + qty, revenue + qty * price])
    }
  }
  return {
    orders: orders.length,
    pendingOrders: orders.filter(({ orderStatus }) => /Pending$/.test(orderStatus)).length,
    ...money(orders),
    topModels: [...models]
      .map(([model, quantity]) => ({ model, quantity }))
      .sort((a, b) => b.quantity - a.quantity || a.model.localeCompare(b.model, 'en'))
      .slice(0, 10),
    statusCounts: Object.fromEntries(
      orderStatuses.map((status) => [
        status,
        orders.filter(({ orderStatus }) => orderStatus === status).length,
      ]),
    ),
    recentOrders: orders.slice(0, 5),
    days: daysUpTo(dayOf(new Date()), 30).map((date) => {
      const ofDay = orders.filter(({ createdAt }) => dayOf(createdAt) === date)
      return { date, orders: ofDay.length, ...money(ofDay) }
    }),
    brands: [...shares]
      .map(([brand, [quantity, revenue]]) => ({ brand, quantity, revenue }))
      .sort((a, b) => b.quantity - a.quantity),
  }
}

const someBrand = fc.constantFrom(...brands)
const someLine: fc.Arbitrary<SoldLine> = someBrand.chain(({ slug, models }) =>
  fc.record({
    brand: fc.constant(slug),
    model: fc.constantFrom(...models.slice(0, 3)),
    quantity: fc.integer({ min: 1, max: 10 }),
    price: fc.integer({ min: 1, max: 5_000 }),
  }),
)
const someOrder: fc.Arbitrary<Sold> = fc
  .record({
    state: fc.constantFrom(...consistentStates),
    age: fc.integer({ min: 0, max: 40 * DAY }),
    lines: fc.uniqueArray(someLine, { minLength: 1, maxLength: 4, selector: ({ model }) => model }),
  })
  .map(({ state, age, lines }) => ({
    ...state,
    placedAt: new Date(Date.now() - age),
    lines,
  }))
const someActs = fc.array(
  fc.record({
    order: fc.nat(),
    act: fc.constantFrom('cancel', 'pay', 'deliver', 'fold', 'remove', ...choosableStatuses),
  }),
  { maxLength: 12 },
)

async function act(id: string, what: string): Promise<void> {
  const params = { id }
  const { db } = shop.database
  switch (what) {
    case 'fold':
      await sql`select fold_figures()`.execute(db)
      return
    case 'remove':
      await sql`delete from order_history where order_id = ${id}`.execute(db)
      await sql`delete from order_items where order_id = ${id}`.execute(db)
      await sql`delete from orders where id = ${id}`.execute(db)
      return
    case 'cancel':
      await shop.send('cancelOrder', { params }, admin)
      return
    case 'pay':
      await shop.send('confirmPayment', { params, body: {} }, admin)
      return
    case 'deliver':
      await shop.send('deliverOrder', { params, body: {} }, admin)
      return
    default:
      await shop.send('setOrderStatus', { params, body: { status: what as 'Pending' } }, admin)
  }
}

describe('the kept figures', () => {
  test('are what the list of every order adds up to, whatever became of the orders', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 1, maxLength: 12 }),
        someActs,
        async (orders, acts) => {
          await sql`truncate orders cascade`.execute(shop.database.db)
          const ids = await sell(...orders)
          for (const { order, act: what } of acts) await act(ids[order % ids.length] ?? '', what)
          const { products: _products, users: _users, ...figures } = await summary()
          expect(figures).toEqual(computedFrom(await wholeList()))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('stay true while many place, act and fold at once', async () => {
    const ids = await sell(...Array.from({ length: 8 }, () => ({ placedAt: new Date() })))
    await Promise.all([
      ...ids.map((id) => act(id, 'deliver')),
      ...ids.map((id) => act(id, 'cancel')),
      ...ids.map((id) => act(id, 'fold')),
      ...ids.map(() => placedOrder(shop, orderBody(product))),
    ])
    const { products: _products, users: _users, ...figures } = await summary()
    expect(figures).toEqual(computedFrom(await wholeList()))
    expect(figures.orders).toBe(16)
  })

  test('do not pile up: an act on an order now and then folds them', async () => {
    const { db } = shop.database
    const rows = async () => {
      const { piled } = await db
        .selectFrom('order_figures')
        .select((eb) => eb.fn.countAll<number>().as('piled'))
        .executeTakeFirstOrThrow()
      return piled
    }
    for (let count = 0; count < 5; count += 1) await sell({})
    await sql`select setval(pg_get_serial_sequence('orders', 'sequence'), 256000 - 1)`.execute(db)
    const [id = ''] = await sell({})
    expect(await rows()).toBe(6)
    await act(id, 'Shipped')
    // Five are pending, one is shipped.
    expect(await rows()).toBe(2)
  })
})
