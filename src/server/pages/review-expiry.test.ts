import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#domain/text/units.ts'
import { expiryOfReviews } from './review-expiry.ts'

const pages = { expire: vi.fn(), expireProduct: vi.fn() }
let expiry: ReturnType<typeof expiryOfReviews>

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  expiry = expiryOfReviews(pages)
})
afterEach(() => void vi.useRealTimers())

test('a review expires the page of its product at once, and the others within a minute', () => {
  expiry.note('rose')
  expect(pages.expireProduct).toHaveBeenCalledExactlyOnceWith('rose')
  vi.advanceTimersByTime(MINUTE - 1)
  expect(pages.expire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(pages.expire).toHaveBeenCalledOnce()
})

test('a thousand reviews in ten minutes expire the other pages at most once a minute', () => {
  for (let count = 0; count < 1_000; count += 1) {
    expiry.note('rose')
    vi.advanceTimersByTime((10 * MINUTE) / 1_000)
  }
  expect(pages.expireProduct).toHaveBeenCalledTimes(1_000)
  vi.advanceTimersByTime(MINUTE)
  expect(pages.expire.mock.calls.length).toBeLessThanOrEqual(10)
  const before = pages.expire.mock.calls.length
  vi.advanceTimersByTime(10 * MINUTE)
  expect(pages.expire).toHaveBeenCalledTimes(before)
})

test('nothing expires after a stop', () => {
  expiry.note('rose')
  expiry.stop()
  vi.advanceTimersByTime(MINUTE)
  expect(pages.expire).not.toHaveBeenCalled()
})
