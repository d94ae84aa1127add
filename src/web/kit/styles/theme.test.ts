import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Accent, accentNames, accents } from '#domain/settings/accents.ts'
import { colours } from '#domain/settings/page-colours.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const fixed = [...read('./theme.css').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
  ([, name, value]) => [name ?? '', value ?? ''] as const,
)

/** The theme's colours under an accent of the stylesheet. */
function themeOf(accent: Accent): ReadonlyMap<string, string> {
  const [, rules = ''] =
    new RegExp(`\\[data-accent="${accent}"\\] \\{([^}]*)\\}`).exec(read('./accents.css')) ?? []
  const shades = [...rules.matchAll(/--accent(-\w+)?: (#[0-9a-f]{6})/g)].map(
    ([, shade = '', value]) => [`plum${shade}`, value ?? ''] as const,
  )
  return new Map([...fixed, ...shades])
}
const theme = themeOf('plum')

/** Linear red, green and blue of '#rrggbb', from 0 to 1. */
function linearOf(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

/** Relative luminance of WCAG 2.2. */
function luminanceOf([r = 0, g = 0, b = 0]: readonly number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const luminance = (hex: string) => luminanceOf(linearOf(hex))

/** Contrast ratio of two colours, each by its name in the theme or as '#rrggbb'. */
function contrast(one: string, other: string, colour = theme): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colour.get(name) ?? (name.startsWith('#') ? name : '#000000')))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(Object.entries(colours))('%s is the same where no stylesheet reaches', (name, colour) => {
  expect(theme.get(name)).toBe(colour)
})

describe('text is readable: at least 4.5 to 1', () => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'white'],
    ['ink', 'marigold'],
    ['muted', 'paper'],
    ['muted', 'white'],
    ['muted', 'hairline'],
    ['muted', 'cancelled-tint'],
    ['struck', 'paper'],
    ['struck', 'white'],
    ['white', 'ink'],
    ['save', 'paper'],
    ['save', 'white'],
    ['danger', 'paper'],
    ['danger', 'white'],
    ['danger', 'payment-rejected-tint'],
    ['ink', 'pending-tint'],
  ])('%s on %s', (text, ground) => {
    expect(theme.has(text) && theme.has(ground)).toBe(true)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    'pending',
    'payment-pending',
    'payment-rejected',
    'paid',
    'processing',
    'shipped',
    'delivered',
    'cancelled',
  ])('the badge %s', (status) => {
    expect(contrast(status, `${status}-tint`)).toBeGreaterThanOrEqual(6.8)
  })
})

describe('non-text elements are visible: at least 3 to 1', () => {
  test.each([
    ['edge', 'paper'],
    ['edge', 'white'],
    ['star', 'white'],
    ['star', 'paper'],
  ])('%s on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('white on marigold stays forbidden', () => {
  expect(contrast('white', 'marigold')).toBeLessThan(3)
})

/** (rule: accents) */
describe.each(accentNames)('the accent %s', (accent) => {
  const { colour, deep, tint, pale, night } = accents[accent]
  const shades = themeOf(accent)

  test('is the same where no stylesheet reaches', () => {
    expect([shades.get('plum'), shades.get('plum-deep'), shades.get('plum-tint')]).toEqual([
      colour,
      deep,
      tint,
    ])
  })

  test.each([
    ['plum', 'paper'],
    ['plum', 'white'],
    ['plum', 'plum-tint'],
    ['plum-deep', 'plum-tint'],
    ['white', 'plum'],
    ['white', 'plum-deep'],
    ['plum-tint', 'plum-deep'],
    ['ink', 'plum-tint'],
    ['muted', 'plum-tint'],
  ])('is readable: %s on %s', (text, ground) => {
    expect(shades.has(text) && shades.has(ground)).toBe(true)
    expect(contrast(text, ground, shades)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['plum', 'marigold'],
    ['plum', 'hairline'],
  ])('is visible: %s on %s', (shape, ground) => {
    expect(contrast(shape, ground, shades)).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a sum', colour, pale],
    ['its label', 'muted', pale],
    ['a sum at night', night, '#2a2235'],
    ['the name at night', night, '#15121b'],
    ['a button at night', '#15121b', night],
  ])('is readable in letters: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

/** Relative luminance of a colour mixed with a share of white in oklab, as `color-mix` does. */
function luminanceTowardsWhite(hex: string, share: number): number {
  const times = (rows: readonly (readonly number[])[], values: readonly number[]) =>
    rows.map((row) => row.reduce((sum, part, place) => sum + part * (values[place] ?? 0), 0))
  // Cone responses; white is 1 in each, and oklab is linear in their cube roots.
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linearOf(hex),
  ).map((cone) => (Math.cbrt(cone) * (1 - share) + share) ** 3)
  const mixed = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  )
  return luminanceOf(mixed)
}

/** Background of white and tint text: heading, claim and caption of the home page's first view. */
test.each(accentNames)(
  'text is readable where the light of the first view is brightest: %s',
  (accent) => {
    const share = /--accent-glow: color-mix\(in oklab, var\(--accent\), white (\d+)%\)/.exec(
      read('./accents.css'),
    )?.[1]
    const ofPlum = /var\(--accent-glow, (#[0-9a-f]{6})\)/.exec(read('./home.css'))?.[1] ?? ''
    const { colour, tint } = accents[accent]
    const ground =
      accent === 'plum' ? luminance(ofPlum) : luminanceTowardsWhite(colour, Number(share) / 100)
    for (const text of ['#ffffff', tint]) {
      expect((luminance(text) + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('the accents are the shop’s plum and seven others, and only those', () => {
  expect(accentNames).toHaveLength(8)
  expect(accents.plum.colour).toBe(colours.plum)
  const named = read('./accents.css').matchAll(/data-accent="(\w+)"/g)
  expect([...new Set([...named].map(([, name]) => name))]).toEqual(accentNames)
})
