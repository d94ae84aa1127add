import { describe, expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { understand } from './understand.ts'
import { without } from './without.ts'

describe('a chip that is taken back', () => {
  test.each([
    ['black silicone vivo y21', 'Silicon', 'black vivo y21'],
    ['Vivo black Y21', 'Vivo Y21', 'black'],
    ['cover under rs. 1,000 pink', 'Under Rs. 1,000', 'cover pink'],
    ['blackcase', 'Black', 'case'],
    ['black kala cover', 'Black', 'cover'],
    ['گلابی کور', 'Pink', 'کور'],
  ])('%s without %s', (query, label, left) => {
    const piece = understand(query).pieces.find((one) => one.label === label)
    expect(piece && without(query, piece)).toBe(left)
  })

  test('takes its meaning along and leaves the other wishes', () => {
    const several = searchCases('parsed-known').filter(
      ({ query }) => understand(query).pieces.length > 1,
    )
    expect(several.length).toBeGreaterThan(30)
    for (const { query } of several) {
      for (const piece of understand(query).pieces) {
        const left = understand(without(query, piece)).pieces
        expect(left, `${query} without ${piece.label}`).not.toContainEqual(
          expect.objectContaining({ kind: piece.kind, label: piece.label }),
        )
      }
    }
  })
})
