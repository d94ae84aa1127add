import { describe, expect, test } from 'vitest'
import type { ListingRequest } from '#domain/contract/products.ts'
import { readFilter } from './listing-filter.ts'

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
  grouping: 'none',
  phone: '',
}

describe('filters of a listing request (rule: brand-or-search)', () => {
  test.each<[string, ListingRequest, object]>([
    ['an empty request', {}, none],
    ['a brand by its display name', { keyword: 'Samsung Galaxy' }, { ...none, brand: 'samsung' }],
    [
      'a brand in other case and spaces',
      { keyword: ' xiaomi/REDMI ' },
      { ...none, brand: 'xiaomi' },
    ],
    ['Tecno by its name', { keyword: 'tecno' }, { ...none, brand: 'techno' }],
    ['text that is a slug, not a name', { keyword: 'techno' }, { ...none, query: 'techno' }],
    ['text', { keyword: 'Silicon CASE' }, { ...none, query: 'Silicon CASE' }],
    [
      'text within a brand',
      { keyword: 'rose', brand: 'vivo' },
      { ...none, brand: 'vivo', query: 'rose' },
    ],
    ['a brand given twice', { keyword: 'Vivo', brand: 'vivo' }, { ...none, brand: 'vivo' }],
    [
      'one brand’s name within another brand, as text',
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
      'prices outside of any product’s',
      { minPrice: -5, maxPrice: 1e300 },
      { ...none, minPrice: 0, maxPrice: 1e11 },
    ],
    ['a sort order', { sort: '-price' }, { ...none, sort: '-price' }],
    ['the admin’s search', { search: 'iPhone' }, { ...none, words: ['iphone'] }],
    [
      'the admin’s search within a brand',
      { search: 'rose', keyword: 'iPhone' },
      { ...none, brand: 'iphone', words: ['rose'] },
    ],
  ])('%s', (_name, request, filter) => {
    expect(readFilter(request)).toEqual(filter)
  })
})
