import { createHash } from 'node:crypto'
import { drawDesign } from '@khol/studio'
import { expect, test } from 'vitest'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { type DemoProduct, demoProducts } from './products.ts'

const drawn = ({ design, brand, caseType }: DemoProduct, model: string) =>
  drawDesign({
    design,
    brand,
    kind: brandBySlug(brand)?.kind ?? 'phone',
    caseType,
    model,
    view: 'front',
    artworkHref: null,
  })

/** The first, the middle and the last of a product's models. */
function someModels({ deviceModels }: DemoProduct): string[] {
  const places = [0, Math.floor(deviceModels.length / 2), deviceModels.length - 1]
  return places.map((place) => deviceModels[place] ?? '')
}

/** The products with a plain address: each design in each colour once, on all brands in turn. */
const designs = demoProducts.filter(({ slug, name }) => slug === slugOf(name))

test('every design can be drawn on the first, the middle and the last of its models', () => {
  for (const product of designs) {
    const pictures = someModels(product).map((model) => drawn(product, model))
    for (const svg of pictures) {
      expect(svg, product.slug).toMatch(/^<svg /)
      expect(svg, product.slug).not.toMatch(/NaN|Infinity|undefined/)
    }
    expect(new Set(pictures).size, product.slug).toBe(pictures.length)
  }
}, 60_000)

test('no two designs look the same', () => {
  const fronts = designs.map((product) =>
    createHash('sha256')
      .update(drawn(product, product.deviceModels[0] ?? ''))
      .digest('hex'),
  )
  expect(new Set(fronts).size).toBe(designs.length)
}, 60_000)
