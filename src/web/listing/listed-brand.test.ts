import { expect, test } from 'vitest'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { catalogueRange, listedBrand } from './listed-brand.ts'

const [model = ''] = brandBySlug('vivo')?.models ?? []

test.each([
  ['a brand', 'vivo', '', { name: 'Vivo', hasModel: false }],
  ['a model of it', 'vivo', model, { name: 'Vivo', hasModel: true }],
  ['a model of another', 'samsung', model, { name: 'Samsung Galaxy', hasModel: false }],
  ['no brand', '', model, undefined],
  ['a brand that the shop doesn’t have', 'tecno', '', undefined],
])('a listing of %s', (_, slug, asked, brand) => {
  expect(listedBrand(slug, asked)).toEqual(brand)
})

test('the whole catalogue counts every model of every brand', () => {
  const models = brands.flatMap((brand) => brand.models)
  expect(catalogueRange).toBe(`Covers for ${models.length} models of ${brands.length} brands.`)
})
