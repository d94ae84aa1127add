import { expect, test } from 'vitest'
import { changeOf, growthOf, levelOf } from '../rehearse/month/verdict.ts'

const days = Array.from({ length: 66 }, (_, day) => day + 1)

test.each([
  ['carts', 30],
  ['logins, which stay three days longer', 33],
  ['windows of limits', 4],
])('data kept for a month levels off in the second: %s', (_what, kept) => {
  expect(levelOf(days.map((day) => 160 * Math.min(day, kept)))).toBeLessThan(1.1)
})

test('data that is never swept, or begins at zero, does not level off; a few rows are ignored', () => {
  expect(levelOf(days.map((day) => 160 * day))).toBeGreaterThan(1.6)
  expect(levelOf(days.map((day) => (day > 44 ? 500 : 0)))).toBe(Number.POSITIVE_INFINITY)
  const few = days.map((day) => (day > 44 ? 5 : 1))
  expect([levelOf(few, 10), levelOf(few)]).toEqual([0, 5])
})

test('the growth of data per order is 1 for linear data, and more for quadratic data', () => {
  expect(growthOf(days.map((day) => 8_192 * day))).toBe(1)
  expect(growthOf(days.map((day) => day * day))).toBeGreaterThan(1.5)
})

test('a call that takes twice as long at the end is reported, one slow day is not', () => {
  expect(changeOf(days.map((day) => (day > 44 ? 20 : 10)))).toBe(2)
  expect(changeOf(days.map((day) => (day === 60 ? 500 : 10)))).toBe(1)
})
