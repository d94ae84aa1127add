import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '#domain/text/units.ts'
import { newAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { purgeIdle, startHousekeeping } from './housekeeping.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => {
  vi.useRealTimers()
})

/** Timeout in milliseconds for a due chore to run on a busy machine. */
const SOON = { timeout: 8_000 }
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const purge = (at: Date) => purgeIdle(shop.database.db, at)
const add = async (
  visitor: ReturnType<typeof newGuest> | Awaited<ReturnType<typeof newAccount>>,
) => {
  const { id } = await newProduct(shop)
  const body = { productId: id, quantity: 1, selectedModel: 'iPhone 15' }
  await shop.send('addToCart', { body }, visitor)
}

describe('purgeIdle', () => {
  it('deletes guests’ carts after 30 days without a change, and keeps accounts’', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(guest)
    await add(account)
    expect((await purge(later(29 * DAY))).carts).toBe(0)
    expect((await purge(later(31 * DAY))).carts).toBe(1)
    expect((await shop.send('getCart', {}, guest)).body.items).toEqual([])
    const lines = await shop.database.db.selectFrom('cart_lines').selectAll().execute()
    expect(lines).toHaveLength(1)
  })

  it('deletes expired sessions, and no others', async () => {
    await purge(later(60 * DAY))
    await newAccount(shop)
    expect((await purge(new Date())).sessions).toBe(0)
    expect((await purge(later(5 * DAY))).sessions).toBe(1)
  })

  it('keeps logins and limit windows while the clock is set forward by two days', async () => {
    const account = await newAccount(shop, { isAdmin: true })
    const product = await newProduct(shop)
    await placedOrder(shop, orderBody(product))
    const purged = await purge(later(2 * DAY))
    expect(purged).toMatchObject({ sessions: 0, limitWindows: 0, orderKeys: 0, carts: 0 })
    expect((await shop.send('listMyOrders', {}, account)).status).toBe(200)
  })

  it('deletes settlements after 30 days, with their steps', async () => {
    const { db } = shop.database
    const id = randomUUID()
    await db.insertInto('settlements').values({ id, file_name: 'tcs.csv' }).execute()
    const step = { step: 1, settlement: id, order_id: randomUUID() }
    await db.insertInto('settled_steps').values(step).execute()
    expect((await purge(later(29 * DAY))).settlements).toBe(0)
    expect((await purge(later(31 * DAY))).settlements).toBe(1)
    expect(await db.selectFrom('settled_steps').selectAll().execute()).toEqual([])
  })

  it('deletes expired rate limit windows, and idempotency keys after a week', async () => {
    const product = await newProduct(shop)
    await placedOrder(shop, orderBody(product), {
      headers: { ...newGuest().headers, 'idempotency-key': randomUUID() },
    })
    expect(await purge(later(-HOUR))).toMatchObject({ limitWindows: 0, orderKeys: 0 })
    const purged = await purge(later(6 * DAY))
    expect(purged.limitWindows).toBeGreaterThan(0)
    expect(purged.orderKeys).toBe(0)
    expect((await purge(later(8 * DAY))).orderKeys).toBe(1)
  })

  it('deletes messages 30 days after they were sent or failed, and keeps queued ones', async () => {
    const about = { kind: 'placed', order_id: null, order_version: null, user_id: null }
    await shop.database.db
      .insertInto('messages')
      .values([
        { ...about, state: 'sent', settled_at: new Date() },
        { ...about, state: 'failed', settled_at: new Date() },
        about,
      ])
      .execute()
    expect((await purge(later(29 * DAY))).messages).toBe(0)
    expect((await purge(later(31 * DAY))).messages).toBe(2)
  })

  it('deletes failed logins and reset links once they are expired', async () => {
    const { db } = shop.database
    await db.insertInto('login_failures').values({ email_hash: 'a', failures: 9 }).execute()
    const { id } = await newAccount(shop)
    await db
      .insertInto('reset_links')
      .values({ token_hash: randomBytes(32), user_id: id, expires_at: later(24 * HOUR) })
      .execute()
    expect(await purge(later(2 * DAY))).toMatchObject({ loginFailures: 0, resetLinks: 0 })
    expect(await purge(later(3.5 * DAY))).toMatchObject({ loginFailures: 1, resetLinks: 0 })
    expect(await purge(later(4.5 * DAY))).toMatchObject({ resetLinks: 1 })
  })

  it('deletes more rows than a batch, each once when purges run concurrently', async () => {
    const { db } = shop.database
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      email_hash: `many-${index}`,
      failures: 1,
    }))
    await db.insertInto('login_failures').values(rows).execute()
    const both = await Promise.all([purge(later(5 * DAY)), purge(later(5 * DAY))])
    const rest = await purge(later(5 * DAY))
    const total = [...both, rest].reduce((sum, { loginFailures }) => sum + loginFailures, 0)
    expect(total).toBe(2_500)
  })
})

describe('startHousekeeping', () => {
  it('runs every chore a minute after the start, then every hour, until stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const failing = vi.fn(() => Promise.reject(new Error('no database')))
    const next = vi.fn(() => Promise.resolve())
    const onError = vi.fn()
    const stop = startHousekeeping([failing, next], onError)
    vi.advanceTimersByTime(59_000)
    expect(failing).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1), SOON)
    expect(onError).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(HOUR)
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(2), SOON)
    await stop()
    vi.advanceTimersByTime(5 * HOUR)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('waits for a running chore when it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = vi.fn()
    const chore = vi.fn(() => promise.then(done))
    const stop = startHousekeeping([chore], vi.fn())
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(chore).toHaveBeenCalled(), SOON)
    const stopped = stop()
    expect(done).not.toHaveBeenCalled()
    resolve()
    await stopped
    expect(done).toHaveBeenCalled()
  })
})
