import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pages } from '#domain/pages.ts'
import { canonicalQuery, splitTarget } from './address.ts'

const listing = pages.products.query

describe('the query that makes a page of its own', () => {
  test.each([
    ['nothing', '', ''],
    ['what the page does not know', 'utm_source=ad&x-forwarded-host=evil&_routes=root', ''],
    ['one order whatever the order', 'page=2&model=iPhone+15', '?model=iPhone+15&page=2'],
    ['one spelling whatever the spelling', 'model=iPhone%2015', '?model=iPhone+15'],
    ['the first of two', 'type=Silicon&type=Graphical', '?type=Silicon'],
    [
      'every filter and the order',
      'sort=-price&price=over-1500&colour=black',
      '?colour=black&price=over-1500&sort=-price',
    ],
    ['no colour that the shop doesn’t know', 'colour=blurple', ''],
    ['no price step of its own', 'price=1-2', ''],
    ['no order that is nobody’s', 'sort=name', ''],
    ['no order that is there anyway', 'sort=newest', ''],
    ['no outer spaces', 'model=%20S24%20', '?model=S24'],
    ['no empty value', 'model=&type=', ''],
    ['no NUL', 'model=S24%00', '?model=S24'],
    ['no first page', 'page=1', ''],
    ['no odd page', 'page=-1', ''],
    ['no page in words', 'page=last', ''],
    ['no page beyond the last that any list has', 'page=10001', ''],
    ['no zeros before a page', 'page=002', '?page=2'],
  ])('keeps %s', (_name, query, expected) => {
    expect(canonicalQuery(query, listing)).toBe(expected)
  })

  test('is empty for a page that knows no parameters', () => {
    expect(canonicalQuery('page=2', [])).toBe('')
  })

  test('is its own canonical form, bounded, and made of known parameters alone', () => {
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
])('a target %s falls into path and query', (target, expected) => {
  expect(splitTarget(target)).toEqual(expected)
})
