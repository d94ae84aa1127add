import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { demoProducts } from '#server/catalogue/demo/products.ts'
import { type DrawnProduct, drawCase } from './draw-case.ts'
import { views } from './views.ts'

const everyKind: readonly DrawnProduct[] = brands.flatMap(({ slug, caseTypes, models }) =>
  caseTypes.map((caseType, index) => ({
    slug: `some-${caseType.toLowerCase().replaceAll(' ', '-')}-for-${slug}`,
    brand: slug,
    caseType,
    model: models[index * 3] ?? models[0] ?? '',
  })),
)

/** The elements of a drawing whose references lead nowhere. */
function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].flatMap(([whole, id]) =>
    ids.has(id) ? [] : [whole],
  )
}

describe.each(everyKind)('$brand, $caseType', (product) => {
  test.each(views)('is drawn from the %s of shapes alone', (view) => {
    const svg = drawCase({ ...product, view })
    expect(svg).toMatch(/^<svg [^>]*width="800" height="1000"/)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(svg).not.toMatch(/<(?:text|tspan|image|filter|foreignObject|style|script|use)\b/)
    expect(svg).not.toMatch(/href|font|file:|data:|http(?!:\/\/www\.w3\.org\/2000\/svg")/)
    expect(danglingReferences(svg)).toEqual([])
  })

  test('fills its sheet', async () => {
    const image = sharp(Buffer.from(drawCase({ ...product, view: 'front' })))
    const { channels, isOpaque } = await image.stats()
    expect(isOpaque).toBe(true)
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
  })
})

test('every model of every brand has a body and a camera', () => {
  for (const { slug, models, caseTypes } of brands) {
    for (const model of models) {
      const caseType = caseTypes[0] ?? ''
      const svg = drawCase({
        slug: `case-for-${model}`,
        brand: slug,
        caseType,
        model,
        view: 'camera',
      })
      expect(svg, model).not.toMatch(/NaN|Infinity|undefined/)
    }
  }
})

test('the address decides the picture, to the last byte', () => {
  const product = everyKind[7]
  if (!product) throw new Error('no product')
  const draw = (slug: string) => drawCase({ ...product, slug, view: 'front' })
  expect(draw('a-case')).toBe(draw('a-case'))
  expect(draw('a-case')).not.toBe(draw('b-case'))
})

test('no two products of the catalogue look the same', () => {
  const fronts = demoProducts.map(({ slug, brand, caseType, colour, deviceModels }) => {
    const svg = drawCase({
      slug,
      brand,
      caseType,
      colour,
      model: deviceModels[0] ?? '',
      view: 'front',
    })
    return createHash('sha256').update(svg).digest('hex')
  })
  expect(new Set(fronts).size).toBe(demoProducts.length)
})

test('a promised colour is the colour of the case', async () => {
  const svg = drawCase({
    slug: 'bottle-green-matte-case',
    brand: 'iphone',
    caseType: 'Mono colour',
    model: 'iPhone 15',
    colour: '#0f4a36',
    view: 'front',
  })
  const { data } = await sharp(Buffer.from(svg))
    .extract({ left: 380, top: 600, width: 20, height: 20 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  expect(
    [red, green, blue].map((value, index) => Math.abs(value - ([15, 74, 54][index] ?? 0)) < 20),
  ).toEqual([true, true, true])
})
