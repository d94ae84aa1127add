import { expect, test } from 'vitest'
import { ordersWithSum } from './BulkDialog.tsx'

const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `0000${letter.repeat(8)}`)
const totals = new Map(ids.map((id) => [id, 1_374]))

test.each([
  ['one order', ids.slice(0, 1), totals, 'AAAAAAAA: Rs. 1,374'],
  ['several', ids.slice(0, 2), totals, 'AAAAAAAA, BBBBBBBB: Rs. 2,748'],
  ['many', ids, totals, 'AAAAAAAA, BBBBBBBB, CCCCCCCC, DDDDDDDD, EEEEEEEE and 1 more: Rs. 8,244'],
  [
    'an order of another page',
    ids.slice(0, 2),
    new Map([[ids[0] ?? '', 1_374]]),
    'AAAAAAAA, BBBBBBBB',
  ],
])('the confirmation names %s', (_, chosen, known, words) => {
  expect(ordersWithSum(chosen, known)).toBe(words)
})
