import { describe, expect, test } from 'vitest'
import type { Box } from '#studio/drawing/outline.ts'
import type { Lens, Phone } from './phone.ts'
import { modelsOf, phoneOfModel } from './phone-of-model.ts'

const makers: readonly string[] = ['vivo', 'xiaomi', 'infinix', 'techno']

/** Millimetres by which a lens may overlap an opening's edge, for rounding. */
const HAIR = 0.01

/** Minimum millimetres of case between two openings, below which it would tear. */
const LEAST_BRIDGE = 0.6

/** Distance between two boxes with rounded corners. */
function between(one: Box, other: Box): number {
  const [r, s] = [one, other].map(({ w, h, r }) => Math.min(r, w / 2, h / 2)) as [number, number]
  const dx = Math.abs(one.x - other.x) - (one.w / 2 - r) - (other.w / 2 - s)
  const dy = Math.abs(one.y - other.y) - (one.h / 2 - r) - (other.h / 2 - s)
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) - r - s
}

/** Whether a round part lies in a box with rounded corners. */
function holds({ x, y, w, h, r }: Box, { at, radius }: Lens): boolean {
  const [dx, dy] = [Math.abs(at[0] - x), Math.abs(at[1] - y)]
  if (dx + radius > w / 2 + HAIR || dy + radius > h / 2 + HAIR) return false
  const corner = Math.min(r, w / 2, h / 2)
  const [past, below] = [dx - (w / 2 - corner), dy - (h / 2 - corner)]
  return past <= 0 || below <= 0 || Math.hypot(past, below) + radius <= corner + HAIR
}

function parts({ camera }: Phone): Lens[] {
  return [...camera.lenses, ...camera.sensors, ...camera.flash]
}

describe.each(makers)('%s', (slug) => {
  const models = modelsOf(slug)
  const phones = models.map((model) => [model, phoneOfModel(slug, model)] as const)

  test('most have the measures of the real phone', () => {
    const known = phones.filter(([, { basis }]) => basis === 'known')
    expect(known.length).toBeGreaterThan(models.length / 2)
  })

  test.each(phones)('%s has the measures of a phone', (_model, phone) => {
    expect(phone.width).toBeGreaterThanOrEqual(69)
    expect(phone.width).toBeLessThanOrEqual(81)
    expect(phone.height / phone.width).toBeGreaterThan(2)
    expect(phone.height / phone.width).toBeLessThan(2.28)
    expect(phone.thickness).toBeGreaterThanOrEqual(5.5)
    expect(phone.thickness).toBeLessThanOrEqual(10)
    expect(phone.corner).toBeGreaterThanOrEqual(8)
    expect(phone.corner).toBeLessThanOrEqual(12)
  })

  test.each(phones)('%s has its camera on its back, and uncovered', (_model, phone) => {
    expect(phone.camera.lenses.length).toBeGreaterThan(0)
    expect(phone.camera.flash.length).toBeGreaterThan(0)
    for (const { x, y, w, h } of phone.camera.openings) {
      expect(x - w / 2).toBeGreaterThanOrEqual(0.5)
      expect(x + w / 2).toBeLessThanOrEqual(phone.width - 0.5)
      expect(y - h / 2).toBeGreaterThanOrEqual(0.5)
      expect(y + h / 2).toBeLessThanOrEqual(phone.height / 2)
    }
    for (const part of parts(phone)) {
      expect(
        phone.camera.openings.some((box) => holds(box, part)),
        `what is at ${part.at} lies in an opening`,
      ).toBe(true)
    }
  })

  test.each(phones)('%s: openings leave enough of the case between them', (_model, phone) => {
    const { openings } = phone.camera
    for (const [index, one] of openings.entries()) {
      for (const other of openings.slice(index + 1)) {
        expect(between(one, other)).toBeGreaterThanOrEqual(LEAST_BRIDGE)
      }
    }
  })

  test.each(phones)('%s: no two lenses overlap, none covers the flash', (_model, phone) => {
    const { lenses, flash } = phone.camera
    const rounds = [...lenses, ...flash]
    const meeting = rounds.flatMap((one, index) =>
      rounds
        .slice(index + 1)
        .filter(
          ({ at, radius }) =>
            Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) < one.radius + radius,
        ),
    )
    expect(meeting).toEqual([])
  })

  test.each(phones)('%s: island and pane contain their parts', (_model, phone) => {
    const { island, lenses } = phone.camera
    if (!island) return
    const astride = lenses.filter(({ at, radius }) => {
      const reach = { at, radius: 0.1 }
      return holds(island, reach) && !holds(island, { at, radius })
    })
    expect(astride).toEqual([])
    for (const { x, y, w, h } of [island.pane ?? []].flat()) {
      expect(Math.abs(x - island.x) + w / 2).toBeLessThan(island.w / 2)
      expect(Math.abs(y - island.y) + h / 2).toBeLessThan(island.h / 2)
    }
  })

  test.each(phones)('%s has keys along its sides, apart from one another', (_model, phone) => {
    for (const side of ['left', 'right'] as const) {
      const keys = phone.keys.filter((key) => key.side === side).toSorted((a, b) => a.y - b.y)
      const ends = keys.flatMap(({ y, length }) => [y - length / 2, y + length / 2])
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(Math.min(20, ...ends)).toBeGreaterThan(phone.corner)
      expect(Math.max(20, ...ends)).toBeLessThan(phone.height - phone.corner)
    }
    expect(phone.keys.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a phone with a scanner in its back has an opening for it', () => {
  test.each<[string, string]>([
    ['vivo', 'Vivo Y17'],
    ['xiaomi', 'Redmi Note 8'],
    ['infinix', 'Infinix Hot 10'],
    ['techno', 'Tecno Spark 7'],
  ])('%s %s', (slug, model) => {
    const { width, camera } = phoneOfModel(slug, model)
    const scanner = camera.openings.filter(
      ({ x, w, h }) => x === width / 2 && w === h && w > 11 && w < 14,
    )
    expect(scanner).toHaveLength(1)
  })

  test.each<[string, string]>([
    ['vivo', 'Vivo Y21'],
    ['xiaomi', 'Redmi Note 11'],
    ['infinix', 'Infinix Hot 40'],
    ['techno', 'Tecno Spark 20'],
  ])('%s %s has none', (slug, model) => {
    const { width, camera } = phoneOfModel(slug, model)
    expect(camera.openings.filter(({ x }) => x === width / 2)).toEqual([])
  })
})

describe('distinguishing features of a model', () => {
  const backOf = (slug: string, model: string) => {
    const { camera } = phoneOfModel(slug, model)
    return [camera.family, camera.lenses.length] as const
  }

  test.each<[string, string, string, number]>([
    ['vivo', 'Vivo V40 Pro', 'vivo-oval', 3],
    ['vivo', 'Vivo V40', 'vivo-oval', 2],
    ['vivo', 'Vivo V17 Pro', 'vivo-strip', 4],
    ['vivo', 'Vivo Y21', 'vivo-stepped-block', 2],
    ['vivo', 'Vivo Y33s', 'vivo-stepped-block', 3],
    ['vivo', 'Vivo Y91C', 'vivo-strip', 1],
    ['vivo', 'Vivo X80 Pro', 'vivo-window', 4],
    ['xiaomi', 'Xiaomi 17 Ultra', 'xiaomi-great-circle', 3],
    ['xiaomi', 'Xiaomi 14T', 'xiaomi-four-rings', 3],
    ['xiaomi', 'Mi Note 10', 'mi-strip', 5],
    ['xiaomi', 'Mi 9', 'mi-strip', 3],
    ['xiaomi', 'Redmi Note 13', 'redmi-loose-square', 3],
    ['xiaomi', 'Redmi Note 9', 'redmi-middle-square', 4],
    ['xiaomi', 'Redmi 12C', 'redmi-scanner-square', 2],
    ['xiaomi', 'Redmi 7A', 'redmi-strip', 1],
    ['xiaomi', 'Poco X3 Pro', 'poco-circle', 4],
    ['xiaomi', 'Poco C55', 'poco-black-bar', 2],
    ['infinix', 'Infinix Note 40 Pro', 'infinix-square-ring', 3],
    ['infinix', 'Infinix Hot 50i', 'infinix-column', 2],
    ['infinix', 'Infinix Note 7', 'infinix-circle', 4],
    ['techno', 'Tecno Spark 30C', 'tecno-circle', 3],
    ['techno', 'Tecno Pova', 'tecno-four-block', 4],
  ])('%s %s', (slug, model, family, lenses) => {
    expect(backOf(slug, model)).toEqual([family, lenses])
  })
})
