import { expect, test } from 'vitest'
import { choose, filterOf, nothingChosen } from './chosen.ts'

test('orders are taken in and out, the others stay', () => {
  const two = choose(nothingChosen, ['a', 'b', 'a'], true)
  expect([...two]).toEqual(['a', 'b'])
  expect([...choose({ ids: two }, ['b', 'c'], false)]).toEqual(['a'])
  expect(nothingChosen.ids.size).toBe(0)
})

test('pages of one filter are one, another status or search is another', () => {
  expect(filterOf({ search: 'a', statuses: [] })).toBe(filterOf({ search: 'a', statuses: [] }))
  const filters = [
    filterOf({ search: '', statuses: [] }),
    filterOf({ search: 'Paid', statuses: [] }),
    filterOf({ search: '', statuses: ['Paid'] }),
    filterOf({ search: '', statuses: ['Pending', 'Paid'] }),
  ]
  expect(new Set(filters).size).toBe(filters.length)
})
