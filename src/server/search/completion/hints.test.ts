import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { hintsFor } from './hints.ts'
import { addressOf, keyOfShelf, labelOf } from './shelf.ts'

/** Offers for a typed query, the most probable first, without counts. */
const offered = (typed: string) =>
  hintsFor(typed)
    .offers.toSorted((a, b) => a.rank - b.rank)
    .map(({ shelf }) => labelOf(shelf))

describe('an incomplete query (rule: suggestions)', () => {
  test.each(searchCases('suggested-first'))(
    '$query offers $expected first',
    ({ query, expected }) => {
      expect(offered(query)[0]).toBe(expected)
    },
  )

  test('offers all its completions', () => {
    expect(offered('vivo y2')).toEqual(
      expect.arrayContaining(['Vivo Y20', 'Vivo Y21', 'Vivo Y21T', 'Vivo Y22', 'Vivo Y28s']),
    )
    expect(offered('s24')).toEqual([
      'Galaxy S24',
      'Galaxy S24 Ultra',
      'Galaxy S24+',
      'Galaxy S24 FE',
    ])
    expect(offered('note 13')).toEqual(
      expect.arrayContaining(['Redmi Note 13', 'Redmi Note 13 Pro']),
    )
    expect(offered('bl').slice(0, 2)).toEqual(['Black', 'Blue'])
  })

  test.each([
    ['s24u', 'Galaxy S24, maroon'],
    ['15 pro m', 'Poco M3'],
    ['tecno s', 'Samsung Galaxy'],
    ['vivo y21 black', 'Black'],
    ['track o', 'Orange'],
  ])('%s is no prefix of %s', (typed, label) => {
    expect(offered(typed)).not.toContain(label)
  })

  test('doesn’t match an unknown phone to another', () => {
    expect(offered('iphone 18')).toEqual(['iPhone'])
    expect(offered('oppo a5')).toEqual([])
    expect(offered('vivo y21z')).toEqual(['Vivo'])
  })

  test.each(searchCases('suggested-pages'))('$query leads to $expected', ({ query, expected }) => {
    expect(hintsFor(query).pages[0]?.to).toBe(expected)
  })

  test.each(['', ' ', 'v', '   v  ', 'گ', 'cover', 'cov', '?!', 'qwxzj'])(
    '%j offers nothing',
    (typed) => {
      expect(hintsFor(typed)).toMatchObject({ pages: [], offers: [] })
    },
  )

  test('a complete word is not taken for the prefix of another', () => {
    expect(offered('y2 ')).toEqual([])
    expect(offered('vivo ')[0]).toBe('Vivo')
  })

  test('product names are searched only for words that name no phone', () => {
    expect(hintsFor('vivo y21').names).toBeNull()
    expect(hintsFor('cov').names).toBeNull()
    expect(hintsFor('gajr').names?.wishes).toMatchObject([{ beginning: 'gajr' }])
    expect(hintsFor('vivo y21 peacock').names).toMatchObject({
      wishes: [{ phrases: expect.arrayContaining(['peacock', 'mor']), beginning: 'peacock' }],
      phones: [{ brand: 'vivo', deviceModel: 'Vivo Y21' }],
    })
  })

  test('any query offers each shelf once', () => {
    const beginnings = fc
      .constantFrom(...searchCases('parsed-known'))
      .chain(({ query }) => fc.nat(query.length).map((end) => query.slice(0, end)))
    fc.assert(
      fc.property(fc.oneof(beginnings, fc.string({ unit: 'grapheme', maxLength: 30 })), (typed) => {
        const keys = hintsFor(typed).offers.map(({ shelf }) => keyOfShelf(shelf))
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).not.toContain(keyOfShelf({}))
      }),
    )
  })
})

test.each([
  [{ brand: 'vivo' }, '/brand/vivo'],
  [{ brand: 'vivo', deviceModel: 'Vivo Y21' }, '/brand/vivo?model=Vivo+Y21'],
  [{ caseType: 'Silicon' }, '/products?type=Silicon'],
  [{ colour: 'pink' }, '/products?colour=pink'],
  [
    { brand: 'samsung', deviceModel: 'Galaxy S24+', caseType: 'Mono colour', colour: 'black' },
    '/brand/samsung?model=Galaxy+S24%2B&type=Mono+colour&colour=black',
  ],
] as const)('%j has the address %s', (shelf, address) => {
  expect(addressOf(shelf)).toBe(address)
})
