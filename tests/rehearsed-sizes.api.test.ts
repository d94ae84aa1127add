import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { orderBody } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { tableSizes } from '../rehearse/month/sizes.ts'

/**
 * Sizes that a rehearsed month is judged by are independent of when counters were last aggregated.
 */

let stored: TestDatabase
let shop: TestShop
let client: pg.Client

beforeAll(async () => {
  stored = await openTestDatabase()
  shop = await openTestShop({ database: stored.database })
  client = new pg.Client({ connectionString: stored.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await shop?.close()
  await stored?.close()
})

test('appended change rows are counted as their aggregate', async () => {
  const body = orderBody(await newProduct(stored))
  for (let order = 0; order < 3; order += 1) {
    expect((await shop.send('placeOrder', { body }, newGuest())).status).toBe(201)
  }
  const { rows } = await client.query('select from sales_figures')
  expect(rows.length).toBeGreaterThan(1)

  const { orders, sales_figures, product_sales, order_figures } = await tableSizes(client)
  expect(orders?.rows).toBe(3)
  expect([sales_figures, product_sales, order_figures].map((table) => table?.rows)).toEqual([
    1, 1, 1,
  ])
})

test('change rows that add up to zero are not counted', async () => {
  const guest = newGuest()
  const placed = await shop.send('placeOrder', { body: orderBody(await newProduct(stored)) }, guest)
  const before = await tableSizes(client)
  const params = { id: placed.body._id }
  expect((await shop.send('cancelOrder', { params }, guest)).status).toBe(200)

  const after = await tableSizes(client)
  // Pending orders of the day are three again, a cancelled one makes a row of its own.
  expect([before.order_figures?.rows, after.order_figures?.rows]).toEqual([1, 2])
  expect([before.product_sales?.rows, after.product_sales?.rows]).toEqual([2, 1])
})

test('a status that no order has any more is not counted', async () => {
  const cancelled =
    "update orders set status = 'Cancelled', cancelled_at = now() where status = 'Pending'"
  await client.query(cancelled)
  expect((await tableSizes(client)).order_figures?.rows).toBe(1)
})
