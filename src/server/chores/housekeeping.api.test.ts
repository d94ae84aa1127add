import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '#domain/text/units.ts'
import { newAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'
import { purgeIdle, startHousekeeping } from './housekeeping.ts'

const shop = await openTestShop()
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

type PurgeCounts = Partial<Awaited<ReturnType<typeof purge>>>

const about = { kind: 'placed', order_id: null, order_version: null, user_id: null }

/** Rows that expire: how they are made, days after which they are kept, and are gone. */
const expiring: readonly (readonly [
  what: string,
  make: () => Promise<unknown>,
  kept: readonly [days: number, PurgeCounts],
  gone: readonly [days: number, PurgeCounts],
])[] = [
  ['guests’ carts', () => add(newGuest()), [29, { carts: 0 }], [31, { carts: 1 }]],
  // Two days of tolerance: a clock that is set forward by mistake ends no login.
  ['sessions', () => newAccount(shop), [2, { sessions: 0 }], [60, { sessions: 1 }]],
  [
    'limit windows, and orders’ keys after a week',
    async () =>
      placedOrder(shop, orderBody(await newProduct(shop)), {
        headers: { ...newGuest().headers, 'idempotency-key': randomUUID() },
      }),
    [2, { limitWindows: 0, orderKeys: 0 }],
    [8, { orderKeys: 1 }],
  ],
  [
    'messages that were sent or failed',
    () =>
      shop.database.db
        .insertInto('messages')
        .values([
          { ...about, state: 'sent', settled_at: new Date() },
          { ...about, state: 'failed', settled_at: new Date() },
          about,
        ])
        .execute(),
    [29, { messages: 0 }],
    [31, { messages: 2 }],
  ],
  [
    'failed logins',
    () =>
      shop.database.db
        .insertInto('login_failures')
        .values({ email_hash: 'a', failures: 9 })
        .execute(),
    [2, { loginFailures: 0 }],
    [3.5, { loginFailures: 1 }],
  ],
  [
    'reset links',
    async () => {
      const { id: user_id } = await newAccount(shop)
      const link = { token_hash: randomBytes(32), user_id, expires_at: later(24 * HOUR) }
      await shop.database.db.insertInto('reset_links').values(link).execute()
    },
    [3.5, { resetLinks: 0 }],
    [4.5, { resetLinks: 1 }],
  ],
]

describe('purgeIdle', () => {
  it.each(expiring)('deletes %s once they are expired', async (_what, make, kept, gone) => {
    await purge(later(500 * DAY))
    await make()
    for (const [days, counts] of [kept, gone]) {
      expect(await purge(later(days * DAY))).toMatchObject(counts)
    }
  })

  it('keeps accounts’ carts', async () => {
    await add(await newAccount(shop))
    expect((await purge(later(500 * DAY))).carts).toBe(0)
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
