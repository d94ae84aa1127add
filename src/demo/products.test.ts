import { describe, expect, test } from 'vitest'
import { brandBySlug, brands, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { isSellablePrice } from '#domain/catalogue/list-price.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { familiesOfBrand } from './families/families.ts'
import { demoProducts } from './products.ts'

const ofBrand = (slug: string) => demoProducts.filter((product) => product.brand === slug)

test('the demo shop is well stocked, best of all for iPhone and Samsung', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(168)
  const counts = new Map(brands.map(({ slug }) => [slug, ofBrand(slug).length]))
  const others = [...counts].filter(([slug]) => slug !== 'iphone' && slug !== 'samsung')
  const most = Math.max(...others.map(([, count]) => count))
  expect(counts.get('iphone')).toBeGreaterThan(most)
  expect(counts.get('samsung')).toBeGreaterThan(most)
})

const stocked = brands.filter(({ slug }) => familiesOfBrand[slug] !== undefined)

test.each(stocked.map((brand) => [brand.slug, brand] as const))(
  '%s has every case type and a case for every model',
  (slug, brand) => {
    const products = ofBrand(slug)
    expect(new Set(products.map((product) => product.caseType))).toEqual(new Set(brand.caseTypes))
    expect(new Set(products.flatMap((product) => product.deviceModels))).toEqual(
      new Set(brand.models),
    )
  },
)

test('every colour of the shop has products, and a colour that is drawn is one of them', () => {
  const shown = new Set<string>(demoProducts.flatMap((product) => product.colours))
  expect(colours.filter(({ slug }) => !shown.has(slug))).toEqual([])
  const drawnWithoutName = demoProducts.filter(
    (product) => product.colour !== null && product.colours.length === 0,
  )
  expect(drawnWithoutName.map(({ name }) => name)).toEqual([])
})

describe('every product', () => {
  test('has a name, an address and a description that no other has', () => {
    for (const key of ['slug', 'name', 'description'] as const) {
      expect(new Set(demoProducts.map((product) => product[key].toLowerCase())).size).toBe(
        demoProducts.length,
      )
    }
  })

  test('has an address made of words', () => {
    for (const { slug } of demoProducts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has a name that fits on two lines of a card', () => {
    for (const { name } of demoProducts) expect(name.length).toBeLessThanOrEqual(46)
  })

  test('is described in two to four sentences, without a gap left open', () => {
    for (const { description } of demoProducts) {
      const sentences = description.split(/(?<=[.!?"])\s+(?=[A-Z])/)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(description).not.toMatch(/[{}]|undefined/)
      expect(description.length).toBeLessThanOrEqual(500)
    }
  })

  test('is for several models of its own brand, in sales order', () => {
    for (const product of demoProducts) {
      const brand = brandBySlug(product.brand)
      const ranks = product.deviceModels.map((model) => brand?.models.indexOf(model) ?? -1)
      expect(ranks.length).toBeGreaterThanOrEqual(2)
      expect(ranks).not.toContain(-1)
      expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
      expect(brand && isCaseTypeOf(brand, product.caseType)).toBe(true)
    }
  })

  test('costs between Rs. 650 and Rs. 3,500 and saves at least a rupee', () => {
    for (const { price } of demoProducts) {
      expect(isSellablePrice(price)).toBe(true)
      expect(price).toBeGreaterThanOrEqual(650_00)
      expect(price).toBeLessThanOrEqual(3_500_00)
      expect(price - discountedPrice(price)).toBeGreaterThanOrEqual(1_00)
    }
  })
})

test('some prices make the discount round, and some have paisa', () => {
  expect(demoProducts.filter(({ price }) => (price * 0.9) % 100 !== 0).length).toBeGreaterThan(20)
  expect(demoProducts.filter(({ price }) => price % 100 !== 0).length).toBeGreaterThan(3)
  expect(demoProducts.map(({ price }) => price)).toEqual(
    expect.arrayContaining([995_00, 1_249_00, 1_199_50]),
  )
})

describe('newest first', () => {
  const newestFirst = [...demoProducts].sort((a, b) => a.daysOnSale - b.daysOnSale)

  test('no two products have the same age', () => {
    expect(new Set(demoProducts.map(({ daysOnSale }) => daysOnSale)).size).toBe(demoProducts.length)
    expect(newestFirst[0]?.daysOnSale).toBeGreaterThan(0)
  })

  test('any page of twelve shows at least six brands', () => {
    for (let start = 0; start + 12 <= newestFirst.length; start += 12) {
      const page = newestFirst.slice(start, start + 12)
      expect(new Set(page.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(6)
    }
  })

  test("neighbours on a brand's page differ in type", () => {
    for (const { slug, kind } of brands) {
      const types = ofBrand(slug).map(({ caseType }) => caseType)
      const repeats = types.filter((type, index) => type === types[index - 1])
      expect(repeats.length, kind).toBeLessThanOrEqual(1)
    }
  })
})
