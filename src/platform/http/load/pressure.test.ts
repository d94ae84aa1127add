import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { unavailable } from '#domain/contract/refusal.ts'
import { sendRefusal } from '#server/http/answers/errors.ts'
import { keepEventLoopBusy } from '#testing/event-loop.ts'
import { eventually } from '#testing/processes.ts'
import { shedLoad } from './pressure.ts'

let app: ReturnType<typeof fastify>
beforeEach(() => {
  // A client's open connection would be waited for.
  app = fastify({ forceCloseConnections: true })
})
afterEach(() => app.close())

/** Shop with a route of each priority, and one without. */
function opened(
  measured: { lateness?: () => number; isFull?: (priority: Priority) => boolean } = {},
) {
  const { lateness, isFull = () => false } = measured
  shedLoad(app, { isFull }, (reply) => sendRefusal(reply, unavailable(2)), lateness)
  for (const priority of priorities)
    app.get(`/${priority}`, { config: { priority } }, async () => 'served')
  app.get('/picture', async () => 'served')
}

/** Returns the refused routes, of all priorities and the one without. */
async function refused(): Promise<string[]> {
  const asked = [...priorities, 'picture']
  const answers = await Promise.all(asked.map((path) => app.inject({ url: `/${path}` })))
  for (const { statusCode, headers } of answers) {
    if (statusCode === 200) continue
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('2')
  }
  return asked.filter((_, index) => answers[index]?.statusCode !== 200)
}

describe('an event-loop delay', () => {
  test.each([
    [0, []],
    [499, []],
    [501, ['browsing', 'admin']],
    [1_499, ['browsing', 'admin']],
    [1_501, ['carts', 'browsing', 'admin']],
    [60_000, ['carts', 'browsing', 'admin']],
  ])('by %i ms refuses %j', async (milliseconds, refusedPriorities) => {
    opened({ lateness: () => milliseconds })
    expect(await refused()).toEqual(refusedPriorities)
    expect(app.isUnderPressure()).toBe(refusedPriorities.length > 0)
  })

  test('is detected, and so is its end, without a request', async () => {
    opened()
    const relieve = keepEventLoopBusy()
    try {
      await eventually(async () => app.isUnderPressure(), 8_000, 'under pressure')
    } finally {
      relieve()
    }
    await eventually(async () => !app.isUnderPressure(), 5_000, 'calm again')
    expect(await refused()).toEqual([])
  })
})

describe('a full database queue of one priority', () => {
  test('refuses requests of that priority alone', async () => {
    opened({ lateness: () => 0, isFull: (priority) => priority === 'browsing' })
    expect(await refused()).toEqual(['browsing'])
    expect(app.isUnderPressure()).toBe(true)
  })
})

test('a refused client that disconnects causes no error', async () => {
  opened({ lateness: () => 501 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const [address] = app.addresses()
  const url = `http://127.0.0.1:${address?.port}/browsing`
  await expect(fetch(url, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
  expect((await fetch(url)).status).toBe(503)
})
