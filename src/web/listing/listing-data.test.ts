import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { everyModel, modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { type CatalogueSource, catalogue } from '#web/api/catalogue.ts'
import { brandPlace, type ListingPlace, wholeCatalogue } from './listing-address.ts'
import { loadListing } from './listing-data.ts'

const [first = '', second = ''] = modelsOf('vivo')

const page: ProductPage = {
  products: [
    {
      _id: 'an id',
      slug: 'monsoon',
      name: 'Monsoon',
      brandSlug: 'vivo',
      deviceModels: [second, first],
      caseType: 'Silicon',
      price: 995,
      image: [],
      rating: 0,
      numReviews: 0,
    } as unknown as Product,
  ],
  page: 1,
  pages: 1,
  total: 1,
  ofAllModels: 1,
  families: {
    'an id': ['monsoon', 'monsoon-blue'].map((slug) => ({
      slug,
      name: slug,
      colour: 'Blue',
      dot: null,
      price: 995,
      image: [],
      deviceModels: [second, first],
      caseType: 'Silicon',
      rating: 0,
      numReviews: 0,
    })),
  },
  facets: { brands: [], deviceModels: [], caseTypes: [], colours: [], prices: [] },
} as ProductPage

/** Data of a listing whose products are those of `page`. */
function listingAt(place: ListingPlace, query = '') {
  const context = new RouterContextProvider()
  const source: Pick<CatalogueSource, 'listProducts'> = { listProducts: async () => page }
  context.set(catalogue, source as CatalogueSource)
  return loadListing(place, { request: new Request(`https://shop.test/?${query}`), context })
}

test.each([
  ['no brand', '', undefined],
  ['a brand', 'brand=vivo', { name: 'Vivo', hasModel: false }],
  ['a model of it', `brand=vivo&model=${first}`, { name: 'Vivo', hasModel: true }],
  [
    'a model of another',
    `brand=samsung&model=${first}`,
    { name: 'Samsung Galaxy', hasModel: false },
  ],
  ['a brand that the shop doesn’t have', 'brand=tecno', undefined],
])('a listing with a filter for %s', async (_, query, brand) => {
  expect((await listingAt(wholeCatalogue, query)).brand).toEqual(brand)
})

test('counts the models of its brand, and of all brands elsewhere', async () => {
  expect((await listingAt(brandPlace('vivo'))).modelCount).toBe(modelsOf('vivo').length)
  expect((await listingAt(wholeCatalogue, 'brand=vivo')).modelCount).toBe(everyModel.length)
})

test('a card and its colours name the models as sold, in whatever order they are stored', async () => {
  const { products } = await listingAt(wholeCatalogue)
  expect(products.map(({ named }) => named)).toEqual([[first, second]])
  expect(products[0]?.colourways?.map(({ named }) => named)).toEqual([
    [first, second],
    [first, second],
  ])
})
