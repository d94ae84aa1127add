import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { withDeadline } from '#server/database/deadline.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { heldTransaction } from '#testing/locks.ts'
import { orderBody } from '#testing/orders.ts'
import { eventually } from '#testing/processes.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'

/**
 * A shop with two connections of which its lists of reviews hold what they may, because what they read
 * is locked: however fast the machine is, the queue is full. They browse as listings do, and a listing
 * shares what it reads with others.
 */

let stored: TestDatabase
let database: Database
let shop: TestShop
let admin: TestAccount
let product: TestProduct

beforeAll(async () => {
  stored = await openTestDatabase()
  database = openDatabase({ url: stored.url, poolSize: 2 })
  shop = await openTestShop({ database, rateLimitScale: 0 })
  admin = await newAccount(stored, { isAdmin: true })
})
afterAll(async () => {
  await shop?.close()
  await database?.close()
  await stored?.close()
})
beforeEach(async () => {
  product = await newProduct(stored)
})

const browse = async () => (await shop.sendRaw(`/api/products/${product.id}/reviews`)).status
const order = async () =>
  (await shop.send('placeOrder', { body: orderBody(product) }, newGuest())).status
const fillCart = async () => {
  const body = { productId: product.id, quantity: 1, selectedModel: 'iPhone 15' }
  return (await shop.send('addToCart', { body }, newGuest())).status
}
const lookAtOrders = async () =>
  (await shop.send('listOrders', { query: { page: '1' } }, admin)).status

const isFullOfReaders = () =>
  eventually(async () => database.isFull('browsing'), 10_000, 'full of readers')

/** Does `work` while more shoppers read reviews than can be served or may wait. */
async function underReaders(work: () => Promise<void>): Promise<number[]> {
  const locked = await withDeadline(60_000, () =>
    heldTransaction(stored, (tx) => sql`lock table reviews in access exclusive mode`.execute(tx)),
  )
  let isOver = false
  const statuses: number[] = []
  const shoppers = Array.from({ length: 80 }, async () => {
    while (!isOver) statuses.push(await browse())
  })
  try {
    await isFullOfReaders()
    await work()
  } finally {
    isOver = true
    await locked.commit()
    await Promise.all(shoppers)
  }
  return statuses
}

describe('while far more read than can be served', () => {
  test('every order is placed and every cart filled, whatever becomes of the readers', async () => {
    const read = await underReaders(async () => {
      for (let round = 0; round < 5; round += 1) {
        await isFullOfReaders()
        expect(await Promise.all([order(), order(), order(), fillCart(), fillCart()])).toEqual([
          201, 201, 201, 200, 200,
        ])
      }
    })
    expect(read).toContain(503)
  })

  test('the desk’s lists are refused, and the shop is ready all the same', async () => {
    await underReaders(async () => {
      expect(await lookAtOrders()).toBe(503)
      expect((await shop.sendRaw('/readyz')).status).toBe(200)
      expect((await shop.sendRaw('/api/shop')).status).toBe(200)
    })
  })

  test('nobody is refused any more once it is over', async () => {
    await underReaders(async () => undefined)
    await eventually(async () => (await browse()) === 200, 5_000, 'reviews again')
    expect(await lookAtOrders()).toBe(200)
    expect(await order()).toBe(201)
  })
})
