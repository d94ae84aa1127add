import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { editDistance, meantWord, spellingList } from './spelling.ts'

const list = spellingList(
  'samsung silicon transparent black pink vivo flower note a12 red'.split(' '),
)

describe('a misspelt word', () => {
  test.each([...searchCases('spelling'), { query: '', expected: '-' }])(
    '$query is corrected to $expected',
    ({ query, expected }) => {
      expect(meantWord(query, list) ?? '-').toBe(expected)
    },
  )

  test('can be required to sound like the word', () => {
    expect(meantWord('blacks', list, { onlyBySound: true })).toBeUndefined()
    expect(meantWord('bleck', list, { onlyBySound: true })).toBe('black')
  })

  test('is never corrected from or to digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,8}\d[a-z0-9]{0,8}$/), (typed) => {
        expect(meantWord(typed, list)).toBeUndefined()
      }),
    )
  })
})

describe('the distance of two words', () => {
  test.each([
    ['black', 'black', 0],
    ['blck', 'black', 1],
    ['blaack', 'black', 1],
    ['bleck', 'black', 1],
    ['balck', 'black', 1],
    ['kcalb', 'black', 4],
    ['', 'pink', 4],
  ])('%s, %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 9)).toBe(distance)
  })

  test('is symmetric, and Infinity beyond the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (one, other, limit) => {
        const distance = editDistance(one, other, 6)
        expect(editDistance(other, one, 6)).toBe(distance)
        expect(editDistance(one, other, limit)).toBe(distance > limit ? Infinity : distance)
      }),
    )
  })
})
