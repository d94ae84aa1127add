import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batched } from './batched.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const handOn = vi.fn<(said: readonly number[]) => Promise<void>>()
beforeEach(() => void handOn.mockReset().mockResolvedValue())
const handedOn = () => handOn.mock.calls.map(([said]) => said)

test('the first value is passed on at once, those within the interval in one batch', async () => {
  const say = batched(200, handOn)
  for (let n = 1; n <= 100; n += 1) say(n)
  expect(handedOn()).toEqual([[1]])
  await vi.advanceTimersByTimeAsync(199)
  say(101)
  expect(handOn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(handedOn()[1]).toEqual(Array.from({ length: 100 }, (_, n) => n + 2))
})

test('repeated values are passed on once', async () => {
  const say = batched(200, handOn)
  for (const n of [1, 2, 2, 1, 2]) say(n)
  await vi.advanceTimersByTimeAsync(200)
  expect(handedOn()).toEqual([[1], [2, 1]])
})

test('a value after an idle interval is passed on at once', async () => {
  const say = batched(200, handOn)
  say(1)
  await vi.advanceTimersByTimeAsync(1_000)
  say(2)
  expect(handedOn()).toEqual([[1], [2]])
})

test('the next batch waits for a slow handler', async () => {
  const slow = Promise.withResolvers<void>()
  handOn.mockReturnValueOnce(slow.promise)
  const say = batched(200, handOn)
  say(1)
  say(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(handedOn()).toEqual([[1]])
  slow.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(handedOn()).toEqual([[1], [2]])
})
