import { describe, expect, test } from 'vitest'
import { asWork, currentWork, timeLeft, withDeadlinePerBatch, withoutDeadline } from './deadline.ts'

const listing = { priority: 'browsing', deadline: 1_000 } as const
const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('the async context of work', () => {
  test('of background work has the default limit per unit, whatever request started it', async () => {
    const begun = Promise.withResolvers<void>()
    const heard = asWork(listing, () =>
      withoutDeadline(async () => {
        await begun.promise
        return timeLeft()
      }),
    )
    begun.resolve()
    expect(await heard).toBeGreaterThan(2_000)
  })
})

describe('a sequence that is fetched in batches', () => {
  test('keeps its priority and gives each batch the default limit, whichever context fetches it', async () => {
    async function* works() {
      for (let piece = 0; piece < 3; piece += 1) {
        await tick()
        yield currentWork()
      }
    }
    const pieces = asWork({ priority: 'admin', deadline: 1_000 }, () =>
      withDeadlinePerBatch(works()),
    )
    for (const readBy of [listing, { priority: 'orders', deadline: 2_000 }] as const) {
      const { value } = await asWork(readBy, () => pieces.next())
      expect(value).toEqual({ priority: 'admin', deadline: null })
    }
  })
})
