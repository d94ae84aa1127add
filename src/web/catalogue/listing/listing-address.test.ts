import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeFilters,
  brandPlace,
  type ListingView,
  listingAddress,
  modelsOnCard,
  readListing,
  wholeCatalogue,
  withFilter,
  withoutFilters,
} from './listing-address.ts'

const at = (address: string) => new URL(address, 'http://shop.test').searchParams

describe('a listing’s address', () => {
  test.each([
    ['nothing', '/brand/vivo', {}],
    ['a model', '/brand/vivo?model=Vivo+V30', { model: 'Vivo V30' }],
    ['a type and a page', '/brand/vivo?type=Silicon&page=3', { type: 'Silicon', page: 3 }],
    ['odd pages are page 1', '/brand/vivo?page=-2', {}],
    ['words as a page are page 1', '/brand/vivo?page=last', {}],
    ['a search belongs to the whole catalogue only', '/brand/vivo?q=clear', {}],
  ])('reads %s', (_name, address, expected) => {
    expect(readListing(brandPlace('vivo'), at(address))).toEqual({
      q: '',
      brand: 'vivo',
      model: '',
      type: '',
      page: 1,
      ...expected,
    })
  })

  test('reads back what it wrote, in one canonical form', () => {
    const text = fc.string({ maxLength: 100 }).map((value) => value.trim())
    fc.assert(
      fc.property(
        fc.record({ q: text, brand: text, model: text, type: text, page: fc.integer({ min: 1 }) }),
        (view: ListingView) => {
          const address = listingAddress(wholeCatalogue, view)
          expect(readListing(wholeCatalogue, at(address))).toEqual(view)
        },
      ),
    )
  })
})

describe('changing filters', () => {
  const view: ListingView = { q: '', brand: 'vivo', model: 'Vivo V30', type: 'Silicon', page: 4 }

  test('any change goes back to page 1', () => {
    expect(withFilter(view, { type: '' })).toEqual({ ...view, type: '', page: 1 })
  })

  test('another brand drops the model', () => {
    expect(withFilter(view, { brand: 'iphone' })).toMatchObject({ brand: 'iphone', model: '' })
  })

  test('clearing keeps the page’s brand and the search', () => {
    expect(withoutFilters(brandPlace('vivo'), view)).toMatchObject({ brand: 'vivo', model: '' })
    expect(withoutFilters(wholeCatalogue, { ...view, q: 'truck art' })).toEqual({
      q: 'truck art',
      brand: '',
      model: '',
      type: '',
      page: 1,
    })
  })

  test('the brand of the path is no filter, the brand of a search is', () => {
    expect(activeFilters(brandPlace('vivo'), view).map(({ kind }) => kind)).toEqual([
      'model',
      'type',
    ])
    expect(activeFilters(wholeCatalogue, view)).toHaveLength(3)
  })
})

describe('models on a card', () => {
  test.each([
    ['all of three', ['A', 'B', 'C'], '', ['A', 'B', 'C'], 0],
    ['three of five', ['A', 'B', 'C', 'D', 'E'], '', ['A', 'B', 'C'], 2],
    ['the filtered one first', ['A', 'B', 'C', 'D', 'E'], 'D', ['D', 'A', 'B'], 2],
    ['a filter that is not among them changes nothing', ['A', 'B'], 'Z', ['A', 'B'], 0],
  ])('%s', (_name, models, filtered, named, more) => {
    expect(modelsOnCard(models, filtered)).toEqual({ named, more })
  })
})
