import { describe, expect, test } from 'vitest'
import { changeOf, growthOf, levelOf } from '../rehearse/month/verdict.ts'

const days = Array.from({ length: 66 }, (_, day) => day + 1)

describe('growth of data kept for a month', () => {
  test.each([
    ['carts', 30],
    ['logins, which stay three days longer', 33],
    ['windows of limits', 4],
  ])('levels off in the second month: %s', (_what, kept) => {
    expect(levelOf(days.map((day) => 160 * Math.min(day, kept)))).toBeLessThan(1.1)
  })

  test('does not level off without sweeps', () => {
    expect(levelOf(days.map((day) => 160 * day))).toBeGreaterThan(1.6)
  })

  test('ignores a change by a few rows', () => {
    expect(levelOf(days.map((day) => day % 2))).toBeLessThan(1.2)
    expect(
      levelOf(
        days.map((day) => (day > 44 ? 5 : 1)),
        10,
      ),
    ).toBe(0)
  })

  test('is infinite for data that begins at zero', () => {
    expect(levelOf(days.map((day) => (day > 44 ? 500 : 0)))).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('growth of data per order', () => {
  test('is 1 for linear data', () => {
    expect(growthOf(days.map((day) => 8_192 * day))).toBe(1)
  })

  test('exceeds 1.5 for quadratic data', () => {
    expect(growthOf(days.map((day) => day * day))).toBeGreaterThan(1.5)
  })
})

test('a call that takes twice as long at the end is reported, one slow day is not', () => {
  expect(changeOf(days.map((day) => (day > 44 ? 20 : 10)))).toBe(2)
  expect(changeOf(days.map((day) => (day === 60 ? 500 : 10)))).toBe(1)
})
