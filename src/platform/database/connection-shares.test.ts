import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { ConnectionShares } from './connection-shares.ts'

/** Milliseconds; longer than any pause of this process. */
const PATIENCE = 60_000

/** Shares of a pool, and a record of the requests. */
function opened(connections = 10) {
  const shares = new ConnectionShares(connections)
  const served: string[] = []
  const leaves: (() => void)[] = []
  return {
    shares,
    served,
    async ask(priority: Priority, times = 1) {
      for (let asked = 0; asked < times; asked += 1) {
        shares.enter(priority, PATIENCE).then(
          (leave) => {
            served.push(priority)
            leaves.push(leave)
          },
          () => undefined,
        )
      }
      await settled()
    },
    /** Gives the connection back that was taken first. */
    async leave() {
      leaves.shift()?.()
      await settled()
    },
  }
}

/** Lets every permit that is free reach the request that waits for it. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('shares', () => {
  test.each([
    [10, { orders: 10, carts: 8, browsing: 6, admin: 3 }],
    [4, { orders: 4, carts: 3, browsing: 2, admin: 1 }],
    [2, { orders: 2, carts: 2, browsing: 1, admin: 1 }],
    [1, { orders: 1, carts: 1, browsing: 1, admin: 1 }],
  ])('of %i connections, each priority alone gets at most its share', async (places, most) => {
    for (const priority of priorities) {
      const { ask, served } = opened(places)
      await ask(priority, places + 1)
      expect(served).toHaveLength(most[priority])
    }
  })

  test('lower priorities together leave the connections of the higher ones', async () => {
    const { ask, served } = opened()
    await ask('admin', 3)
    await ask('browsing', 6)
    expect(served).toHaveLength(6)
    await ask('carts', 5)
    expect(served).toHaveLength(8)
    await ask('orders', 5)
    expect(served).toHaveLength(10)
  })

  test('a flood of one priority starves no other', async () => {
    for (const flood of priorities) {
      const { ask, leave, served } = opened()
      await ask(flood, 50)
      for (const other of priorities.filter((each) => each !== flood)) await ask(other)
      for (let done = 0; done < 54; done += 1) await leave()
      expect(new Set(served), flood).toEqual(new Set(priorities))
    }
  })
})

describe('a full queue', () => {
  test('refuses its own priority at once, and no higher one', async () => {
    const { ask, shares, served } = opened()
    await ask('browsing', 56)
    expect(priorities.filter((each) => shares.isFull(each))).toEqual(['browsing', 'admin'])
    await expect(shares.enter('browsing', PATIENCE)).rejects.toMatchObject({ kind: 'busy' })
    await ask('orders')
    expect(served.at(-1)).toBe('orders')
  })
})

test('a request that waits too long is refused and gives back what it took', async () => {
  const shares = new ConnectionShares(2)
  const running = await Promise.all([shares.enter('orders', 1), shares.enter('orders', 1)])
  await expect(shares.enter('admin', 20)).rejects.toMatchObject({ kind: 'busy' })
  expect(shares.waiting).toBe(0)
  for (const leave of running) leave()
  const leave = await shares.enter('admin', PATIENCE)
  leave()
})

test('whatever is asked and given back, no share is exceeded and none is lost', async () => {
  const step = fc.oneof(fc.constantFrom(...priorities), fc.constant('leave' as const))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { ask, leave, shares, served } = opened(5)
      let left = 0
      for (const each of steps) {
        if (each !== 'leave') await ask(each)
        else if (left < served.length) {
          await leave()
          left += 1
        }
        expect(served.length - left).toBeLessThanOrEqual(5)
      }
      while (left < served.length) {
        await leave()
        left += 1
      }
      expect(shares.waiting).toBe(0)
      await ask('orders', 5)
      expect(served.length - left).toBe(5)
    }),
    { numRuns: 50 },
  )
})
