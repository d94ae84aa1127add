import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batch, shopEvent } from './follow-shop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what comes close together is told together, once', () => {
  const tell = vi.fn()
  const events = batch<number>(500, tell)
  events.add(1)
  vi.advanceTimersByTime(499)
  events.add(2)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  events.add(3)
  vi.advanceTimersByTime(10_000)
  expect(tell.mock.calls).toEqual([[[1, 2]], [[3]]])
})

test('looking anew tells of nothing in particular, and joins what has gathered', () => {
  const tell = vi.fn()
  const events = batch<number>(500, tell)
  events.look()
  vi.advanceTimersByTime(500)
  events.look()
  events.add(1)
  events.look()
  vi.advanceTimersByTime(500)
  expect(tell.mock.calls).toEqual([[[]], [[1]]])
})

test('nothing is told after the page has gone', () => {
  const tell = vi.fn()
  const events = batch<number>(500, tell)
  events.add(1)
  events.drop()
  vi.advanceTimersByTime(10_000)
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  ['{"order":"o1","version":3}', { order: 'o1', version: 3 }],
  ['{"order":"o1"}', null],
  ['{"version":3}', null],
  ['{"order":1,"version":3}', null],
  ['null', null],
  ['hello', null],
])('an event that says %s', (data, expected) => {
  expect(shopEvent(data)).toEqual(expected)
})
