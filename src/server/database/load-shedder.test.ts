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

/** The door to a number of connections, and who stands where. */
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
    /** Somebody asks; `age` is how many milliseconds ago they came through the shop's door. */
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

describe('places', () => {
  test.each([
    [10, { orders: 10, carts: 8, browsing: 6, desk: 3 }],
    [4, { orders: 4, carts: 3, browsing: 2, desk: 1 }],
    [2, { orders: 2, carts: 2, browsing: 1, desk: 1 }],
    [1, { orders: 1, carts: 1, browsing: 1, desk: 1 }],
  ])('of %i, each priority alone gets at most its share', async (places, most) => {
    for (const priority of priorities) {
      const { ask, served } = opened({ places })
      for (let asked = 0; asked <= places; asked += 1) await ask(priority)
      expect(served).toHaveLength(most[priority])
    }
  })

  test('listings and lists together leave what carts and orders have of their own', async () => {
    const { ask, served } = opened()
    for (let asked = 0; asked < 3; asked += 1) await ask('desk')
    for (let asked = 0; asked < 6; asked += 1) await ask('browsing')
    expect(served).toHaveLength(6)
    for (let asked = 0; asked < 5; asked += 1) await ask('carts')
    expect(served).toHaveLength(8)
    for (let asked = 0; asked < 5; asked += 1) await ask('orders')
    expect(served).toHaveLength(10)
  })
})

describe('a place that comes free', () => {
  test('goes to the first priority that waits', async () => {
    const { ask, leave, served } = opened({ places: 1 })
    await ask('orders', 'running')
    for (const priority of priorities.toReversed()) await ask(priority)
    for (const priority of ['orders', 'orders', 'carts'] as const) await leave(priority)
    expect(served).toEqual(['running', 'orders', 'carts', 'browsing'])
  })

  test('goes, within a priority, to the request that has been in the shop for longest', async () => {
    const { ask, leave, served } = opened({ places: 1 })
    await ask('carts', 'running')
    await ask('carts', 'just come', 0)
    await ask('carts', 'half done', 900)
    await leave('carts')
    await leave('carts')
    expect(served).toEqual(['running', 'half done', 'just come'])
  })

  test('is not given to a priority that has its share, while another may take it', async () => {
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

  test('goes first to a priority that has less than its own, so that no flood starves it', async () => {
    const { ask, leave, served } = opened()
    for (let asked = 0; asked < 10; asked += 1) await ask('orders', 'running')
    for (const priority of priorities.toReversed()) {
      for (let asked = 0; asked < 4; asked += 1) await ask(priority)
    }
    for (let left = 0; left < 7; left += 1) await leave('orders')
    expect(served.slice(10)).toEqual([
      ...['carts', 'carts', 'browsing', 'browsing', 'desk'],
      ...['orders', 'orders'],
    ])
  })
})

describe('a queue that is full', () => {
  test('refuses who comes last in the last priority, and lets a better priority in for them', async () => {
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
    await ask('desk')
    expect(refused).toEqual(['fourth', 'desk'])
    await ask('orders', 'order')
    expect(refused).toEqual(['fourth', 'desk', 'third'])
    expect(loadShedder.waiting).toBe(3)
  })

  test('lets a request that has begun in for one that has not', async () => {
    const { ask, refused } = opened({ places: 1, waitingAtMost: 2 })
    await ask('orders', 'running')
    await ask('carts', 'first')
    await ask('carts', 'second')
    await ask('carts', 'half done', 900)
    expect(refused).toEqual(['second'])
  })

  test('is open again as soon as somebody has gone', async () => {
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

describe('waiting', () => {
  test('ends after two seconds, or when the time of the request is over', async () => {
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

describe('whatever is asked and left', () => {
  const anyPriority = fc.constantFrom(...priorities)
  const anyStep = fc.oneof(
    { weight: 2, arbitrary: fc.record({ ask: anyPriority, age: fc.nat(2_000) }) },
    fc.record({ leave: fc.nat(100) }),
  )

  test('nobody is refused while a later priority waits, and no place stays empty that somebody may take', async () => {
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
          // An order takes any place that there is.
          if (inside.length < places) expect(waiting).not.toContain('orders')
        }
      }),
    )
  })
})
