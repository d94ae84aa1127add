import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designWords, fitted, newDesign, spread } from './design-content.ts'

const artwork = { picture: '/uploads/artwork-1.webp', x: 0, y: 0.1, scale: 1, turn: 0 }
const design: Design = {
  look: 'ajrak',
  colour: null,
  motif: 'lace',
  artwork,
  seed: 'one',
}
const printed = { kind: 'phone', caseType: 'Graphical' } as const
const cover = { kind: 'earphones', caseType: 'Simple' } as const

describe('a design fitted to a case', () => {
  test.each<[string, Design, Parameters<typeof fitted>[1], Design]>([
    ['is unchanged on its own type', design, printed, design],
    ['is unchanged while no type is chosen', design, null, design],
    [
      'takes the first style of another type',
      design,
      { kind: 'phone', caseType: 'Silicon' },
      { ...design, look: 'velvet-lined' },
    ],
    [
      'keeps the style of a sample',
      { ...design, look: 'mustard' },
      { kind: 'phone', caseType: 'Mono colour' },
      { ...design, look: 'mustard' },
    ],
    [
      'has no motif and picture on a cover',
      design,
      cover,
      { ...design, look: 'everyday-black', motif: null, artwork: null },
    ],
  ])('%s', (_name, begun, on, expected) => {
    expect(fitted(begun, on)).toEqual(expected)
  })

  test('a new design has a random seed, and the first style of the case type', () => {
    expect(newDesign().seed).not.toBe(newDesign().seed)
    expect(fitted(newDesign(), printed).look).toBe('plain-back')
  })
})

test('a selection is evenly spaced, with the first and the last model', () => {
  expect(spread(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 6)).toEqual([
    'a',
    'b',
    'd',
    'e',
    'g',
    'h',
  ])
  expect(spread(['a', 'b'], 6)).toEqual(['a', 'b'])
})

describe('description of a changed design', () => {
  test.each<[string, Design | null, Design | null, string]>([
    ['nothing', design, design, ''],
    ['nothing of photos', null, null, ''],
    ['drawn now', null, design, 'Drawn instead of photographed'],
    ['photographed now', design, null, 'Photographed instead of drawn'],
    [
      'style, colour and motif',
      design,
      { ...design, look: 'chess', colour: '#1c2d5a', motif: 'kitten' },
      'Style: Chess; Colour: #1c2d5a; Motif: Sleepy kitten',
    ],
    ['no motif', design, { ...design, motif: null }, 'Motif: none'],
    [
      'a moved picture',
      design,
      { ...design, artwork: { ...artwork, x: 0.2 } },
      'Picture on it moved, resized or turned',
    ],
    [
      'another picture',
      design,
      { ...design, artwork: { ...artwork, picture: '/uploads/artwork-2.webp' } },
      'Another picture on it',
    ],
    ['a first picture', { ...design, artwork: null }, design, 'Picture on it added'],
    ['no picture', design, { ...design, artwork: null }, 'Picture on it taken off'],
    ['chance', design, { ...design, seed: 'two' }, 'Another arrangement'],
  ])('%s', (_name, before, after, words) => {
    expect(designWords(before, after, printed)).toBe(words)
  })
})
