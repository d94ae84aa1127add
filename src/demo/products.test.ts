import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { demoProducts } from './products.ts'

const ofBrand = (slug: string) => demoProducts.filter((product) => product.brand === slug)
const stocked = brands.filter(({ slug }) => ofBrand(slug).length > 0)

test('the demo catalogue has 200 to 230 products, more for iPhone and Samsung than for others', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(200)
  expect(demoProducts.length).toBeLessThanOrEqual(230)
  const counts = new Map(stocked.map(({ slug }) => [slug, ofBrand(slug).length]))
  const others = [...counts].filter(([slug]) => slug !== 'iphone' && slug !== 'samsung')
  const most = Math.max(...others.map(([, count]) => count))
  expect(counts.get('iphone')).toBeGreaterThan(most)
  expect(counts.get('samsung')).toBeGreaterThan(most)
})

describe.each(stocked.map((brand) => [brand.slug, brand] as const))('%s', (slug, brand) => {
  const products = ofBrand(slug)

  test('has every case type, and more than twenty cases, for every model', () => {
    for (const model of modelsOf(brand.slug)) {
      const fitting = products.filter(({ deviceModels }) => deviceModels.includes(model))
      expect(fitting.length, model).toBeGreaterThan(20)
      expect(new Set(fitting.map(({ caseType }) => caseType)), model).toEqual(
        new Set(brand.caseTypes),
      )
    }
  })

  test('has each product once for all models that it fits, without a model in its name', () => {
    const words = new Set(modelsOf(brand.slug).flatMap((model) => model.toLowerCase().split(' ')))
    const makers = brand.displayName.toLowerCase().split(/[ /]/)
    for (const { name, deviceModels } of products) {
      expect(deviceModels.length, name).toBeGreaterThanOrEqual(4)
      const said = name.toLowerCase().split(' ')
      const named = said.filter((word) => /\d/.test(word) && words.has(word))
      expect([
        ...named,
        ...said.filter((word) => slug !== 'airpods' && makers.includes(word)),
      ]).toEqual([])
    }
    const forAll = products.filter(
      ({ deviceModels }) => deviceModels.length === modelsOf(brand.slug).length,
    )
    expect(forAll.length).toBeGreaterThanOrEqual(products.length - 1)
  })
})

test('every product drawn in a colour can be found by a colour', () => {
  const withoutName = demoProducts.filter(
    ({ design, colours: found }) => design.colour !== null && found.length === 0,
  )
  expect(withoutName.map(({ name }) => name)).toEqual([])
})

test('a case with magnets is only for phones with magnets', () => {
  const magnetic = demoProducts.filter(({ design }) => design.look === 'magnet-ring')
  expect(magnetic.length).toBeGreaterThan(1)
  for (const { deviceModels } of magnetic) {
    expect(deviceModels).not.toContain('iPhone 11')
    expect(deviceModels).not.toContain('iPhone SE 2022')
    expect(deviceModels).not.toContain('Pixel 9')
  }
})

describe('every product', () => {
  test('has a unique name, address and description', () => {
    for (const key of ['slug', 'name', 'description'] as const) {
      expect(new Set(demoProducts.map((product) => product[key].toLowerCase())).size).toBe(
        demoProducts.length,
      )
    }
  })

  test('is described in two to five sentences, without an unfilled placeholder', () => {
    for (const { description } of demoProducts) {
      const sentences = description.split(/(?<=[.!?"])\s+(?=[A-Z])/)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(5)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(description).not.toMatch(/[{}]|undefined/)
      expect(description.length).toBeLessThanOrEqual(500)
    }
  })
})

test('every phone brand has a product in every price step', () => {
  for (const { slug } of stocked.filter(({ kind }) => kind === 'phone')) {
    const paid = ofBrand(slug).map(({ price }) => discountedPrice(price) / 100)
    const empty = priceSteps.filter(
      ({ min = 0, max = Infinity }) => !paid.some((rupees) => rupees >= min && rupees <= max),
    )
    expect(empty, slug).toEqual([])
  }
})

test('products of a family have the same brand, case type and models, and different colours', () => {
  const families = Map.groupBy(
    demoProducts.filter(({ family }) => family !== ''),
    ({ brand, family }) => `${brand} ${family}`,
  )
  expect(families.size).toBeGreaterThan(8)
  for (const [key, members] of families) {
    expect(members.length, key).toBeGreaterThan(1)
    for (const field of ['caseType', 'deviceModels'] as const) {
      expect(new Set(members.map((member) => String(member[field]))).size, key).toBe(1)
    }
    expect(new Set(members.map(({ design }) => design.colour)).size, key).toBe(members.length)
  }
})
