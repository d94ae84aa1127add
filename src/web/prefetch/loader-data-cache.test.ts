import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedLoaderData, cacheLoaderData } from './loader-data-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('Back reuses the data of a page, and opening it loads it again', () => {
  cacheLoaderData('/seen', 'as it was')
  expect(cachedLoaderData('/seen', false)).toBeUndefined()
  expect(cachedLoaderData('/seen', true)).toBe('as it was')
  expect(cachedLoaderData('/seen', true)).toBe('as it was')
  expect(cachedLoaderData('/never-seen', true)).toBeUndefined()
})

test('after ten minutes Back loads the data again, too', () => {
  cacheLoaderData('/old', 'as it was')
  vi.advanceTimersByTime(10 * MINUTE)
  expect(cachedLoaderData('/old', true)).toBeUndefined()
})

test('prefetched data is used once, within a minute', () => {
  cacheLoaderData('/next', 'ahead', true)
  expect(cachedLoaderData('/next', false)).toBe('ahead')
  expect(cachedLoaderData('/next', false)).toBeUndefined()
  expect(cachedLoaderData('/next', true)).toBe('ahead')
  cacheLoaderData('/later', 'ahead', true)
  vi.advanceTimersByTime(MINUTE)
  expect(cachedLoaderData('/later', false)).toBeUndefined()
})

test('further prefetches do not consume prefetched data', () => {
  cacheLoaderData('/both', 'ahead', true)
  expect(cachedLoaderData('/both', false, true)).toBe('ahead')
  expect(cachedLoaderData('/both', false, true)).toBe('ahead')
  expect(cachedLoaderData('/both', false)).toBe('ahead')
  expect(cachedLoaderData('/both', false)).toBeUndefined()
})

test('a failed load is not cached, and removes the earlier entry', () => {
  cacheLoaderData('/listing', { products: [1] })
  cacheLoaderData('/listing', { products: [], failure: 'Products could not be loaded' })
  expect(cachedLoaderData('/listing', true)).toBeUndefined()
})

test('forty addresses are cached, and the oldest is evicted first', () => {
  for (let index = 0; index <= 40; index += 1) cacheLoaderData(`/${index}`, index)
  expect(cachedLoaderData('/0', true)).toBeUndefined()
  expect(cachedLoaderData('/1', true)).toBe(1)
  expect(cachedLoaderData('/40', true)).toBe(40)
})
