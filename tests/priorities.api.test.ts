import { beforeAll, describe, expect, test } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import type { Address } from '#domain/contract/call.ts'
import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { asWork } from '#platform/database/deadline.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { eventually } from '#testing/processes.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** Load shedding by priority, over every call of the contract. */

const calls = Object.entries(addresses) as [CallName, Address][]

const stored = await openTestDatabase()

/** Names of calls that are refused to a visitor without an account under overload. */
async function refusedBy(shop: TestShop): Promise<string[]> {
  const answers = await Promise.all(
    calls.map(async ([name, { method, path }]) => {
      const answer = await shop.sendRaw(`/api${path.replace(/:\w+/g, 'x')}`, { method })
      await answer.body?.cancel()
      return { name, isRefused: answer.status === 503 }
    }),
  )
  return answers.filter(({ isRefused }) => isRefused).map(({ name }) => name)
}

describe.each(priorities)('a full queue for priority %s', (full) => {
  let shop: TestShop
  beforeAll(async () => {
    const isFull = (priority: Priority) => priority === full
    shop = await openTestShop({ database: { ...stored.database, isFull }, rateLimitScale: 0 })
  })

  test('refuses the calls of this priority and no other', async () => {
    const expected = calls.filter(([, { priority }]) => priority === full).map(([name]) => name)
    expect(expected).not.toEqual([])
    expect(await refusedBy(shop)).toEqual(expected)
  })

  test.each(['/healthz', '/readyz', '/metrics', '/api/shop', '/api/docs/json'])(
    'serves %s',
    async (path) => {
      expect((await shop.sendRaw(path)).status).toBe(200)
    },
  )
})

test('the owner’s list of the whole catalogue queues with the lists of the admin area', async () => {
  const { database } = stored
  const shop = await openTestShop({ database })
  const admin = await newAccount(shop, { isAdmin: true })
  const released = Promise.withResolvers<void>()
  const lists = Array.from({ length: 2 }, () =>
    asWork({ priority: 'admin', deadline: null }, () =>
      database.db.connection().execute(() => released.promise),
    ),
  )
  try {
    const whole = shop.send('listProducts', { query: { limit: '0' } }, admin)
    await eventually(async () => database.load().waiting === 1, 5_000, 'it waits')
    expect((await shop.send('listProducts', { query: {} }, admin)).status).toBe(200)
    released.resolve()
    expect(await whole).toMatchObject({ status: 200, body: [] })
  } finally {
    released.resolve()
    await Promise.all(lists)
  }
})
