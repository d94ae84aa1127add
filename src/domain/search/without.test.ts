import { describe, expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { parseQuery } from './parse-query.ts'
import { without } from './reply.ts'

describe('a chip that is taken back', () => {
  test.each([
    ['black silicone vivo y21', 'Silicon', 'black vivo y21'],
    ['Vivo black Y21', 'Vivo Y21', 'black'],
    ['cover under rs. 1,000 pink', 'Under Rs. 1,000', 'cover pink'],
    ['blackcase', 'Black', 'case'],
    ['black kala cover', 'Black', 'cover'],
    ['گلابی کور', 'Pink', 'کور'],
  ])('%s without %s', (query, label, left) => {
    const term = parseQuery(query).terms.find((one) => one.label === label)
    expect(term && without(query, term)).toBe(left)
  })

  test('takes its meaning along and leaves the other wishes', () => {
    const several = searchCases('parsed-known').filter(
      ({ query }) => parseQuery(query).terms.length > 1,
    )
    expect(several.length).toBeGreaterThan(30)
    for (const { query } of several) {
      for (const term of parseQuery(query).terms) {
        const left = parseQuery(without(query, term)).terms
        expect(left, `${query} without ${term.label}`).not.toContainEqual(
          expect.objectContaining({ kind: term.kind, label: term.label }),
        )
      }
    }
  })
})
