import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Design } from '#studio/design.ts'
import { type Drawing, drawDesign } from './draw-design.ts'
import { coverLooks } from './earphones/cover-looks.ts'
import { earphoneCase } from './earphones/earphone-case.ts'
import { phoneLooks } from './looks/phone-looks.ts'
import { modelsOf, phoneOfModel, phoneTables } from './phones/phone-of-model.ts'
import { views } from './stage/views.ts'

type Kind = Omit<Drawing, 'view' | 'artworkHref'>

const drawn = (kind: Kind, view: Drawing['view'] = 'front') =>
  drawDesign({ ...kind, view, artworkHref: null })

/** A random look, by seed. */
function anyDesign(seed: string): Design {
  return { look: 'any', colour: null, motif: null, artwork: null, seed }
}

interface Brand extends Pick<Kind, 'brand' | 'kind'> {
  readonly models: readonly string[]
  readonly caseTypes: readonly string[]
}

const brands: readonly Brand[] = [
  ...Object.keys(phoneTables).map((brand) => ({
    brand,
    kind: 'phone' as const,
    models: modelsOf(brand),
    caseTypes: Object.keys(phoneLooks),
  })),
  {
    brand: 'airpods',
    kind: 'earphones',
    models: ['AirPods 4', 'AirPods Pro 2', 'AirPods 3', 'AirPods Pro', 'AirPods 1/2'],
    caseTypes: Object.keys(coverLooks),
  },
]

const everyKind: readonly Kind[] = brands.flatMap(({ models, caseTypes, ...device }) =>
  caseTypes.map((caseType, index) => ({
    ...device,
    design: anyDesign(`some ${caseType} of ${device.brand}`),
    caseType,
    model: models[index * 3] ?? models[0] ?? '',
  })),
)

/** Pixels of a drawing at a quarter of its size, enough for these checks. */
function small(svg: string) {
  return sharp(Buffer.from(svg), { density: 18 })
}

/** Elements of a drawing with dangling references. */
function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  return [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].flatMap(([whole, id]) =>
    ids.has(id) ? [] : [whole],
  )
}

describe.each(everyKind)('$brand, $caseType', (kind) => {
  test.each(views)('is drawn from the %s with shapes only', (view) => {
    const svg = drawn(kind, view)
    expect(svg).toMatch(/^<svg [^>]*width="800" height="1000"/)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(svg).not.toMatch(/<(?:text|tspan|image|filter|foreignObject|style|script)\b/)
    expect(svg).not.toMatch(/href(?!="#)|font|file:|data:|http(?!:\/\/www\.w3\.org\/2000\/svg")/)
    expect(svg).toMatch(/<\/defs><rect x="0" y="0" width="800" height="1000" fill="url\(#d0\)"/)
    expect(danglingReferences(svg)).toEqual([])
  })
})

/** One kind of each brand and of each type. */
const someKinds = brands.flatMap(({ brand: slug, caseTypes }, index) =>
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
  brands.flatMap(({ models, caseTypes: [caseType = ''], ...device }) =>
    models.map((model) => {
      const isPhone = device.kind === 'phone'
      const shape = isPhone ? phoneOfModel(device.brand, model) : earphoneCase(model)
      return [JSON.stringify(shape), { ...device, model, caseType }] as const
    }),
  ),
)

test('every body and every camera can be drawn', () => {
  expect(everyShape.size).toBeGreaterThan(50)
  for (const device of everyShape.values()) {
    const svg = drawn({ ...device, design: anyDesign(`case for ${device.model}`) }, 'camera')
    expect(svg, device.model).not.toMatch(/NaN|Infinity|undefined/)
    expect(danglingReferences(svg)).toEqual([])
  }
})

test('the case has the colour of the product', async () => {
  const green = { look: 'bottle-green', colour: '#0f4a36', motif: null, artwork: null, seed: 'g' }
  const kind: Kind = {
    design: green,
    brand: 'iphone',
    kind: 'phone',
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
  return { design, brand: 'iphone', kind: 'phone', caseType: 'Transparent', model }
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
  const kind: Kind = { design, brand: 'iphone', kind: 'phone', caseType: type, model: 'iPhone 15' }
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
    const kind: Kind = {
      design,
      brand: 'samsung',
      kind: 'phone',
      caseType: type,
      model: 'Galaxy S24',
    }
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
