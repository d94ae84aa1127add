import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colours } from '#domain/catalogue/colours.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import { pages } from '#domain/pages.ts'
import {
  activeFilters,
  brandScope,
  type ListingView,
  listingAddress,
  listingParameters,
  readListing,
  wholeCatalogue,
  withFilter,
  withoutFilters,
} from './listing-address.ts'

const at = (address: string) => new URL(address, 'http://shop.test').searchParams

const nothing = readListing(wholeCatalogue, new URLSearchParams())
const vivo: ListingView = { ...nothing, scope: brandScope('vivo'), brand: 'vivo' }

describe('a listing’s address', () => {
  test.each<[string, string, Partial<ListingView>]>([
    ['nothing', '/brand/vivo', {}],
    ['a model', '/brand/vivo?model=Vivo+V30', { model: 'Vivo V30' }],
    ['a type and a page', '/brand/vivo?type=Silicon&page=3', { type: 'Silicon', page: 3 }],
    ['odd pages are page 1', '/brand/vivo?page=-2', {}],
    ['a search belongs to the whole catalogue only', '/brand/vivo?q=clear', {}],
    ['a colour', '/brand/vivo?colour=black', { colour: 'black' }],
    ['no colour that the shop doesn’t know', '/brand/vivo?colour=Black', {}],
    ['a price step', '/brand/vivo?price=1000-1500', { price: '1000-1500' }],
    ['no step of one’s own', '/brand/vivo?price=1-2', {}],
    ['an order', '/brand/vivo?sort=-price', { sort: '-price' }],
    ['no order that is nobody’s', '/brand/vivo?sort=name', {}],
  ])('reads %s', (_name, address, expected) => {
    expect(readListing(vivo.scope, at(address))).toEqual({ ...vivo, ...expected })
  })

  test.each<[Partial<ListingView>, string]>([
    [{}, '/brand/vivo'],
    [{ sort: 'rating', price: 'over-1500' }, '/brand/vivo?price=over-1500&sort=rating'],
    [
      { page: 2, sort: 'price', price: 'under-1000', colour: 'red', type: 'Silicon', model: 'V' },
      '/brand/vivo?model=V&type=Silicon&colour=red&price=under-1000&sort=price&page=2',
    ],
  ])('of %j is %s', (view, address) => {
    expect(listingAddress({ ...vivo, ...view })).toBe(address)
  })

  test('has its parameters in the order of the pages that are kept', () => {
    const all = {
      q: 'a',
      brand: 'vivo',
      model: 'a',
      type: 'a',
      colour: 'black',
      price: 'over-1500',
    }
    const view: ListingView = { scope: wholeCatalogue, ...all, sort: 'price', page: 2 }
    const names = (shown: ListingView) => listingParameters(shown).map(([name]) => name)
    expect(names(view)).toEqual(pages.products.query)
    expect(names({ ...view, scope: vivo.scope, q: '' })).toEqual(pages.brand.query)
  })

  test('reads back what it wrote, in one canonical form', () => {
    const text = fc.string({ maxLength: 100 }).map((value) => value.trim())
    const oneOf = (values: readonly { readonly slug: string }[]) =>
      fc.constantFrom('', ...values.map(({ slug }) => slug))
    fc.assert(
      fc.property(
        fc.record({
          scope: fc.constant(wholeCatalogue),
          q: text,
          brand: text,
          model: text,
          type: text,
          colour: oneOf(colours),
          price: oneOf(priceSteps),
          sort: fc.constantFrom(...listingSorts),
          page: fc.integer({ min: 1, max: 10_000 }),
        }),
        (view: ListingView) => {
          expect(readListing(wholeCatalogue, at(listingAddress(view)))).toEqual(view)
        },
      ),
    )
  })
})

describe('changing filters', () => {
  const view: ListingView = {
    ...vivo,
    model: 'Vivo V30',
    type: 'Silicon',
    colour: 'black',
    price: 'under-1000',
    sort: 'price',
    page: 4,
  }

  test.each<[string, Partial<ListingView>]>([
    ['a type', { type: '' }],
    ['a colour', { colour: 'red' }],
    ['a price step', { price: '' }],
    ['the order', { sort: 'rating' }],
  ])('%s goes back to page 1 and leaves the others', (_name, change) => {
    expect(withFilter(view, change)).toEqual({ ...view, ...change, page: 1 })
  })

  test('another brand drops the model', () => {
    expect(withFilter(view, { brand: 'iphone' })).toMatchObject({ brand: 'iphone', model: '' })
  })

  test('clearing keeps the page’s brand, the search and the order', () => {
    expect(withoutFilters(view)).toEqual({ ...vivo, sort: 'price' })
    const search = { scope: wholeCatalogue, q: 'truck art' }
    expect(withoutFilters({ ...view, ...search })).toEqual({ ...nothing, ...search, sort: 'price' })
  })

  test('the brand of the path is no filter, the brand of a search is; the order is none', () => {
    expect(activeFilters(view)).toEqual([
      { kind: 'model', value: 'Vivo V30' },
      { kind: 'type', value: 'Silicon' },
      { kind: 'colour', value: 'black' },
      { kind: 'price', value: 'under-1000' },
    ])
    expect(activeFilters({ ...view, scope: wholeCatalogue })).toHaveLength(5)
    expect(activeFilters({ ...vivo, sort: 'price' })).toEqual([])
  })
})
