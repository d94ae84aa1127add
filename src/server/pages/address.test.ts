import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pages } from '#domain/pages.ts'
import { canonicalQuery, splitTarget } from './address.ts'

const listing = pages.products.query

describe('the canonical query of a page', () => {
  test.each([
    ['an empty query', '', ''],
    ['no unknown parameter', 'utm_source=ad&x-forwarded-host=evil&_routes=root', ''],
    ['the parameters in one order', 'page=2&model=iPhone+15', '?model=iPhone+15&page=2'],
    ['one encoding of a space', 'model=iPhone%2015', '?model=iPhone+15'],
    ['the first of two values', 'type=Silicon&type=Graphical', '?type=Silicon'],
    [
      'every filter and the sort order',
      'sort=-price&price=over-1500&colour=black',
      '?colour=black&price=over-1500&sort=-price',
    ],
    ['no unknown colour', 'colour=blurple', ''],
    ['no unknown price step', 'price=1-2', ''],
    ['no unknown sort order', 'sort=name', ''],
    ['no default sort order', 'sort=newest', ''],
    ['values without outer spaces', 'model=%20S24%20', '?model=S24'],
    ['no empty value', 'model=&type=', ''],
    ['no NUL', 'model=S24%00', '?model=S24'],
    ['no first page', 'page=1', ''],
    ['no negative page', 'page=-1', ''],
    ['no page that isn’t a number', 'page=last', ''],
    ['no page beyond the last that a list can have', 'page=10001', ''],
    ['page numbers without leading zeros', 'page=002', '?page=2'],
  ])('keeps %s', (_name, query, expected) => {
    expect(canonicalQuery(query, listing)).toBe(expected)
  })

  test('is empty for a page without parameters', () => {
    expect(canonicalQuery('page=2', [])).toBe('')
  })

  test('is idempotent, of bounded length, and made of known parameters alone', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (query) => {
        const once = canonicalQuery(query, listing)
        expect(canonicalQuery(once.slice(1), listing)).toBe(once)
        for (const [name, value] of new URLSearchParams(once)) {
          expect(listing).toContain(name)
          expect(value.length).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})

test.each([
  ['/', { path: '/', query: '' }],
  ['/brand/vivo?page=2', { path: '/brand/vivo', query: 'page=2' }],
  ['/brand/vivo?page=2#x', { path: '/brand/vivo', query: 'page=2' }],
  ['/a?b?c', { path: '/a', query: 'b?c' }],
])('a target %s is split into path and query', (target, expected) => {
  expect(splitTarget(target)).toEqual(expected)
})
