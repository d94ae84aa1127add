import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colours } from '#domain/colours.ts'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const theme = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
)

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(theme.get(name) ?? '#000000'))
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
    ['plum', 'paper'],
    ['plum', 'white'],
    ['plum', 'processing-tint'],
    ['plum-deep', 'processing-tint'],
    ['white', 'plum'],
    ['white', 'plum-deep'],
    ['processing-tint', 'plum-deep'],
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

describe('what is not text is visible: at least 3 to 1', () => {
  test.each([
    ['edge', 'paper'],
    ['edge', 'white'],
    ['star', 'white'],
    ['star', 'paper'],
    ['plum', 'marigold'],
    ['plum', 'hairline'],
  ])('%s on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('white on marigold stays forbidden', () => {
  expect(contrast('white', 'marigold')).toBeLessThan(3)
})
