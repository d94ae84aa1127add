import { expect, test } from 'vitest'
import { colours, coloursInOrder, isColour } from './colours.ts'

test('slugs are lower-case words, one per colour', () => {
  const slugs = colours.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => !/^[a-z]+$/.test(slug))).toEqual([])
})

test('every colour except the mixed one has a dot of its own', () => {
  const dots = colours.flatMap(({ dot }) => dot ?? [])
  expect(dots.filter((dot) => !/^#[0-9a-f]{6}$/.test(dot))).toEqual([])
  expect(new Set(dots).size).toBe(colours.length - 1)
})

test.each([
  [[], []],
  [
    ['red', 'black', 'red'],
    ['black', 'red'],
  ],
  [['blurple'], []],
])('%j are sorted to %j', (slugs, ordered) => {
  expect(coloursInOrder(slugs)).toEqual(ordered)
})

test.each([
  ['black', true],
  ['Black', false],
  ['', false],
])('%j is a colour: %s', (slug, isOne) => {
  expect(isColour(slug)).toBe(isOne)
})
