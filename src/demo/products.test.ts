import { collectionOf } from '@khol/studio'
import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { DAY, SECOND } from '#domain/text/units.ts'
import { demoProducts } from './products.ts'

const ofBrand = (slug: string) => demoProducts.filter((product) => product.brand === slug)
const stocked = brands.filter(({ slug }) => ofBrand(slug).length > 0)

/** Designs to choose from, as listings count them: the colours of a family are one. */
const designsOn = (model: string) =>
  new Set(
    demoProducts
      .filter(({ deviceModels }) => deviceModels.includes(model))
      .map(
        ({ caseType, family, design }) => `${caseType} ${family || (design.motif ?? design.look)}`,
      ),
  )

test('every phone has at least 90 designs to choose from', () => {
  for (const { slug } of stocked.filter(({ kind }) => kind === 'phone')) {
    for (const model of modelsOf(slug)) {
      expect(designsOn(model).size, model).toBeGreaterThanOrEqual(90)
    }
  }
})

test('a design has one name, price and description on every brand', () => {
  const drawings = Map.groupBy(demoProducts, ({ caseType, design }) =>
    [caseType, design.look, design.motif, design.colour].join(' '),
  )
  for (const [drawing, products] of drawings) {
    for (const field of ['name', 'nameUrdu', 'price', 'description', 'descriptionUrdu'] as const) {
      expect(new Set(products.map((product) => product[field])).size, drawing).toBe(1)
    }
  }
  const brandsOf = (name: string) =>
    demoProducts.filter((product) => product.name === name).map(({ slug }) => slug)
  expect(brandsOf('Truck Art Peacock Case')).toHaveLength(7)
  expect(brandsOf('Truck Art Peacock Case')).toEqual(
    expect.arrayContaining([
      'truck-art-peacock-case',
      'truck-art-peacock-case-samsung-galaxy',
      'truck-art-peacock-case-xiaomi-redmi',
    ]),
  )
})

test('no two products have the same age, and no two brands begin with the same design', () => {
  const seconds = demoProducts.map(({ daysOnSale }) => Math.round((daysOnSale * DAY) / SECOND))
  expect(new Set(seconds).size).toBe(demoProducts.length)
  const newest = brands.map(({ slug }) => ofBrand(slug).at(-1)?.name)
  expect(new Set(newest).size).toBe(brands.length)
})

test('plain cases have six colours or more', () => {
  for (const family of ['matte', 'satin', 'smooth-silicon']) {
    const colours = ofBrand('iphone').filter((product) => product.family === family)
    expect(colours.length, family).toBeGreaterThanOrEqual(6)
  }
})

test('the cricket collection has only cases with its scene', () => {
  const about = demoProducts.filter(({ name, description }) =>
    /cricket/i.test(`${name} ${description}`),
  )
  expect(about.length).toBeGreaterThan(7)
  for (const product of about) expect(collectionOf(product), product.name).toBe('cricket')
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
  test('has a unique address, and a name and a description of its own within its brand', () => {
    const isOwn = (key: (product: (typeof demoProducts)[number]) => string) =>
      expect(new Set(demoProducts.map(key)).size).toBe(demoProducts.length)
    isOwn(({ slug }) => slug)
    for (const key of ['name', 'nameUrdu', 'description', 'descriptionUrdu'] as const) {
      isOwn((product) => `${product.brand} ${product[key].toLowerCase()}`)
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

  test('has a name and a description in Urdu', () => {
    for (const { nameUrdu, descriptionUrdu } of demoProducts) {
      expect(nameUrdu).toMatch(/[\u0600-\u06ff]/)
      expect(descriptionUrdu).toMatch(/^[^A-Za-z]*(AirPods[^A-Za-z]*)?[۔؟]$/)
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
