import { describe, expect, test } from 'vitest'
import { type ListingRequest, readFilter, relTo, robotsOf } from './listing.ts'

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
  isGrouped: false,
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

test.each([
  '/products',
  '/products?page=2',
  '/brand/vivo',
  '/brand/vivo?page=3',
  '/brand/vivo?model=Vivo+Y21',
  '/brand/airpods?model=AirPods+1%2F2',
])('%s is indexed', (address) => {
  expect(robotsOf(address)).toBe('index')
  expect(relTo(address)).toBeUndefined()
})

test.each([
  // Page of a filtered list.
  '/brand/vivo?model=Vivo+Y21&page=2',
  // Filters in addition to a brand or a model.
  '/brand/vivo?type=Silicon',
  '/brand/vivo?type=Silicon&page=2',
  '/brand/vivo?model=Vivo+Y21&type=Silicon',
  '/brand/vivo?model=Vivo+Y21&colour=black',
  '/brand/vivo?price=under-1000',
  '/brand/vivo?sort=price',
  '/brand/vivo?page=2&sort=price',
  // Unknown parameter.
  '/brand/vivo?material=wood',
  // Model without its brand.
  '/products?model=Vivo+Y21',
  '/products?brand=vivo',
  '/products?brand=vivo&model=Vivo+Y21',
  '/products?q=black+silicone',
  '/products?type=Silicon',
  '/products?q=black&page=2',
])('%s is neither indexed nor followed', (address) => {
  expect(robotsOf(address)).toBe('noindex, nofollow')
  expect(relTo(address)).toBe('nofollow')
})
