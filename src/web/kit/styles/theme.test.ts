import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Accent, accentNames, accents } from '#domain/settings/accents.ts'
import { colours } from '#domain/settings/page-colours.ts'

const sheet = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const fixed = [...sheet.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
  ([, name, value]) => [name ?? '', value ?? ''] as const,
)

/** The theme's colours under an accent. */
function themeOf(accent: Accent): ReadonlyMap<string, string> {
  const { colour, deep, tint } = accents[accent]
  return new Map([...fixed, ['plum', colour], ['plum-deep', deep], ['plum-tint', tint]])
}
const theme = themeOf('plum')

/** Relative luminance of '#rrggbb', by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

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
  const { colour, tint, glow, pale, night } = accents[accent]
  const shades = themeOf(accent)

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
    ['the heading where the light of the first view is brightest', 'white', glow],
    ['the claim below it', tint, glow],
  ])('is readable: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
