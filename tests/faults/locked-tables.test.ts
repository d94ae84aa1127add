import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { timeLimits, withDeadline } from '#platform/database/deadline.ts'
import { heldTransaction } from '#testing/locks.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { everyCall, expectAnswers, openSlowShop, sendAll, statusOf } from '#testing/slow-shop.ts'

const slow = await openSlowShop()

/** Locks all tables except `free` until the transaction ends. */
function lockedTables(free: readonly string[]) {
  return heldTransaction(slow.stored, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname <> all (${free})`.execute(tx)
    const tables = sql.join(rows.map(({ name }) => sql.table(name)))
    await sql`lock table ${tables} in access exclusive mode`.execute(tx)
  })
}

describe('every call answers in time', () => {
  test.each([
    ['while every table is locked', []],
    ['while every table except those of sessions is locked', ['sessions', 'users']],
  ])('%s', async (_, free) => {
    const prepared = await everyCall(slow)
    const locked = await withDeadline(60_000, () => lockedTables(free))
    const results = await sendAll(slow, prepared)
    await locked.commit()
    expectAnswers(results)
    expect(statusOf(results, 'placeOrder')).toBe(503)
  })
})

describe('operations without the time limit', () => {
  test('an export of many batches runs on, each batch within its own limit', async () => {
    const orders = 2_600
    const product = await newProduct(slow.stored)
    const delivered = { paymentMethod: 'COD', orderStatus: 'Pending' } as const
    const state = { ...delivered, isPaid: false, isDelivered: false }
    for (let made = 0; made < orders; made += 650) {
      await prepareOrders(
        slow.quick,
        product,
        Array.from({ length: 650 }, () => state),
      )
    }
    slow.path.delay = 250
    const began = performance.now()
    const [exported, listed] = await Promise.all([
      slow.shop.sendRaw('/api/orders/export?search=hina', { headers: slow.admin.headers }),
      slow.shop.sendRaw('/api/orders', { headers: slow.admin.headers }),
    ])
    const [text, list] = await Promise.all([exported.text(), listed.json()])
    slow.path.delay = 0
    expect(performance.now() - began).toBeGreaterThan(timeLimits.work)
    expect(text.trimEnd().split('\r\n').length - 1).toBe(
      Number(exported.headers.get('x-total-count')),
    )
    expect((list as unknown[]).length).toBeGreaterThanOrEqual(orders)
  })
})
