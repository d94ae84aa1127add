import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPage, keptPage } from './kept-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('a page is as it was for who goes back, and read anew for who opens it', () => {
  keepPage('/seen', 'as it was')
  expect(keptPage('/seen', false)).toBeUndefined()
  expect(keptPage('/seen', true)).toBe('as it was')
  expect(keptPage('/seen', true)).toBe('as it was')
  expect(keptPage('/never-seen', true)).toBeUndefined()
})

test('after ten minutes it is read anew in any case', () => {
  keepPage('/old', 'as it was')
  vi.advanceTimersByTime(10 * MINUTE)
  expect(keptPage('/old', true)).toBeUndefined()
})

test('what came ahead is shown once, within a minute', () => {
  keepPage('/next', 'ahead', true)
  expect(keptPage('/next', false)).toBe('ahead')
  expect(keptPage('/next', false)).toBeUndefined()
  expect(keptPage('/next', true)).toBe('ahead')
  keepPage('/later', 'ahead', true)
  vi.advanceTimersByTime(MINUTE)
  expect(keptPage('/later', false)).toBeUndefined()
})

test('what came ahead waits for who opens it, however often it is looked for ahead', () => {
  keepPage('/both', 'ahead', true)
  expect(keptPage('/both', false, true)).toBe('ahead')
  expect(keptPage('/both', false, true)).toBe('ahead')
  expect(keptPage('/both', false)).toBe('ahead')
  expect(keptPage('/both', false)).toBeUndefined()
})

test('what could not be read is not kept, nor what was read there before', () => {
  keepPage('/listing', { products: [1] })
  keepPage('/listing', { products: [], failure: 'Products could not be loaded' })
  expect(keptPage('/listing', true)).toBeUndefined()
})

test('forty addresses are kept, the oldest goes first', () => {
  for (let index = 0; index <= 40; index += 1) keepPage(`/${index}`, index)
  expect(keptPage('/0', true)).toBeUndefined()
  expect(keptPage('/1', true)).toBe(1)
  expect(keptPage('/40', true)).toBe(40)
})
