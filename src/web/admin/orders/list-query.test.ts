import { expect, test } from 'vitest'
import { isBeforeFirstOrder } from './live-list.ts'

const city = { search: '', status: '', city: 'Lahore' }

test.each([
  ['of a shop without orders', 0, { search: '', status: '' }, true],
  ['of a status, in a shop without orders', 0, { search: '', status: 'Paid' }, true],
  ['of a status, in a shop with orders', 3, { search: '', status: 'Paid' }, false],
  ['that a search empties', 0, { search: 'vivo', status: '' }, false],
  ['that any further filter empties', 0, city, false],
])('"No orders yet" in a list %s', (_list, all, filter, isShown) => {
  expect(isBeforeFirstOrder({ counts: { all } }, filter)).toBe(isShown)
})
