import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeParsed, searchCases } from '#testing/search-queries.ts'
import { parseQuery } from './parse-query.ts'

const knownQueries = searchCases('parsed-known')
const unseenQueries = searchCases('parsed-held-out')

const meant = (query: string) => describeParsed(parseQuery(query))

test.each(knownQueries)('$query → $expected', ({ query, expected }) => {
  expect(meant(query)).toBe(expected)
})

test('at least 98% of the held-out queries are parsed as expected', () => {
  const wrong = unseenQueries
    .map((searchCase) => ({ ...searchCase, parsed: meant(searchCase.query) }))
    .filter(({ expected, parsed }) => parsed !== expected)
  expect(unseenQueries.length).toBeGreaterThan(200)
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(
    unseenQueries.length * 0.02,
  )
})

describe('a term', () => {
  test('has the positions of its words', () => {
    const query = 'Black cover for my i phone 13, under 1,000'
    const words = parseQuery(query).terms.map(({ label, spans }) => ({
      label,
      words: spans.map(([from, to]) => query.slice(from, to)),
    }))
    expect(words).toEqual([
      { label: 'Black', words: ['Black'] },
      { label: 'iPhone 13', words: ['i phone', '13'] },
      { label: 'Under Rs. 1,000', words: ['under', '1,000'] },
    ])
  })

  test('is unique, however often it occurs', () => {
    expect(parseQuery('black kala black').terms).toMatchObject([
      {
        label: 'Black',
        spans: [
          [0, 5],
          [6, 10],
          [11, 16],
        ],
      },
    ])
  })

  test('of a model includes the models whose names extend it', () => {
    expect(parseQuery('s24').terms).toMatchObject([
      {
        models: ['Galaxy S24'],
        family: ['Galaxy S24 Ultra', 'Galaxy S24+', 'Galaxy S24 FE'],
      },
    ])
  })

  test('of a series has all its models', () => {
    const [term] = parseQuery('tecno spark go').terms
    expect(term).toMatchObject({ kind: 'series', label: 'Tecno Spark Go' })
    expect(term).toHaveProperty('models.length', 10)
  })

  test('of a motif has the words by which products show it', () => {
    const [term] = parseQuery('phool wala').terms
    expect(term).toMatchObject({ kind: 'motif', label: 'Flowers' })
    expect(term).toHaveProperty('words', expect.arrayContaining(['flower', 'phool', 'jasmine']))
  })
})

describe('any query', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(...knownQueries, ...unseenQueries), { minLength: 1, maxLength: 4 })
      .map((some) => some.map(({ query }) => query).join(' ')),
  )

  test('is parsed deterministically, and serializable as JSON', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const understood = parseQuery(query)
        expect(parseQuery(query)).toEqual(understood)
        expect(JSON.parse(JSON.stringify(understood))).toEqual(understood)
        for (const { spans } of understood.terms) {
          for (const [from, to] of spans) expect(query.slice(from, to).trim()).not.toBe('')
        }
      }),
    )
  })

  test('has the same terms in capitals, with more spaces and with punctuation', () => {
    for (const { query } of knownQueries.filter(({ query }) => /^[a-z0-9 ]+$/.test(query))) {
      expect(meant(query.toUpperCase()), query).toBe(meant(query))
      expect(meant(`  ${query.replaceAll(' ', '   ')}!! `), query).toBe(meant(query))
    }
  })

  test('has the same terms in another order', () => {
    const terms = ['vivo y21', 'silicone', 'black', 'phool wala', 'under 1000', 'sasta', 'glitter']
    const sorted = (query: string) => meant(query).split('; ').toSorted()
    fc.assert(
      fc.property(fc.shuffledSubarray(terms, { minLength: 1 }), (some) => {
        expect(sorted(some.join(' '))).toEqual(sorted(some.toSorted().join(' ')))
      }),
    )
  })

  test('is parsed in bounded time even when crafted to be slow', () => {
    const hostile = [
      'a'.repeat(100_000),
      'a1'.repeat(50),
      'pro '.repeat(50),
      '13 '.repeat(40),
      'blackcase'.repeat(11),
      'samsang infnix xiomi redme transparnt costomize butterfli glittr mekeup flowrs',
      '🌸'.repeat(50),
      '1,000'.repeat(20),
      'note 12 13 14 10 11 9 8 7 pro plus ultra max lite mini fe se xl go neo',
    ]
    for (const query of hostile)
      expect(millisecondsEach([query]), query.slice(0, 20)).toBeLessThan(10)
  })
})

/** Processor time in ms, as the median of several rounds after a warm-up. */
function millisecondsEach(queries: readonly string[]): number {
  const rounds = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    for (const query of queries) parseQuery(query)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / queries.length
  })
  return rounds.slice(2).toSorted((a, b) => a - b)[3] ?? Infinity
}

test('unknown words in Urdu script are labelled as they were typed', () => {
  for (const word of ['ٹھٹھہ', 'چھچھوندر', 'ایئرکنڈیشنر']) {
    expect(parseQuery(word).terms).toMatchObject([{ kind: 'word', label: word }])
  }
})
