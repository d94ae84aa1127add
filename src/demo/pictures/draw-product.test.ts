import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { brands } from '#domain/catalogue/brands.ts'
import { earphoneCase } from '#studio/earphones/earphone-case.ts'
import { knownCapitals } from '#studio/lettering/capitals.ts'
import { writeScript } from '#studio/lettering/script.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { views } from '#studio/stage/views.ts'
import { drawDemoPicture, namesOnCases, type ProductToDraw } from './draw-product.ts'

const everyKind: readonly ProductToDraw[] = brands.flatMap(({ slug, caseTypes, models }) =>
  caseTypes.map((caseType, index) => ({
    slug: `some-${caseType.toLowerCase().replaceAll(' ', '-')}-for-${slug}`,
    brand: slug,
    caseType,
    deviceModels: [models[index * 3] ?? models[0] ?? ''],
    colour: null,
  })),
)

/** The pixels of a drawing at a quarter of its size: what shows there shows at any. */
function small(svg: string) {
  return sharp(Buffer.from(svg), { density: 18 })
}

/** The elements of a drawing whose references lead nowhere. */
function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].flatMap(([whole, id]) =>
    ids.has(id) ? [] : [whole],
  )
}

describe.each(everyKind)('$brand, $caseType', (product) => {
  const drawings = new Map(views.map((view) => [view, drawDemoPicture(product, view)]))

  test.each([...drawings])('is drawn from the %s of shapes alone', (_view, svg) => {
    expect(svg).toMatch(/^<svg [^>]*width="800" height="1000"/)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(svg).not.toMatch(/<(?:text|tspan|image|filter|foreignObject|style|script|use)\b/)
    expect(svg).not.toMatch(/href|font|file:|data:|http(?!:\/\/www\.w3\.org\/2000\/svg")/)
    expect(svg).toMatch(/<\/defs><rect x="0" y="0" width="800" height="1000" fill="url\(#d0\)"/)
    expect(danglingReferences(svg)).toEqual([])
  })
})

/** One kind of every brand, and of every type. */
const someKinds = brands.flatMap(({ slug, caseTypes }, index) =>
  everyKind
    .filter(({ brand }) => brand === slug)
    .filter(({ caseType }) => caseType === caseTypes[index % caseTypes.length]),
)

test.each(someKinds)(
  '$brand, $caseType: the sheet is full, and not of paper alone',
  async (kind) => {
    const { channels, isOpaque } = await small(drawDemoPicture(kind, 'front')).stats()
    expect(isOpaque).toBe(true)
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
  },
)

/** One model of every phone and every earphone case that looks like no other. */
const everyShape = new Map(
  brands.flatMap((brand) =>
    brand.models.map((model) => {
      const isPhone = brand.kind === 'phone'
      const shape = isPhone ? phoneOfModel(brand.slug, model) : earphoneCase(model)
      return [JSON.stringify(shape), { brand, model }] as const
    }),
  ),
)

test('every body and every camera can be drawn', () => {
  for (const { brand, model } of everyShape.values()) {
    const [caseType = 'Transparent'] = brand.caseTypes
    const product = { slug: `case-for-${model}`, brand: brand.slug, caseType, colour: null }
    const svg = drawDemoPicture({ ...product, deviceModels: [model] }, 'camera')
    expect(svg, model).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test('the address decides the picture, to the last byte', () => {
  const product = everyKind[7]
  if (!product) throw new Error('no product')
  const draw = (slug: string) => drawDemoPicture({ ...product, slug }, 'front')
  expect(draw('a-case')).toBe(draw('a-case'))
  expect(draw('a-case')).not.toBe(draw('b-case'))
})

test('no two products of the catalogue look the same', () => {
  const fronts = demoProducts.map((product) =>
    createHash('sha256').update(drawDemoPicture(product, 'front')).digest('hex'),
  )
  expect(new Set(fronts).size).toBe(demoProducts.length)
})

test('a promised colour is the colour of the case', async () => {
  const svg = drawDemoPicture(
    {
      slug: 'bottle-green-matte-case',
      brand: 'iphone',
      caseType: 'Mono colour',
      deviceModels: ['iPhone 15'],
      colour: '#0f4a36',
    },
    'front',
  )
  const [red = 0, green = 0, blue = 0] = await small(svg)
    .extract({ left: 95, top: 150, width: 5, height: 5 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(Math.abs(red - 15), 'red').toBeLessThan(20)
  expect(Math.abs(green - 74), 'green').toBeLessThan(20)
  expect(Math.abs(blue - 54), 'blue').toBeLessThan(20)
})

test.each(namesOnCases)('%s can be written by hand and set in capitals', (name) => {
  expect(() => writeScript(name)).not.toThrow()
  expect(knownCapitals(name)).toBe(name.toUpperCase())
})
