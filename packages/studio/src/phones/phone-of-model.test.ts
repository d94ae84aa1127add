import { describe, expect, test } from 'vitest'
import type { Box } from '#studio/drawing/outline.ts'
import type { Camera, Lens, Phone } from './phone.ts'
import { modelsOf, phoneOfModel, phoneTables } from './phone-of-model.ts'

const listed = Object.keys(phoneTables)
const undrawn = 'nokia'

describe('a model has the camera of the real phone', () => {
  test.each<[string, string, string]>([
    ['iphone', 'iPhone X', 'iphone-slim-pill'],
    ['iphone', 'iPhone XS Max', 'iphone-slim-pill'],
    ['iphone', 'iPhone XR', 'iphone-single'],
    ['iphone', 'iPhone SE 2022', 'iphone-single'],
    ['iphone', 'iPhone 16e', 'iphone-single'],
    ['iphone', 'iPhone 11', 'iphone-vertical-pair'],
    ['iphone', 'iPhone 12 mini', 'iphone-vertical-pair'],
    ['iphone', 'iPhone 11 Pro Max', 'iphone-triple'],
    ['iphone', 'iPhone 16 Pro', 'iphone-triple'],
    ['iphone', 'iPhone 13', 'iphone-diagonal'],
    ['iphone', 'iPhone 15 Plus', 'iphone-diagonal'],
    ['iphone', 'iPhone 16', 'iphone-vertical-pill'],
    ['iphone', 'iPhone 17', 'iphone-vertical-pill'],
    ['iphone', 'iPhone 17 Pro Max', 'iphone-plateau'],
    ['iphone', 'iPhone 17 Air', 'iphone-bar'],
    ['iphone', 'an iPhone that nobody listed', 'iphone-vertical-pill'],
    ['iphone', 'iPhone 18 Pro', 'iphone-plateau'],
    ['samsung', 'Galaxy S25 Ultra', 'samsung-ultra'],
    ['samsung', 'Galaxy S24', 'samsung-row'],
    ['samsung', 'Galaxy S24 FE', 'samsung-row'],
    ['samsung', 'Galaxy S25 Edge', 'samsung-pill'],
    ['samsung', 'Galaxy A56', 'samsung-pill'],
    ['samsung', 'Galaxy A54', 'samsung-row'],
    ['samsung', 'Galaxy A05', 'samsung-pair'],
    ['samsung', 'Galaxy S21', 'samsung-contour'],
    ['samsung', 'Galaxy S22+', 'samsung-contour'],
    ['samsung', 'Galaxy S23+', 'samsung-row'],
    ['samsung', 'Galaxy A32', 'samsung-droplets'],
    ['samsung', 'Galaxy A42', 'samsung-square'],
    ['samsung', 'Galaxy A58', 'samsung-pill'],
    ['samsung', 'Galaxy S20 Ultra', 'samsung-block'],
    ['samsung', 'Galaxy A51', 'samsung-block'],
    ['samsung', 'Galaxy A50', 'samsung-slim'],
    ['googlepixel', 'Pixel 6', 'pixel-glass-visor'],
    ['googlepixel', 'Pixel Fold', 'pixel-fold-bar'],
    ['googlepixel', 'Pixel 8 Pro', 'pixel-metal-visor'],
    ['googlepixel', 'Pixel 9 Pro XL', 'pixel-island'],
    ['googlepixel', 'Pixel 10', 'pixel-island'],
    ['googlepixel', 'Pixel 9a', 'pixel-flush-pill'],
    ['googlepixel', 'Pixel 10 Pro Fold', 'pixel-fold-block'],
    ['vivo', 'Vivo X200 Pro', 'vivo-circle'],
    ['vivo', 'Vivo V60', 'vivo-oval'],
    ['vivo', 'Vivo V29', 'vivo-rings'],
    ['vivo', 'Vivo Y36', 'vivo-rings'],
    ['techno', 'Tecno Spark 40', 'tecno-bar'],
    ['techno', 'Tecno Spark 20', 'tecno-square'],
    ['techno', 'Tecno Spark 30 Pro', 'tecno-circle'],
    ['techno', 'Tecno Pova 6 Pro', 'tecno-deco'],
    ['infinix', 'Infinix Note 50 Pro+', 'infinix-gem'],
    ['infinix', 'Infinix Hot 60', 'infinix-column'],
    ['xiaomi', 'Xiaomi 15 Ultra', 'xiaomi-great-circle'],
    ['xiaomi', 'Xiaomi 15', 'xiaomi-two-by-two'],
    ['xiaomi', 'Redmi Note 14 Pro', 'redmi-squircle'],
    ['xiaomi', 'Redmi 14C', 'redmi-circle'],
    ['xiaomi', 'Poco F7', 'poco-pill'],
    ['xiaomi', 'Poco M6 Pro', 'poco-black-bar'],
  ])('%s %s', (brand, model, family) => {
    expect(phoneOfModel(brand, model).camera.family).toBe(family)
  })
})

test('every camera lies on its phone, every lens in an opening of the case', () => {
  for (const slug of [...listed, undrawn]) {
    for (const model of [...modelsOf(slug), 'a model that nobody listed']) {
      const { width, height, camera } = phoneOfModel(slug, model)
      for (const { x, y, w, h } of camera.openings) {
        expect(x - w / 2, model).toBeGreaterThan(-0.5)
        expect(x + w / 2, model).toBeLessThan(width + 0.5)
        expect(y - h / 2, model).toBeGreaterThan(-0.5)
        expect(y + h / 2, model).toBeLessThan(height / 2)
      }
      for (const { at, radius } of [...camera.lenses, ...camera.flash]) {
        const isOpen = camera.openings.some(
          ({ x, y, w, h }) =>
            Math.abs(at[0] - x) + radius <= w / 2 + 0.01 &&
            Math.abs(at[1] - y) + radius <= h / 2 + 0.01,
        )
        expect(isOpen, `${model}: lens at ${at}`).toBe(true)
      }
    }
  }
})

test('a brand without drawings has plain phones', () => {
  expect(phoneOfModel(undrawn, 'Nokia 3310').camera.family).toBe('plain-pair')
})

test.each(['constructor', '__proto__', 'toString'])('so has a brand called %s', (brand) => {
  expect(phoneOfModel(brand, 'x').camera.family).toBe('plain-pair')
  expect(modelsOf(brand)).toEqual([])
})

/** Brands whose bodies are all measured. */
const measured: readonly string[] = ['iphone', 'samsung', 'googlepixel']

const phones = phonesOf(listed)

function phonesOf(slugs: readonly string[]): readonly (readonly [string, Phone])[] {
  return slugs.flatMap((slug) =>
    modelsOf(slug).map((name) => [name, phoneOfModel(slug, name)] as const),
  )
}

test('a model without a row is marked as drawn like its family', () => {
  expect(phoneOfModel('samsung', 'Galaxy S24').basis).toBe('known')
  expect(phoneOfModel('samsung', 'Galaxy A57').basis).toBe('family')
  expect(phoneOfModel('samsung', 'Galaxy A999').basis).toBe('family')
  expect(phoneOfModel(undrawn, 'Nokia 3310').basis).toBe('family')
})

test('each has the measures of a phone', () => {
  for (const [model, { width, height, thickness, corner }] of phones) {
    expect(width, model).toBeGreaterThan(62)
    expect(width, model).toBeLessThan(81)
    expect(height / width, model).toBeGreaterThan(1.7)
    expect(height / width, model).toBeLessThan(2.25)
    expect(thickness, model).toBeGreaterThan(5.5)
    expect(thickness, model).toBeLessThan(12.5)
    expect(corner, model).toBeGreaterThan(3)
    expect(corner, model).toBeLessThan(14)
  }
})

test('a case leaves the whole camera open, and stays inside its edge', () => {
  for (const [model, { width, height, corner, camera }] of phones) {
    const back: Box = { x: width / 2, y: height / 2, w: width, h: height, r: corner }
    expect(camera.lenses, model).not.toHaveLength(0)
    expect(camera.flash, model).not.toHaveLength(0)
    for (const part of partsOf(camera)) {
      const room = Math.max(...camera.openings.map((opening) => roomAround(part, opening)))
      expect(roomAround(part, back), `${model}: ${part.at}`).toBeGreaterThan(1)
      expect(room, `${model}: ${part.at}`).toBeGreaterThanOrEqual(0.3)
    }
    for (const { x, y, w, h } of camera.openings) {
      const room = Math.min(x - w / 2, y - h / 2, width - x - w / 2)
      expect(room, model).toBeGreaterThanOrEqual(0)
      expect(y + h / 2, model).toBeLessThan(height * 0.4)
    }
  }
})

test('a lens is on the island or next to it, apart from other lenses', () => {
  for (const [model, { camera }] of phones) {
    const parts = partsOf(camera)
    for (const [index, one] of parts.entries()) {
      const room = camera.island ? roomAround(one, camera.island) : 0
      const isWhole = room >= 0 || room <= -2 * one.radius
      expect(isWhole, `${model}: ${one.at} on the island's edge`).toBe(true)
      for (const other of parts.slice(index + 1)) {
        const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
        expect(apart, `${model}: ${one.at} and ${other.at}`).toBeGreaterThan(
          one.radius + other.radius,
        )
      }
    }
  }
})

test('keys lie one below the other, on the straight part of a side', () => {
  for (const [model, { keys, height, corner }] of phones) {
    for (const side of ['left', 'right'] as const) {
      let end = corner
      for (const key of keys.filter((one) => one.side === side)) {
        expect(key.y - key.length / 2, model).toBeGreaterThan(end)
        end = key.y + key.length / 2
      }
      expect(end, model).toBeLessThan(height * 0.75)
    }
  }
})

function partsOf({ lenses, sensors, flash }: Camera): Lens[] {
  return [...lenses, ...sensors, ...flash]
}

/** Distance from a lens to the edge of a box: negative if it crosses the edge or lies outside. */
function roomAround({ at, radius }: Lens, { x, y, w, h, r }: Box): number {
  const corner = Math.min(r, w / 2, h / 2)
  const [dx, dy] = [Math.abs(at[0] - x) - w / 2 + corner, Math.abs(at[1] - y) - h / 2 + corner]
  const beyond = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0)
  return corner - beyond - radius
}

test('only phones with a common body share its measures', () => {
  const bySize = new Map<string, string[]>()
  for (const [model, { width, height, thickness }] of phonesOf(measured)) {
    const size = `${height} × ${width} × ${thickness}`
    bySize.set(size, [...(bySize.get(size) ?? []), model])
  }
  const shared = [...bySize.values()].filter((models) => models.length > 1)
  expect(shared.map((models) => models.join(', '))).toEqual([
    'iPhone 17e, iPhone 16e, iPhone 14',
    'iPhone 16 Plus, iPhone 15 Plus',
    'iPhone 16, iPhone 15',
    'iPhone 13 Pro, iPhone 13',
    'iPhone 12 Pro, iPhone 12',
    'iPhone 11, iPhone XR',
    'iPhone XS, iPhone X',
    'iPhone SE 2022, iPhone SE 2020',
    'Galaxy A37, Galaxy A36',
    'Galaxy A04e, Galaxy A03, Galaxy A03s, Galaxy A03 Core, Galaxy A02s',
    'Galaxy A52s, Galaxy A52',
    'Galaxy A50, Galaxy A30',
    'Pixel 10 Pro XL, Pixel 9 Pro XL',
    'Pixel 10 Pro, Pixel 10',
    'Pixel 9 Pro, Pixel 9',
  ])
})

test.each([
  ['iPhone 17 Air', 1],
  ['iPhone 16e', 1],
  ['iPhone 16', 2],
  ['iPhone 12 Pro', 3],
  ['Galaxy S25 Ultra', 4],
  ['Galaxy S25 Edge', 2],
  ['Galaxy S21 Ultra', 4],
  ['Galaxy A05s', 3],
  ['Galaxy A05', 2],
  ['Galaxy A32', 4],
  ['Galaxy A10', 1],
  ['Pixel 10', 3],
  ['Pixel 9', 2],
  ['Pixel 7 Pro', 3],
])('%s has as many lenses as the real one: %i', (model, count) => {
  expect(phones.find(([name]) => name === model)?.[1].camera.lenses).toHaveLength(count)
})
