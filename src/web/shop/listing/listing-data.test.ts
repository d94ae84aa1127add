import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { everyModel, modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { type CatalogueSource, catalogue } from '#web/kit/api/catalogue.ts'
import { brandScope, type ListingScope, wholeCatalogue } from './listing-address.ts'
import { loadListing } from './listing-data.ts'

const [first = '', second = ''] = modelsOf('vivo')
const [samsung = ''] = modelsOf('samsung')

const monsoon = {
  slug: 'monsoon',
  name: 'Monsoon',
  deviceModels: [second, first],
  caseType: 'Silicon',
  ...pricesOf(995_00),
  image: [],
  rating: 0,
  numReviews: 0,
}

const page = {
  products: [{ ...monsoon, _id: 'an id', brandSlug: 'vivo' } as unknown as Product],
  page: 1,
  pages: 1,
  total: 1,
  ofAllModels: 1,
  families: {
    'an id': ['monsoon', 'monsoon-blue'].map((slug) => ({
      ...monsoon,
      slug,
      colour: 'Blue',
      dot: null,
    })),
  },
  facets: { brands: [], deviceModels: [], caseTypes: [], colours: [], prices: [] },
} as ProductPage

/** Data of a listing whose products are those of `page`, changed by `found`. */
function listingAt(scope: ListingScope, query = '', found: Partial<ProductPage> = {}) {
  const context = new RouterContextProvider()
  const source: Pick<CatalogueSource, 'listProducts'> = {
    listProducts: async () => ({ ...page, ...found }),
  }
  context.set(catalogue, source as CatalogueSource)
  return loadListing(scope, { request: new Request(`https://shop.test/?${query}`), context })
}

const vivo = { brand: 'vivo', model: first }

test.each([
  ['no brand', '', {}],
  ['a brand', 'brand=vivo', { brandName: 'Vivo' }],
  ['a model', `model=${first}`, { phone: vivo }],
  ['a brand and its model', `brand=vivo&model=${first}`, { brandName: 'Vivo', phone: vivo }],
  [
    'a brand and a model of another',
    `brand=samsung&model=${first}`,
    { brandName: 'Samsung Galaxy' },
  ],
  ['a brand that the shop doesn’t have', 'brand=tecno', {}],
])('a listing with a filter for %s', async (_, query, of) => {
  const { brandName, phone } = await listingAt(wholeCatalogue, query)
  expect({ brandName, phone }).toEqual({ brandName: undefined, phone: undefined, ...of })
})

/** The specification: “Collapsible filters Device Model and Case Type”, on the whole catalogue too. */
test.each([
  ['nothing', '', {}, []],
  ['a brand', 'brand=vivo', {}, ['Vivo', 'Samsung', 'retired']],
  ['a model', `model=${first}`, {}, ['Vivo']],
  ['a model that the shop doesn’t have', 'model=Nokia 3310', {}, []],
  ['a search for a brand', 'q=vivo', { brand: 'vivo' }, ['Vivo']],
  ['a search for a phone', 'q=y21', { deviceModel: first }, ['Vivo']],
  ['a search for no phone', 'q=clear', { caseType: 'Transparent' }, []],
])('the filter by device model lists, after %s', async (_, query, understood, listed) => {
  const names: Readonly<Record<string, string>> = {
    [first]: 'Vivo',
    [samsung]: 'Samsung',
    'A retired model': 'retired',
  }
  const deviceModels = Object.keys(names).map((value) => ({ value, count: 1 }))
  const { facets } = await listingAt(wholeCatalogue, query, {
    facets: { ...page.facets, deviceModels },
    understood: { words: [], dropped: [], ...understood },
  })
  expect(facets.deviceModels.map(({ value }) => names[value])).toEqual(listed)
})

test('counts the models of its brand, and of all brands elsewhere', async () => {
  expect((await listingAt(brandScope('vivo'))).modelCount).toBe(modelsOf('vivo').length)
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
