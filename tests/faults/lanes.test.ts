import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { withDeadline } from '#platform/database/deadline.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { heldTransaction } from '#testing/locks.ts'
import { orderBody } from '#testing/orders.ts'
import { eventually } from '#testing/processes.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'

/**
 * Shop with two connections whose lane for lists of reviews is occupied, because their table is
 * locked: the queue is full on a machine of any speed. Lists of reviews share this lane with
 * listings, but listings also share results among requests.
 */

let product: TestProduct

const stored = await openTestDatabase()
const database = openOtherPool({ url: stored.url, poolSize: 2 })
const shop = await openTestShop({ database, rateLimitScale: 0 })
const admin = await newAccount(stored, { isAdmin: true })
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

/** Does `work` while more requests for reviews arrive than can be served or queued. */
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

describe('under an overload of reads', () => {
  test('every order is placed and every cart filled, regardless of refused reads', async () => {
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

  test('lists of the admin area are refused, the shop stays ready, and no request is refused after it', async () => {
    await underReaders(async () => {
      expect(await lookAtOrders()).toBe(503)
      expect((await shop.sendRaw('/readyz')).status).toBe(200)
      expect((await shop.sendRaw('/api/shop')).status).toBe(200)
    })
    await eventually(async () => (await browse()) === 200, 5_000, 'reviews again')
    expect(await lookAtOrders()).toBe(200)
    expect(await order()).toBe(201)
  })
})
