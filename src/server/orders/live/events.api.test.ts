import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { watchEvents } from '#testing/event-stream.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'

let shop: TestShop
let product: TestProduct
beforeAll(async () => {
  shop = await openTestShop()
  product = await newProduct(shop)
})
afterAll(() => shop.close())

const watch = (id: string, as?: Visitor, of: TestShop = shop) =>
  watchEvents(of, `/orders/${id}/events`, as)

const refusalOf = async (id: string, as?: Visitor) => {
  const watched = await watch(id, as)
  watched.leave()
  return watched.status
}

describe('the event stream of an order', () => {
  test('sends the present version at once and each later one', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const watched = await watch(order._id, guest)
    expect(watched.status).toBe(200)
    expect(watched.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'cache-control': 'no-store',
    })
    expect(await watched.next()).toEqual({ version: order.version })

    const cancelled = await shop.send('cancelOrder', { params: { id: order._id } }, guest)
    expect(await watched.next()).toEqual({ version: cancelled.body.version })
    expect(cancelled.body.version).toBeGreaterThan(order.version)
    watched.leave()
  })

  test('includes changes by other processes', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const watched = await watch(order._id)
    await watched.next()
    const { db } = shop.database
    await sql`with changed as (
      update orders set version = version + 1 where id = ${order._id} returning id
    ) select pg_notify(${ORDERS_CHANGED}, id::text) from changed`.execute(db)
    expect(await watched.next()).toEqual({ version: order.version + 1 })
    watched.leave()
  })

  test('sends events to all viewers of the order, and to no others', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const other = await placedOrder(shop, orderBody(product), guest)
    const watching = await Promise.all([watch(order._id, guest), watch(order._id)])
    const elsewhere = await watch(other._id, guest)
    for (const stream of [...watching, elsewhere]) await stream.next()
    await shop.send('cancelOrder', { params: { id: order._id } }, guest)
    for (const stream of watching) expect(await stream.next()).toEqual({ version: 2 })
    await shop.send('cancelOrder', { params: { id: other._id } }, guest)
    expect(await elsewhere.next()).toEqual({ version: 2 })
    for (const stream of [...watching, elsewhere]) stream.leave()
  })
})

describe('access to the event stream', () => {
  test('is granted to all viewers of a guest’s order, even of a masked one', async () => {
    const order = await placedOrder(shop, orderBody(product))
    for (const visitor of [anonymous, newGuest(), await newAccount(shop)]) {
      const watched = await watch(order._id, visitor)
      expect(await watched.next()).toEqual({ version: order.version })
      watched.leave()
    }
  })

  test('of an account’s order is restricted to its owner and admins', async () => {
    const owner = await newAccount(shop, { phone: '+923001234567' })
    const admin = await newAccount(shop, { isAdmin: true })
    const order = await placedOrder(shop, orderBody(product), owner)
    for (const visitor of [owner, admin]) {
      const watched = await watch(order._id, visitor)
      expect(await watched.next()).toEqual({ version: order.version })
      watched.leave()
    }
    expect(await refusalOf(order._id)).toBe(401)
    expect(await refusalOf(order._id, await newAccount(shop))).toBe(404)
  })

  test.each(['4f9dcb0e-6f5a-4f1a-9c3f-2f1f6a6f0b11', 'no-order'])(
    'of %s is refused',
    async (id) => {
      expect(await refusalOf(id)).toBe(404)
    },
  )

  test('with an unknown token is refused, not treated as anonymous', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect(await refusalOf(order._id, { headers })).toBe(401)
  })

  test('ignores phone numbers: a wrong one has no effect and is not counted', async () => {
    const order = await placedOrder(shop, orderBody(product))
    for (let tries = 0; tries < 7; tries += 1) {
      const watched = await watch(order._id, { headers: { 'x-order-phone': '0300 9999999' } })
      expect(watched.status).toBe(200)
      watched.leave()
    }
    const phone = order.guestInfo?.phone ?? ''
    const shown = await shop.send('getOrder', { params: { id: order._id } }, anonymous, {
      'x-order-phone': phone,
    })
    expect(shown.body.access).toBe('full')
  })
})

test('a closing shop ends its streams instead of waiting for them', async () => {
  const closing = await openTestShop()
  const order = await placedOrder(closing, orderBody(await newProduct(closing)))
  const watched = await watch(order._id, anonymous, closing)
  await watched.next()
  await closing.close()
  expect(await watched.next()).toBeNull()
})
