import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batch, shopEvent } from './follow-shop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('events close together are delivered once, as one batch', () => {
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

test('a requested reload delivers an empty batch, or the collected events', () => {
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

test('nothing is delivered after the page was left', () => {
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
])('the stream data %s is parsed or rejected', (data, expected) => {
  expect(shopEvent(data)).toEqual(expected)
})
