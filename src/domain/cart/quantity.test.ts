import { expect, test } from 'vitest'
import { cappedNotice, cappedQuantity } from './quantity.ts'

test.each([
  [1, 1, false],
  [10, 10, false],
  [11, 10, true],
  [1_000_000, 10, true],
])('a quantity of %i becomes %i, capped: %s (rule: line-limit)', (wanted, quantity, capped) => {
  expect(cappedQuantity(wanted)).toEqual({ quantity, capped })
})

test('the notice names the limit', () => {
  expect(cappedNotice()).toContain('10')
})
