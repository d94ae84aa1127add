import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#domain/contract/refusal.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { transact } from '#platform/database/transaction.ts'
import { heldTransaction } from '#testing/locks.ts'
import { openSteppedDatabase } from '#testing/stepped-clock.ts'
import { Limiter } from './limits.ts'

const limit = { name: 'tries', max: 5, windowSeconds: 600 }
const TWO_DAYS = 2 * 24 * 60 * 60

const clock = await openSteppedDatabase()

const step = (seconds: number) => clock.step(seconds)

let limiter: Limiter
let key = 0
beforeEach(() => {
  limiter = new Limiter(clock.database.db, 1)
  key += 1
})

const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (problem: unknown) => problem,
  )
  if (error === null) return null
  expect(error).toBeInstanceOf(Refusal)
  return (error as Refusal).details.retryAfter ?? Number.NaN
}
const count = () => refused(limiter.count([limit, `key ${key}`]))
const check = () => refused(limiter.check(limit, `key ${key}`))

const countTimes = async (times: number) => {
  const outcomes: (number | null)[] = []
  for (let time = 0; time < times; time += 1) outcomes.push(await count())
  return outcomes.filter((outcome) => outcome !== null).length
}

describe('a limit window', () => {
  test('allows the maximum, and reports when it ends', async () => {
    expect(await check()).toBeNull()
    expect(await countTimes(5)).toBe(0)
    for (const wait of [await check(), await count()]) {
      expect(wait).toBeGreaterThan(limit.windowSeconds - 60)
      expect(wait).toBeLessThanOrEqual(limit.windowSeconds)
    }
    await step(limit.windowSeconds)
    expect(await check()).toBeNull()
    expect(await countTimes(6)).toBe(1)
  })
})

describe('a database clock that is set back two days', () => {
  afterEach(() => step(TWO_DAYS))

  test('neither reopens a full window nor extends it beyond its length', async () => {
    await countTimes(6)
    await step(-TWO_DAYS)
    for (const wait of [await count(), await check(), await count()]) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(limit.windowSeconds)
    }
    await step(limit.windowSeconds)
    expect(await check()).toBeNull()
    expect(await countTimes(5)).toBe(0)
    await step(-limit.windowSeconds)
  })

  test('loses no counted hit', async () => {
    await countTimes(3)
    await step(-TWO_DAYS)
    expect(await countTimes(3)).toBe(1)
  })
})

test('a database clock that is set forward reopens a window once, and not again when corrected', async () => {
  await countTimes(6)
  await step(TWO_DAYS)
  expect(await countTimes(6)).toBe(1)
  await step(-TWO_DAYS)
  expect(await countTimes(5)).toBe(5)
  await step(limit.windowSeconds)
  expect(await countTimes(5)).toBe(0)
})

describe('a reservation', () => {
  const tries = [limit, 'reserved'] as const
  const reserve = () => refused(limiter.reserve(tries))
  beforeEach(() => sql`delete from limit_windows`.execute(clock.database.db))

  test('is granted to concurrent attempts at most as often as the limit allows', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, reserve))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(limit.max)
  })

  test('is available again after its release, and a refused one counts nothing', async () => {
    await Promise.all(Array.from({ length: 30 }, reserve))
    await limiter.release(tries)
    await limiter.release(tries)
    expect([await reserve(), await reserve()]).toEqual([null, null])
    expect(await reserve()).toBeGreaterThan(0)
  })

  test('is never released twice', async () => {
    for (let time = 0; time < 3; time += 1) await limiter.release(tries)
    const outcomes = await Promise.all(Array.from({ length: 10 }, reserve))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(limit.max)
  })
})

test('limits that fail open count in the process while the database can’t; others refuse', async () => {
  const locked = await heldTransaction(clock, (tx) =>
    sql`lock table limit_windows in access exclusive mode`.execute(tx),
  )
  const counted = (limits: Limiter) => withDeadline(50, () => limits.count([limit, `key ${key}`]))
  const open = limiter.failOpen()
  for (let time = 0; time < limit.max; time += 1) await counted(open)
  await expect(counted(open)).rejects.toBeInstanceOf(Refusal)
  await expect(counted(limiter)).rejects.toMatchObject({ kind: 'timeout' })
  await locked.commit()
})

test('concurrent transactions count in one window exactly up to its limit', async () => {
  const counted = () =>
    refused(transact(clock.database.db, (tx) => limiter.countIn(tx, [limit, `key ${key}`])))
  const outcomes = await Promise.all(Array.from({ length: 12 }, counted))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(limit.max)
  expect(await counted()).toBeGreaterThan(limit.windowSeconds - 60)
})
