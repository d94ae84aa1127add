import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Order } from '#domain/contract/orders.ts'
import { dayOf, daysUpTo } from '#domain/dates.ts'
import { choosableStatuses, orderStatuses } from '#domain/orders/status-lists.ts'
import { DAY } from '#domain/text/units.ts'
import { openOrderShop, summaryOf } from '#testing/order-shop.ts'
import { consistentStates } from '#testing/order-states.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { type SoldLine, type SoldOrder, sell } from '#testing/sold-orders.ts'

const { shop, product, admin } = await openOrderShop()
beforeEach(async () => {
  await sql`truncate orders cascade`.execute(shop.database.db)
})

const summary = () => summaryOf({ shop, admin })

/** Figures of the dashboard that are derived from orders. */
async function orderFigures() {
  const {
    products: _products,
    users: _users,
    firstDay: _firstDay,
    walletHistory: _walletHistory,
    proofsToCheck: _proofsToCheck,
    ...figures
  } = await summary()
  return figures
}

async function wholeList(): Promise<Order[]> {
  const { body } = await shop.send('listOrders', { query: {} }, admin)
  if (!Array.isArray(body)) throw new Error('a page')
  return body
}

/** The same figures, computed in JavaScript from the list of all orders. */
function computedFrom(orders: readonly Order[]) {
  const total = (some: readonly Order[]) =>
    Math.round(some.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100
  const isCancelled = ({ orderStatus }: Order) => orderStatus === 'Cancelled'
  const money = (some: readonly Order[]) => ({
    revenue: total(some.filter(({ isPaid }) => isPaid)),
    cancelledRevenue: total(some.filter((order) => order.isPaid && isCancelled(order))),
  })
  const models = new Map<string, number>()
  const shares = new Map<string, readonly [number, number]>(
    brands.map(({ displayName }) => [displayName, [0, 0]]),
  )
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

/** Sold pieces of the product: the stored figure, and the sum over its orders. */
async function piecesSold() {
  const { rows } = await sql<{ stored: number; counted: number }>`
    select coalesce((select sum(quantity)::int from product_sales), 0) as stored,
      coalesce((select sum(quantity)::int from order_items join orders on orders.id = order_id
        where status <> 'Cancelled'), 0) as counted`.execute(shop.database.db)
  return rows[0] ?? { stored: Number.NaN, counted: 0 }
}

const someBrand = fc.constantFrom(...brands)
const someLine: fc.Arbitrary<SoldLine> = someBrand.chain(({ slug }) =>
  fc.record({
    brand: fc.constant(slug),
    model: fc.constantFrom(...modelsOf(slug).slice(0, 3)),
    quantity: fc.integer({ min: 1, max: 10 }),
    price: fc.integer({ min: 1, max: 5_000 }),
  }),
)
const someOrder: fc.Arbitrary<SoldOrder> = fc
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

describe('stored figures', () => {
  test('equal the sums over all orders, in any state (rules: revenue, owner-figures)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 1, maxLength: 12 }),
        someActs,
        async (orders, acts) => {
          await sql`truncate orders cascade`.execute(shop.database.db)
          const ids = await sell(shop, product, orders)
          for (const { order, act: what } of acts) await act(ids[order % ids.length] ?? '', what)
          expect(await orderFigures()).toEqual(computedFrom(await wholeList()))
          const { stored, counted } = await piecesSold()
          expect(stored).toBe(counted)
        },
      ),
      { numRuns: 25 },
    )
  }, 60_000)

  test('stay correct during concurrent orders, changes and compaction', async () => {
    const ids = await sell(
      shop,
      product,
      Array.from({ length: 8 }, () => ({})),
    )
    await Promise.all([
      ...ids.map((id) => act(id, 'deliver')),
      ...ids.map((id) => act(id, 'cancel')),
      ...ids.map((id) => act(id, 'fold')),
      ...ids.map(() => placedOrder(shop, orderBody(product))),
    ])
    const figures = await orderFigures()
    expect(figures).toEqual(computedFrom(await wholeList()))
    expect(figures.orders).toBe(16)
    const { stored, counted } = await piecesSold()
    expect(stored).toBe(counted)
  })
})
