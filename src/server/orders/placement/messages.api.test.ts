import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { orderBody } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'

/** Counts round trips to the database: each takes longer than most statements. */

let stored: TestDatabase
let proxy: DatabaseProxy
let database: Database
let shop: TestShop
let product: TestProduct
beforeAll(async () => {
  stored = await openTestDatabase()
  proxy = await openDatabaseProxy(stored.url)
  database = openDatabase({ url: proxy.url })
  shop = await openTestShop({ database })
  product = await newProduct(stored)
})
afterAll(async () => {
  await shop?.close()
  await database?.close()
  await proxy?.close()
  await stored?.close()
})

async function messagesOf<T>(work: () => Promise<T>): Promise<[number, T]> {
  const before = proxy.messages()
  const answer = await work()
  return [proxy.messages() - before, answer]
}

test('an order takes three round trips, a cart line one, also in a repetition', async () => {
  for (let purchase = 1; purchase <= 2; purchase += 1) {
    const guest = newGuest()
    const addition = { productId: product.id, quantity: 1, selectedModel: 'iPhone 15' }
    const [forCart, cart] = await messagesOf(() =>
      shop.send('addToCart', { body: addition }, guest),
    )
    expect([forCart, cart.status]).toEqual([1, 200])

    const body = orderBody(product)
    const place = () =>
      shop.send('placeOrder', { body }, guest, { 'idempotency-key': cart.body.checkoutKey })
    const [forOrder, order] = await messagesOf(place)
    expect([forOrder, order.status]).toEqual([3, 201])

    const [forRetry, retried] = await messagesOf(place)
    expect([forRetry, retried.body._id]).toEqual([3, order.body._id])
  }
})
