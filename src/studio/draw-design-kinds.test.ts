import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { type Drawing, drawDesign } from './draw-design.ts'
import { earphoneCase } from './earphones/earphone-case.ts'
import { phoneOfModel } from './phones/phone-of-model.ts'
import { views } from './stage/views.ts'

type Kind = Omit<Drawing, 'view' | 'artworkHref'>

const drawn = (kind: Kind, view: Drawing['view'] = 'front') =>
  drawDesign({ ...kind, view, artworkHref: null })

/** A random look, by seed. */
function anyDesign(seed: string): Design {
  return { look: 'any', colour: null, motif: null, artwork: null, seed }
}

const everyKind: readonly Kind[] = brands.flatMap(({ slug, caseTypes }) =>
  caseTypes.map((caseType, index) => ({
    design: anyDesign(`some ${caseType} of ${slug}`),
    brand: slug,
    caseType,
    model: modelsOf(slug)[index * 3] ?? modelsOf(slug)[0] ?? '',
  })),
)

/** Pixels of a drawing at a quarter of its size, enough for these checks. */
function small(svg: string) {
  return sharp(Buffer.from(svg), { density: 18 })
}

/** Elements of a drawing with dangling references. */
function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].flatMap(([whole, id]) =>
    ids.has(id) ? [] : [whole],
  )
}

describe.each(everyKind)('$brand, $caseType', (kind) => {
  test.each(views)('is drawn from the %s with shapes only', (view) => {
    const svg = drawn(kind, view)
    expect(svg).toMatch(/^<svg [^>]*width="800" height="1000"/)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(svg).not.toMatch(/<(?:text|tspan|image|filter|foreignObject|style|script|use)\b/)
    expect(svg).not.toMatch(/href|font|file:|data:|http(?!:\/\/www\.w3\.org\/2000\/svg")/)
    expect(svg).toMatch(/<\/defs><rect x="0" y="0" width="800" height="1000" fill="url\(#d0\)"/)
    expect(danglingReferences(svg)).toEqual([])
  })
})

/** One kind of each brand and of each type. */
const someKinds = brands.flatMap(({ slug, caseTypes }, index) =>
  everyKind
    .filter(({ brand }) => brand === slug)
    .filter(({ caseType }) => caseType === caseTypes[index % caseTypes.length]),
)

test.each(someKinds)('$brand, $caseType: the picture is full, and not blank', async (kind) => {
  const { channels, isOpaque } = await small(drawn(kind)).stats()
  expect(isOpaque).toBe(true)
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
})

/** One model per distinct body of phone or earphone case. */
const everyShape = new Map(
  brands.flatMap((brand) =>
    modelsOf(brand.slug).map((model) => {
      const isPhone = brand.kind === 'phone'
      const shape = isPhone ? phoneOfModel(brand.slug, model) : earphoneCase(model)
      return [JSON.stringify(shape), { brand, model }] as const
    }),
  ),
)

test('every body and every camera can be drawn', () => {
  expect(everyShape.size).toBeGreaterThan(50)
  for (const { brand, model } of everyShape.values()) {
    const [caseType = 'Transparent'] = brand.caseTypes
    const kind = { design: anyDesign(`case for ${model}`), brand: brand.slug, caseType, model }
    const svg = drawn(kind, 'camera')
    expect(svg, model).not.toMatch(/NaN|Infinity|undefined/)
    expect(danglingReferences(svg)).toEqual([])
  }
})

test('the case has the colour of the product', async () => {
  const green = { look: 'bottle-green', colour: '#0f4a36', motif: null, artwork: null, seed: 'g' }
  const kind: Kind = {
    design: green,
    brand: 'iphone',
    caseType: 'Mono colour',
    model: 'iPhone 15',
  }
  const [red = 0, greenness = 0, blue = 0] = await small(drawn(kind))
    .extract({ left: 95, top: 150, width: 5, height: 5 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(Math.abs(red - 15), 'red').toBeLessThan(20)
  expect(Math.abs(greenness - 74), 'green').toBeLessThan(20)
  expect(Math.abs(blue - 54), 'blue').toBeLessThan(20)
})

/** A clear case, by default of crystal. */
function clearCase(look = 'crystal-shield', model = 'iPhone 15'): Kind {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'clear' }
  return { design, brand: 'iphone', caseType: 'Transparent', model }
}

test('the second picture of a clear case has its phone half out, and the table behind the rest', async () => {
  const svg = drawn(clearCase(), 'angle')
  expect(danglingReferences(svg)).toEqual([])
  const rims = ['crystal-shield', 'black-rim', 'smoke-tint'].map((look) =>
    drawn(clearCase(look), 'angle'),
  )
  const models = ['iPhone 15 Pro Max', 'iPhone 13'].map((model) =>
    drawn(clearCase('crystal-shield', model), 'angle'),
  )
  expect(new Set([...rims, ...models]).size).toBe(rims.length + models.length)
  const { data, info } = await small(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    return [...data.subarray(start, start + 3)]
  }
  const difference = (one: number[], other: number[]) =>
    Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))))
  const [phone, empty, table] = [at(0.48, 0.42), at(0.74, 0.74), at(0.95, 0.6)]
  expect(difference(empty, table), 'the empty part shows the table').toBeLessThan(45)
  expect(difference(phone, empty), 'the phone is seen through the other part').toBeGreaterThan(8)
})

test.each([
  ['Silicon', 'velvet-lined', '#22315a'],
  ['Mono colour', 'sand-beige', '#d8c3a5'],
] as const)('%s has a grain, the same on every case', (type, look, colour) => {
  const design: Design = { look, colour, motif: null, artwork: null, seed: 'grain' }
  const kind: Kind = { design, brand: 'iphone', caseType: type, model: 'iPhone 15' }
  const specks = drawn(kind).match(/h\.01/g)?.length ?? 0
  expect(specks).toBeGreaterThan(1500)
  expect(drawn(kind)).toBe(drawn(kind))
})

/** Looks with the most detailed art, and the maximum bytes of a card with it. */
const detailed = [
  ['Graphical', 'ziarat-marble'],
  ['Graphical', 'chess'],
  ['Graphical', 'cassette'],
  ['Girlish Covers', 'kitten'],
  ['Girlish Covers', 'daisy-doodle'],
  ['Girlish Covers', 'chooriyan'],
  ['Girlish Covers', 'mirror'],
  ['Girlish Covers', 'gajra'],
  ['Silicon', 'finger-loop'],
] as const
const CARD = 12 * 1024

test.each(detailed)(
  '%s, %s: fills the back and stays below the maximum size of a card',
  async (type, look) => {
    const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'detailed' }
    const kind: Kind = { design, brand: 'samsung', caseType: type, model: 'Galaxy S24' }
    const svg = drawn(kind)
    expect(danglingReferences(svg)).toEqual([])
    const card = sharp(Buffer.from(svg), { density: 28.8 })
    expect((await card.clone().avif({ quality: 45, effort: 1 }).toBuffer()).length).toBeLessThan(
      CARD,
    )
    const back = card.extract({ left: 110, top: 150, width: 100, height: 180 })
    const { channels } = await back.stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(6)
  },
)
