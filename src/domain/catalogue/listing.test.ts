import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPage, type ListingRequest, pageSize, readFilter, searchWords } from './listing.ts'

const none = {
  brand: '',
  deviceModel: '',
  caseType: '',
  colour: '',
  minPrice: null,
  maxPrice: null,
  query: '',
  words: [],
  sort: 'newest',
}

describe('what a listing asks for (rule: brand-or-search)', () => {
  test.each<[string, ListingRequest, object]>([
    ['nothing', {}, none],
    ['a brand by its display name', { keyword: 'Samsung Galaxy' }, { ...none, brand: 'samsung' }],
    ['whatever its case and spaces', { keyword: ' xiaomi/REDMI ' }, { ...none, brand: 'xiaomi' }],
    ['Tecno by its name', { keyword: 'tecno' }, { ...none, brand: 'techno' }],
    ['text that is a slug, not a name', { keyword: 'techno' }, { ...none, query: 'techno' }],
    ['text', { keyword: 'Silicon CASE' }, { ...none, query: 'Silicon CASE' }],
    [
      'text in a brand',
      { keyword: 'rose', brand: 'vivo' },
      { ...none, brand: 'vivo', query: 'rose' },
    ],
    ['a brand said twice', { keyword: 'Vivo', brand: 'vivo' }, { ...none, brand: 'vivo' }],
    [
      'the name of one brand within another, as text',
      { keyword: 'Vivo', brand: 'iphone' },
      { ...none, brand: 'iphone', query: 'Vivo' },
    ],
    ['an unknown brand', { brand: 'nokia' }, { ...none, brand: 'nokia' }],
    [
      'model and type',
      { deviceModel: 'iPhone 15', caseType: 'Silicon' },
      { ...none, deviceModel: 'iPhone 15', caseType: 'Silicon' },
    ],
    [
      'a colour, and prices of rupees in paisa',
      { colour: 'black', minPrice: 1000, maxPrice: 1500 },
      { ...none, colour: 'black', minPrice: 100_000, maxPrice: 150_000 },
    ],
    [
      'prices that nothing has',
      { minPrice: -5, maxPrice: 1e300 },
      { ...none, minPrice: 0, maxPrice: 1e11 },
    ],
    ['an order', { sort: '-price' }, { ...none, sort: '-price' }],
    ['the admin’s search', { search: 'iPhone' }, { ...none, words: ['iphone'] }],
    [
      'the admin’s search in a brand',
      { search: 'rose', keyword: 'iPhone' },
      { ...none, brand: 'iphone', words: ['rose'] },
    ],
  ])('%s', (_name, request, filter) => {
    expect(readFilter(request)).toEqual(filter)
  })

  test.each([
    ['', []],
    [' \t\n ', []],
    ['Pro  PRO pro', ['pro']],
    ['iphone 15 1', ['iphone', '15']],
    ['case ca se', ['case']],
    ['50% _off\\', ['50%', '_off\\']],
  ])('the words of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })
})

describe('pages (rules: whole-lists, paging)', () => {
  test.each([
    [undefined, 12],
    [0, 100],
    [-1, 12],
    [1, 1],
    [48, 48],
    [100, 100],
    [101, 100],
    [1e300, 100],
  ])('limit %s makes pages of %i', (limit, size) => {
    expect(pageSize(limit)).toBe(size)
  })

  test.each([
    [undefined, 25, { page: 1, pages: 3 }],
    [2, 25, { page: 2, pages: 3 }],
    [3, 25, { page: 3, pages: 3 }],
    [4, 25, { page: 3, pages: 3 }],
    [0, 25, { page: 1, pages: 3 }],
    [-7, 25, { page: 1, pages: 3 }],
    [1e300, 25, { page: 3, pages: 3 }],
    [1, 24, { page: 1, pages: 2 }],
    [5, 0, { page: 1, pages: 1 }],
  ])('page %s of %i products', (wanted, total, place) => {
    expect(clampPage(wanted, { total, size: 12 })).toEqual(place)
  })

  test('every page that is answered exists and none lies beyond 10,000', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 100 }),
        (wanted, total, size) => {
          const { page, pages } = clampPage(wanted, { total, size })
          expect(page).toBeGreaterThanOrEqual(1)
          expect(page).toBeLessThanOrEqual(Math.min(pages, 10_000))
          if (total > 0) expect((page - 1) * size).toBeLessThan(total)
        },
      ),
    )
  })
})
