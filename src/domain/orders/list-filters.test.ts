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
])('the filters of orders are parsed from %s', (query, filter) => {
  expect(readListFilter('orders', new URLSearchParams(query))).toMatchObject(filter)
})

describe.each(Object.keys(listFilters) as FilteredList[])('the filters of the %s', (list) => {
  /** A value of each filter that doesn't take any text. */
  const example: Readonly<Record<string, string>> = { status: 'Paid' }
  const none = readListFilter(list, new URLSearchParams())

  test('are empty without parameters', () => {
    expect(isFiltered(none)).toBe(false)
  })

  test.each(filterNames(list))('have another key for another %s', (name) => {
    const one = readListFilter(list, new URLSearchParams({ [name]: example[name] ?? 'one' }))
    expect(isFiltered(one)).toBe(true)
    expect(filterKey(one)).not.toBe(filterKey(none))
  })
})

test.each([
  [{ search: '', status: '' }, false],
  [{ search: '', status: 'Paid' }, false],
  [{ search: 'vivo', status: '' }, true],
  [{ search: undefined, status: 'Paid', city: 'Lahore' }, true],
])('a filter of %j but the status is set: %s', (filter, isSet) => {
  expect(isFiltered(filter, 'status')).toBe(isSet)
})

test('swapped values of two filters give another key', () => {
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
