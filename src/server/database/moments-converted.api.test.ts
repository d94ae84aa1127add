import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChoosableStatus } from '#domain/orders/status.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/**
 * Backfill of migration 0013: the timestamps that it derives from the history of older orders equal
 * those that the calls store.
 */

let shop: TestShop
let product: TestProduct
let admin: TestAccount
let backfill: string
beforeAll(async () => {
  shop = await openTestShop({ rateLimitScale: 0 })
  product = await newProduct(shop)
  admin = await newAccount(shop, { isAdmin: true })
  const file = join(import.meta.dirname, 'migrations/0013-parcels.sql')
  backfill = (await readFile(file, 'utf8')).replace(/^.*?(?=^with$)/ms, '')
})
afterAll(() => shop.close())

const momentsOf = (id: string) =>
  shop.database.db
    .selectFrom('orders')
    .select(['packed_at', 'shipped_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it.each<readonly ChoosableStatus[]>([
  ['Processing'],
  ['Processing', 'Shipped', 'Delivered'],
  ['Shipped', 'Delivered'],
  ['Delivered'],
  ['Processing', 'Shipped', 'Processing'],
  ['Processing', 'Shipped', 'Processing', 'Delivered'],
  ['Processing', 'Shipped', 'Pending', 'Shipped'],
  ['Processing', 'Pending', 'Processing', 'Shipped'],
  ['Processing', 'Paid'],
  ['Shipped', 'Cancelled'],
  ['Processing', 'Shipped', 'Cancelled', 'Shipped'],
  ['Processing', 'Shipped', 'Cancelled', 'Processing', 'Shipped'],
  ['Processing', 'Cancelled', 'Payment Pending', 'Delivered'],
])('%s %s %s %s %s', async (...statuses) => {
  const { db } = shop.database
  const [id = ''] = await prepareOrders(shop, product, [
    { orderStatus: 'Paid', paymentMethod: 'Online_Manual', isPaid: true, isDelivered: false },
  ])
  for (const status of statuses) {
    const answer = await shop.send('setOrderStatus', { params: { id }, body: { status } }, admin)
    expect(answer.status).toBe(200)
  }
  const kept = await momentsOf(id)
  const { rows: steps } = await sql<{ at: Date }>`
    select at from order_history where order_id = ${id} order by sequence`.execute(db)
  /** Time of the history entry for a stored timestamp, which is slightly later. */
  const stepAt = (kept: Date | null) =>
    kept && (steps.find(({ at }) => at.getTime() >= kept.getTime())?.at ?? 'no step')
  await sql`update orders set packed_at = null, shipped_at = null where id = ${id}`.execute(db)
  await sql.raw(backfill).execute(db)
  expect(await momentsOf(id)).toEqual({
    packed_at: stepAt(kept.packed_at),
    shipped_at: stepAt(kept.shipped_at),
  })
})
