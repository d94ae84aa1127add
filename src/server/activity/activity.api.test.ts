import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/dates.ts'
import { createAdmin } from '#server/accounts/admins.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newEmail } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'

let admin: TestAccount
const shop = await openTestShop({ rateLimitScale: 0 })
admin = await newAccount(shop, { isAdmin: true, name: 'Bilal' })
const product = await newProduct(shop)

const list = async (query: Readonly<Record<string, string | number>> = {}) => {
  const { status, body } = await shop.send('listActivity', { query }, admin)
  expect(status).toBe(200)
  return body
}

/** Latest entries, as 'kind: action by name'. */
const newest = async (count: number) =>
  (await list()).entries
    .slice(0, count)
    .map(({ kind, action, by }) => `${kind}: ${action} by ${by}`)

/** (rule: activity) */
describe('activity', () => {
  test('records an admin’s change of an order, without its customer', async () => {
    const { _id: id } = await placedOrder(shop, orderBody(product))
    await shop.send('setOrderStatus', { params: { id }, body: { status: 'Processing' } }, admin)
    await shop.send('bulkOrders', { body: { ids: [id], action: 'ship' } } as never, admin)
    await shop.send('cancelOrder', { params: { id } }, admin)
    const ofOrder = (await list()).entries.filter(({ subject }) => subject === id)
    expect(ofOrder.length).toBeGreaterThanOrEqual(2)
    expect(ofOrder.every(({ by }) => by === 'Bilal')).toBe(true)
    expect(ofOrder.map(({ action }) => action)).toContain('Status set: Processing')
    const { guestInfo } = orderBody(product)
    expect(JSON.stringify(ofOrder)).not.toContain(guestInfo?.name)
  })

  test('records an admin’s other changes', async () => {
    const { id } = await newAccount(shop, { name: 'Omar' })
    await shop.send('setAdmin', { params: { id }, body: { isAdmin: true } }, admin)
    await shop.send('setAdmin', { params: { id }, body: { isAdmin: false } }, admin)
    await shop.send('deleteUser', { params: { id } }, admin)
    await shop.sendRaw('/api/orders/export', { headers: admin.headers })
    await shop.send('removeSamples', {}, admin)
    await shop.send('deleteProduct', { params: { id: (await newProduct(shop)).id } }, admin)
    await createAdmin(shop.database.db, { email: newEmail() })
    expect((await newest(7)).toReversed()).toEqual([
      'users: Made an admin by Bilal',
      'users: Took admin rights away by Bilal',
      'users: Deleted an account by Bilal',
      'exports: Exported orders by Bilal',
      expect.stringMatching(/^samples: /),
      'products: Took a product off sale by Bilal',
      'users: Made an admin by Operator',
    ])
  })

  test('is rolled back with its change: a refused one leaves no entry', async () => {
    const before = (await list()).entries[0]?.sequence
    await shop.send('setAdmin', { params: { id: admin.id }, body: { isAdmin: false } }, admin)
    await shop.send('deleteProduct', { params: { id: 'no-such-case' } }, admin)
    expect((await list()).entries[0]?.sequence).toBe(before)
  })

  test('is filtered by person, kind and day', async () => {
    const { people } = await list()
    expect(people).toEqual(
      expect.arrayContaining([
        { id: admin.id, name: 'Bilal' },
        { id: 'operator', name: 'Operator' },
      ]),
    )
    const byOperator = (await list({ person: 'operator' })).entries
    expect(byOperator.map(({ by }) => by)).toEqual(['Operator'])
    const users = (await list({ person: admin.id, kind: 'users', day: dayOf(new Date()) })).entries
    expect(users).toHaveLength(3)
    expect((await list({ day: '2020-01-01' })).entries).toEqual([])
    expect((await list({ day: '2020-13-41' })).entries).not.toEqual([])
  })

  test('is read-only, and deleted after 400 days', async () => {
    const { db } = shop.database
    await expect(sql`update activity set action = 'nothing'`.execute(db)).rejects.toThrow()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect((await purgeIdle(db, inDays(399))).activity).toBe(0)
    expect((await purgeIdle(db, inDays(401))).activity).toBeGreaterThan(0)
  })

  test('is listed in pages, the newest first', async () => {
    // The purge of an earlier test has deleted all sessions.
    admin = await newAccount(shop, { isAdmin: true, name: 'Bilal' })
    await sql`insert into activity (actor_name, kind, action)
      select 'Operator', 'products', 'Changed ' || n from generate_series(1, 70) n`.execute(
      shop.database.db,
    )
    const { entries, next } = await list()
    expect(entries).toHaveLength(50)
    const older = await list({ before: next ?? 0 })
    expect(older.entries[0]?.sequence).toBeLessThan(entries.at(-1)?.sequence ?? 0)
    expect((await list({ kind: 'products', person: 'operator' })).entries).toHaveLength(50)
  })
})
