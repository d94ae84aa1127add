import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { LoadShedder } from './load-shedder.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Load shedder with a number of connections, and a record of its requests. */
function opened(limits: Partial<ConstructorParameters<typeof LoadShedder>[0]> = {}) {
  const loadShedder = new LoadShedder({
    places: 10,
    waitingAtMost: 50,
    queueTimeout: 2_000,
    ...limits,
  })
  const served: string[] = []
  const refused: string[] = []
  return {
    loadShedder,
    served,
    refused,
    /**
     * Requests a connection; `age` is the time in milliseconds since the request's arrival.
     */
    async ask(priority: Priority, name: string = priority, age = 0) {
      const deadline = performance.now() + 3_000 - age
      loadShedder.enter({ priority, deadline }).then(
        () => served.push(name),
        () => refused.push(name),
      )
      await settled()
    },
    async leave(priority: Priority) {
      loadShedder.leave(priority)
      await settled()
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe('shares', () => {
  test.each([
    [10, { orders: 10, carts: 8, browsing: 6, admin: 3 }],
    [4, { orders: 4, carts: 3, browsing: 2, admin: 1 }],
    [2, { orders: 2, carts: 2, browsing: 1, admin: 1 }],
    [1, { orders: 1, carts: 1, browsing: 1, admin: 1 }],
  ])('of %i connections, each priority alone gets at most its share', async (places, most) => {
    for (const priority of priorities) {
      const { ask, served } = opened({ places })
      for (let asked = 0; asked <= places; asked += 1) await ask(priority)
      expect(served).toHaveLength(most[priority])
    }
  })

  test('browsing and the admin area together leave the shares of carts and orders', async () => {
    const { ask, served } = opened()
    for (let asked = 0; asked < 3; asked += 1) await ask('admin')
    for (let asked = 0; asked < 6; asked += 1) await ask('browsing')
    expect(served).toHaveLength(6)
    for (let asked = 0; asked < 5; asked += 1) await ask('carts')
    expect(served).toHaveLength(8)
    for (let asked = 0; asked < 5; asked += 1) await ask('orders')
    expect(served).toHaveLength(10)
  })
})

describe('a connection that comes free', () => {
  test('goes to the highest priority that waits', async () => {
    const { ask, leave, served } = opened({ places: 1 })
    await ask('orders', 'running')
    for (const priority of priorities.toReversed()) await ask(priority)
    for (const priority of ['orders', 'orders', 'carts'] as const) await leave(priority)
    expect(served).toEqual(['running', 'orders', 'carts', 'browsing'])
  })

  test('goes, within a priority, to the oldest request', async () => {
    const { ask, leave, served } = opened({ places: 1 })
    await ask('carts', 'running')
    await ask('carts', 'just come', 0)
    await ask('carts', 'half done', 900)
    await leave('carts')
    await leave('carts')
    expect(served).toEqual(['running', 'half done', 'just come'])
  })

  test('is not given to a priority at its limit while another may take it', async () => {
    const { ask, leave, served } = opened({ places: 4 })
    for (const name of ['first', 'second', 'third']) await ask('browsing', name)
    expect(served).toEqual(['first', 'second'])
    await ask('carts', 'cart')
    await ask('orders', 'order')
    expect(served).toEqual(['first', 'second', 'cart', 'order'])
    await leave('orders')
    expect(served).toHaveLength(4)
    await leave('browsing')
    expect(served.at(-1)).toBe('third')
  })

  test('goes first to a priority below its own share, so that no flood starves it', async () => {
    const { ask, leave, served } = opened()
    for (let asked = 0; asked < 10; asked += 1) await ask('orders', 'running')
    for (const priority of priorities.toReversed()) {
      for (let asked = 0; asked < 4; asked += 1) await ask(priority)
    }
    for (let left = 0; left < 7; left += 1) await leave('orders')
    expect(served.slice(10)).toEqual([
      ...['carts', 'carts', 'browsing', 'browsing', 'admin'],
      ...['orders', 'orders'],
    ])
  })
})

describe('a full queue', () => {
  test('refuses the last entry of the lowest priority in favour of a higher one', async () => {
    const { loadShedder, ask, refused } = opened({ places: 1, waitingAtMost: 3 })
    await ask('orders', 'running')
    for (const name of ['first', 'second', 'third']) await ask('browsing', name)
    expect(priorities.map((priority) => loadShedder.isFull(priority))).toEqual([
      false,
      false,
      true,
      true,
    ])
    await ask('browsing', 'fourth')
    await ask('admin')
    expect(refused).toEqual(['fourth', 'admin'])
    await ask('orders', 'order')
    expect(refused).toEqual(['fourth', 'admin', 'third'])
    expect(loadShedder.waiting).toBe(3)
  })

  test('admits a running request in place of a new one', async () => {
    const { ask, refused } = opened({ places: 1, waitingAtMost: 2 })
    await ask('orders', 'running')
    await ask('carts', 'first')
    await ask('carts', 'second')
    await ask('carts', 'half done', 900)
    expect(refused).toEqual(['second'])
  })

  test('accepts requests again as soon as one has left', async () => {
    const { loadShedder, ask, leave, served } = opened({ places: 1, waitingAtMost: 1 })
    await ask('browsing', 'running')
    await ask('browsing', 'waiting')
    expect(loadShedder.isFull('browsing')).toBe(true)
    await leave('browsing')
    expect(loadShedder.isFull('browsing')).toBe(false)
    await ask('browsing', 'later')
    await leave('browsing')
    expect(served).toEqual(['running', 'waiting', 'later'])
  })
})

describe('a wait in the queue', () => {
  test('ends after two seconds, or at the deadline of the request', async () => {
    const { loadShedder, ask, refused } = opened({ places: 1 })
    await ask('orders', 'running')
    await ask('carts', 'new', 0)
    await ask('carts', 'old', 2_500)
    vi.advanceTimersByTime(499)
    await settled()
    expect(refused).toEqual([])
    vi.advanceTimersByTime(1)
    await settled()
    expect(refused).toEqual(['old'])
    vi.advanceTimersByTime(1_500)
    await settled()
    expect(refused).toEqual(['old', 'new'])
    expect(loadShedder.waiting).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('any sequence of requests and releases', () => {
  const anyPriority = fc.constantFrom(...priorities)
  const anyStep = fc.oneof(
    { weight: 2, arbitrary: fc.record({ ask: anyPriority, age: fc.nat(2_000) }) },
    fc.record({ leave: fc.nat(100) }),
  )

  test('refuses no request while a lower priority waits, and leaves no usable connection idle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(anyStep), async (places, steps) => {
        const loadShedder = new LoadShedder({ places, waitingAtMost: 4, queueTimeout: 2_000 })
        const inside: Priority[] = []
        const waiting: Priority[] = []
        const overtaken: Priority[] = []
        const gone = (from: Priority[], priority: Priority) =>
          void from.splice(from.indexOf(priority), 1)
        for (const step of steps) {
          if ('ask' in step) {
            const { ask: priority, age } = step
            waiting.push(priority)
            loadShedder.enter({ priority, deadline: performance.now() + 3_000 - age }).then(
              () => {
                gone(waiting, priority)
                inside.push(priority)
              },
              () => {
                gone(waiting, priority)
                overtaken.push(
                  ...waiting.filter(
                    (other) => priorities.indexOf(other) > priorities.indexOf(priority),
                  ),
                )
              },
            )
          } else if (inside.length > 0) {
            const priority = inside[step.leave % inside.length] ?? 'orders'
            gone(inside, priority)
            loadShedder.leave(priority)
          }
          await settled()
          expect(overtaken).toEqual([])
          expect(inside.length).toBeLessThanOrEqual(places)
          expect(waiting).toHaveLength(loadShedder.waiting)
          expect(waiting.length).toBeLessThanOrEqual(4)
          // An order may take any free connection.
          if (inside.length < places) expect(waiting).not.toContain('orders')
        }
      }),
    )
  })
})
