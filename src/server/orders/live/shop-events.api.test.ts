import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/connection.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { makeAdmin, newAccount, type TestAccount } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type WatchedStream, watchEvents } from '#testing/event-stream.ts'
import { observedDatabase } from '#testing/observed-database.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'

/** Two processes of one shop. */
let stored: TestDatabase
let shop: TestShop
let otherDatabase: Database
let other: TestShop
let product: TestProduct
let admin: TestAccount
beforeAll(async () => {
  stored = await openTestDatabase()
  shop = await openTestShop({ database: stored.database, rateLimitScale: 0 })
  otherDatabase = openDatabase({ url: stored.url, poolSize: 4 })
  other = await openTestShop({ database: otherDatabase, rateLimitScale: 0 })
  product = await newProduct(shop)
})
beforeEach(async () => {
  admin = await newAccount(shop, { isAdmin: true })
})
afterAll(async () => {
  await shop.close()
  await other.close()
  await otherDatabase.close()
  await stored.close()
})

/** Opens a stream and waits until its subscription is active. */
async function watch(as: Visitor = admin, of: TestShop = shop): Promise<WatchedStream> {
  const watched = await watchEvents(of, '/admin/events', as)
  expect(watched.status).toBe(200)
  expect(await watched.next()).toEqual({ listening: true })
  return watched
}

/** Reads until an event of this version, skipping those of other orders and versions. */
async function expectEvent(watched: WatchedStream, order: string, version: number): Promise<void> {
  for (;;) {
    const event = (await watched.next()) as { order: string; version: number } | null
    if (event === null || (event.order === order && event.version >= version)) {
      expect(event).toEqual({ order, version })
      return
    }
  }
}

const pending = {
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
} as const

describe('the event stream of the shop', () => {
  test('sends each new order, without personal data', async () => {
    const watched = await watch()
    expect(watched.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'cache-control': 'no-store',
    })
    for (let n = 0; n < 2; n += 1) {
      const order = await placedOrder(shop, orderBody(product))
      await expectEvent(watched, order._id, 1)
    }
    watched.leave()
  })

  test('sends changes by other processes, to all streams of all processes', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const params = { id: order._id }
    const watching = [await watch(), await watch(admin, other)]
    const sent = await other.send('setOrderStatus', { params, body: { status: 'Shipped' } }, admin)
    expect(sent.status).toBe(200)
    for (const watched of watching) {
      await expectEvent(watched, order._id, 2)
    }
    const guest = newGuest()
    const second = await placedOrder(other, orderBody(product), guest)
    for (const watched of watching) {
      await expectEvent(watched, second._id, 1)
    }
    await shop.send('cancelOrder', { params: { id: second._id } }, guest)
    for (const watched of watching) {
      await expectEvent(watched, second._id, 2)
      watched.leave()
    }
  })

  test('batches a burst of changes into few queries', async () => {
    const ids = await prepareOrders(shop, product, Array(100).fill(pending))
    let lookups = 0
    const counted = await openTestShop({
      database: observedDatabase(stored.database, ([row]) => {
        if (row && 'version' in row) lookups += 1
      }),
    })
    const watched = await watch(admin, counted)
    await sql`select pg_notify(${ORDERS_CHANGED}, id::text) from unnest(${ids}::uuid[]) as id`.execute(
      stored.database.db,
    )
    const told = new Set<string>()
    while (told.size < ids.length) told.add(((await watched.next()) as { order: string }).order)
    expect(told).toEqual(new Set(ids))
    expect(lookups).toBeLessThanOrEqual(2)
    watched.leave()
    await counted.close()
  })

  test('ends when an event could not be sent, so that clients reload', async () => {
    const failing = await openTestShop({
      database: observedDatabase(stored.database, ([row]) => {
        if (row && 'version' in row) throw new DatabaseError('unavailable', 'cut')
      }),
    })
    const watched = await watch(admin, failing)
    await placedOrder(shop, orderBody(product))
    expect(await watched.next()).toBeNull()
    await failing.close()
  })

  test('ends when the shop closes', async () => {
    const closing = await openTestShop({ database: stored.database })
    const watched = await watch(admin, closing)
    await closing.close()
    expect(await watched.next()).toBeNull()
  })
})

describe('access to the shop’s event stream', () => {
  const refusalTo = async (as: Visitor) => {
    const watched = await watchEvents(shop, '/admin/events', as)
    watched.leave()
    return watched.status
  }

  interface Watcher extends Visitor {
    readonly id: string
  }

  /** An admin who isn't trusted yet, and so loses the rights without a proof. */
  async function adminWithPassword(): Promise<Watcher> {
    const user = await signedUp(shop)
    await makeAdmin(shop, user._id, { isTrusted: false })
    return { ...as(user), id: user._id }
  }

  test('is restricted to admins', async () => {
    expect(await refusalTo(anonymous)).toBe(401)
    expect(await refusalTo(newGuest())).toBe(401)
    expect(await refusalTo(await newAccount(shop))).toBe(403)
    expect(await refusalTo({ headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).toBe(401)
  })

  test.each<[string, (watcher: Watcher, by: TestAccount) => Promise<{ status: number }>]>([
    ['they log out', (watcher) => other.send('logOut', {}, watcher)],
    [
      'their role is revoked',
      ({ id }, by) => other.send('setAdmin', { params: { id }, body: { isAdmin: false } }, by),
    ],
    ['they are deleted', ({ id }, by) => other.send('deleteUser', { params: { id } }, by)],
    [
      'they change their password',
      (watcher) => {
        const body = { password: 'another-one', currentPassword: testPassword }
        return other.send('updateProfile', { body }, watcher)
      },
    ],
  ])('lasts until %s, in any process', async (_what, end) => {
    const watcher = await adminWithPassword()
    const [ended, kept] = [await watch(watcher), await watch()]
    expect((await end(watcher, admin)).status).toBe(200)
    expect(await ended.next()).toBeNull()
    expect([401, 403]).toContain(await refusalTo(watcher))
    const order = await placedOrder(shop, orderBody(product))
    await expectEvent(kept, order._id, 1)
    kept.leave()
  })

  test('ends at once when the session ends while the stream is being opened', async () => {
    let asked = 0
    const racing = await openTestShop({
      database: observedDatabase(stored.database, async ([row]) => {
        if (!row || !('tokenHash' in row) || ++asked > 1) return
        await stored.database.db.deleteFrom('sessions').where('user_id', '=', admin.id).execute()
      }),
    })
    const watched = await watchEvents(racing, '/admin/events', admin)
    expect([watched.status, await watched.next()]).toEqual([200, null])
    await racing.close()
  })

  test('is limited in number; further clients are refused with Retry-After', async () => {
    const full = await openTestShop({ database: stored.database })
    const watching = await Promise.all(Array.from({ length: 50 }, () => watch(admin, full)))
    const answer = await full.sendRaw('/api/admin/events', { headers: admin.headers })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
    // Shoppers' streams have a separate limit.
    const order = await placedOrder(full, orderBody(product))
    const shopper = await watchEvents(full, `/orders/${order._id}/events`)
    expect(await shopper.next()).toEqual({ version: 1 })
    shopper.leave()
    watching.pop()?.leave()
    await expect
      .poll(async () => {
        const again = await watchEvents(full, '/admin/events', admin)
        again.leave()
        return again.status
      })
      .toBe(200)
    for (const watched of watching) watched.leave()
    await full.close()
  })
})
