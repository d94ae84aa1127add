import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import { brands } from '#domain/catalogue/brands.ts'
import { dayOf, daysUpTo } from '#domain/dates.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { newAccount } from '#testing/accounts.ts'
import { made } from '#testing/calls.ts'
import { openOrderShop, summaryOf } from '#testing/order-shop.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { shippedSettings } from '#testing/settings.ts'
import { openTestShop } from '#testing/shop.ts'
import { type SoldOrder, sell } from '#testing/sold-orders.ts'
import { firstDayOf, getSummary } from './summary.ts'

/** Time of the summary, 17:30 in Pakistan. */
const now = new Date('2026-11-21T12:30:00Z')

const { shop, product, admin } = await openOrderShop()
beforeEach(async () => {
  await sql`truncate orders cascade`.execute(shop.database.db)
})

const sold = (...orders: readonly SoldOrder[]) => sell(shop, product, orders)

const summary = () => summaryOf({ shop, admin })

describe('a shop without orders', () => {
  test('has zero for every figure, status, day and brand', async () => {
    const { days, brands: shares, ...figures } = await summary()
    expect(figures).toEqual({
      orders: 0,
      pendingOrders: 0,
      revenue: 0,
      cancelledRevenue: 0,
      proofsToCheck: 0,
      products: 1,
      users: 1,
      topModels: [],
      statusCounts: Object.fromEntries(orderStatuses.map((status) => [status, 0])),
      recentOrders: [],
      firstDay: {
        hasOwnName: false,
        hasOwnWallets: false,
        hasOwnProduct: true,
        hasWhatsApp: false,
        hasExchangeLine: false,
      },
      walletHistory: null,
    })
    expect(days.map(({ date }) => date)).toEqual(daysUpTo(dayOf(new Date()), 30))
    expect(days.every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true)
    expect(shares).toEqual(
      brands.map(({ displayName }) => ({ brand: displayName, quantity: 0, revenue: 0 })),
    )
  })
})

describe('a shop on its first day', () => {
  const own = { service: 'Easypaisa', title: 'Zara', number: '03451112223' }

  test.each([
    ['nothing of its own', shopFacts.name, shopFacts.wallets, [false, false]],
    ['its own name', 'Zara Covers', shopFacts.wallets, [true, false]],
    ['one number of its own', 'Zara Covers', [own, ...shopFacts.wallets.slice(1)], [true, false]],
    ['its own numbers alone', 'Zara Covers', [own], [true, true]],
  ] as const)('has %s', async (_, name, wallets, [hasOwnName, hasOwnWallets]) => {
    const { db } = shop.database
    const facts = { ...shopFacts, name, wallets }
    expect(await firstDayOf(db, facts)).toMatchObject({ hasOwnName, hasOwnWallets })
  })

  test('has a number and a promise once they are set', async () => {
    const facts = { ...shopFacts, whatsapp: '03007654321', exchangeLine: 'Within 7 days' }
    expect(await firstDayOf(shop.database.db, facts)).toMatchObject({
      hasWhatsApp: true,
      hasExchangeLine: true,
    })
  })

  test('counts what was saved a moment ago, before this process follows the change', async () => {
    const { database } = shop
    const behind = await openTestShop({ database, settings: shippedSettings })
    const { name, tagline, handle, city } = shopFacts
    const texts = { name, tagline, handle, city, whatsapp: '', about: '', street: '', help: {} }
    const save = (exchangeLine: string) =>
      made(behind.send('saveShopSettings', { body: { ...texts, exchangeLine } }, admin))
    await save('Within 7 days')
    const { firstDay } = await summaryOf({ shop: behind, admin })
    await save('')
    expect(firstDay.hasExchangeLine).toBe(true)
  })

  test('has its own product once a product on sale is no sample', async () => {
    const { db } = shop.database
    const { id } = product
    const change = (columns: { is_sample?: boolean; deleted_at?: Date | null }) =>
      changeRow(shop, 'products', id, columns)
    const hasOwn = async () => (await firstDayOf(db, shopFacts)).hasOwnProduct
    expect(await hasOwn()).toBe(true)
    await change({ is_sample: true })
    expect(await hasOwn()).toBe(false)
    await change({ is_sample: false, deleted_at: new Date() })
    expect(await hasOwn()).toBe(false)
    await change({ deleted_at: null })
  })
})

describe('the last 30 days', () => {
  test('begin and end at midnight in Pakistan', async () => {
    await sold(
      { placedAt: new Date('2026-10-22T18:59:59.999Z') },
      { placedAt: new Date('2026-10-22T19:00:00Z') },
      { placedAt: new Date('2026-11-20T18:59:59.999Z'), orderStatus: 'Delivered', isPaid: true },
      { placedAt: new Date('2026-11-20T19:00:00Z') },
      { placedAt: now, orderStatus: 'Cancelled' },
      { placedAt: now, orderStatus: 'Cancelled', isPaid: true },
    )
    const { db } = shop.database
    const { days, orders } = await getSummary(db, now)
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
    // One second before midnight in Pakistan, and midnight, when the next day begins.
    const before = await getSummary(db, new Date('2026-11-21T18:59:59Z'))
    const after = await getSummary(db, new Date('2026-11-21T19:00:00Z'))
    expect(before.days.at(-1)?.date).toBe('2026-11-21')
    expect(after.days.at(-1)).toEqual({ ...nothing, date: '2026-11-22' })
    expect(after.days[0]?.date).toBe('2026-10-24')
  })
})

test('a brand that was removed from the shop keeps its sales', async () => {
  await sold({ lines: [{ brand: 'nokia', model: 'Nokia 3310', quantity: 3, price: 100 }] })
  const { brands: shares } = await summary()
  expect(shares[0]).toEqual({ brand: 'nokia', quantity: 3, revenue: 300 })
})

describe('other figures', () => {
  test('count products on sale, and users without deleted ones (rule: deleted-accounts)', async () => {
    const before = await summary()
    const { id } = await newProduct(shop)
    const leaving = await newAccount(shop)
    await newAccount(shop)
    await sold({ userId: leaving.id })
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
})
