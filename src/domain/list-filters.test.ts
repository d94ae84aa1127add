import { describe, expect, test } from 'vitest'
import {
  type FilteredList,
  filterKey,
  filterNames,
  isFiltered,
  listFilters,
  readListFilter,
} from './list-filters.ts'

test.each([
  ['search= +vivo+ &status=Paid', { search: 'vivo', status: 'Paid' }],
  ['status=Shipped,Pending,nonsense', { search: '', status: 'Pending,Shipped' }],
  ['status=nonsense&page=3', { search: '', status: '' }],
])('the filter of the orders in %s', (query, filter) => {
  expect(readListFilter('orders', new URLSearchParams(query))).toEqual(filter)
})

describe.each(Object.keys(listFilters) as FilteredList[])('the filter of the %s', (list) => {
  const example: Readonly<Record<string, string>> = { status: 'Paid' }
  const none = readListFilter(list, new URLSearchParams())

  test('narrows nothing when its address names none', () => {
    expect(isFiltered(none)).toBe(false)
  })

  test.each(filterNames(list))('is another with another %s', (name) => {
    const one = readListFilter(list, new URLSearchParams({ [name]: example[name] ?? 'one' }))
    expect(isFiltered(one)).toBe(true)
    expect(filterKey(one)).not.toBe(filterKey(none))
  })
})

test('two filters with each other’s values are two', () => {
  const keys = [
    { search: 'Paid', status: '' },
    { search: '', status: 'Paid' },
    { search: 'a', status: 'Paid' },
    { search: 'a Paid', status: '' },
  ].map(filterKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(filterKey({ status: 'Paid', search: 'a' })).toBe(
    filterKey({ search: 'a', status: 'Paid' }),
  )
})
