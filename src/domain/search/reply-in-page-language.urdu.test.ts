import { describe, expect, test } from 'vitest'
import { caseTypes } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { parseQuery } from '#server/search/query/parse-query.ts'
import { replyTo } from '#server/search/reply/reply.ts'
import { replyInPageLanguage } from './reply-in-page-language.ts'
import type { Reply } from './search-reply.ts'
import { suggestionLabel } from './suggesting/suggestion-label.ts'

/** Text without the isolates around its arguments. */
const plain = (text = '') => text.replace(/[\u2068\u2069]/g, '')

/** The reply as a server sends it, whose sentences are English. */
const sent = (query: string, dropped: readonly string[], total: number): Reply => {
  const reply = replyTo(query, { dropped, total })
  const english = 'In English.'
  return {
    ...reply,
    pieces: reply.pieces.map((piece) => ({ ...piece, label: english })),
    ...(reply.leftOut && { leftOut: english }),
    ...(reply.note && { note: english }),
    ways: reply.ways.map((way) => ({ ...way, label: english })),
    ...(reply.leadsTo && { leadsTo: { ...reply.leadsTo, label: english } }),
  }
}

describe('the reply to a search in Urdu', () => {
  test.each([
    [
      'black silicone for vivo y21',
      ['کالا'],
      3,
      'Vivo Y21 کے لیے “کالا، سلیکون” کیس نہیں ملا۔ اس فون کے لیے 3 “سلیکون” کیس ہیں۔',
    ],
    [
      'black silicone under 1000 vivo y21',
      ['کالا'],
      2,
      'Vivo Y21 کے لیے Rs. 1,000 سے کم میں “کالا، سلیکون” کیس نہیں ملا۔ اس فون کے لیے Rs. 1,000 سے کم میں 2 “سلیکون” کیس ہیں۔',
    ],
    [
      'black vivo y21',
      ['Vivo Y21'],
      14,
      'Vivo Y21 کے لیے “کالا” کیس نہیں ملا۔ دوسرے فونز کے لیے 14 “کالا” کیس ہیں۔',
    ],
    [
      'پھول qwxzv',
      ['qwxzv'],
      1,
      '“پھول” اور “qwxzv” کے ساتھ کیس نہیں ملا۔ ہمارے پاس “پھول” کے ساتھ 1 کیس ہے۔',
    ],
    [
      'galaxy flip',
      ['flip'],
      35,
      'Samsung Galaxy flip کے لیے کیس نہیں ملا۔ Samsung Galaxy کے لیے 35 کیس ہیں۔',
    ],
  ])('names what “%s” finds without %j', (query, dropped, total, sentence) => {
    expect(plain(replyInPageLanguage(sent(query, dropped, total), total).leftOut)).toBe(sentence)
  })

  test('labels its terms, a motif as it was typed', () => {
    const { pieces } = replyInPageLanguage(sent('گلابی phool naam wala iphone 15', [], 3), 3)
    expect(pieces.map(({ label }) => plain(label))).toEqual([
      'گلابی',
      'phool',
      'نام کے ساتھ',
      'iPhone 15',
    ])
  })

  test('states what the shop sells, and links to other cases', () => {
    const { note, ways } = replyInPageLanguage(sent('shoes', ['shoes'], 0), 0)
    expect(plain(note)).toMatch(/^“shoes” کے لیے یہاں کچھ نہیں۔ ہمارے پاس iPhone، .* کے کیس ہیں۔$/)
    expect(ways.map(({ label }) => label)).toEqual(['سب کیس'])
    const { ways: others } = replyInPageLanguage(sent('black silicone vivo y21', ['کالا'], 3), 3)
    expect(others.map(({ label }) => plain(label))).toEqual([
      'Vivo Y21 کے سب کیس',
      'Vivo کے سب کیس',
    ])
  })

  test.each([
    ['wapsi', 'غلط ماڈل، تبدیلی اور واپسی'],
    ['1a2b3c4d', 'آرڈر 1A2B3C4D ٹریک کریں'],
  ])('leads “%s” to its page', (query, label) => {
    expect(plain(replyInPageLanguage(sent(query, [], 0), 0).leadsTo?.label)).toBe(label)
  })
})

test.each([
  [
    { label: 'Vivo Y21, black', shelf: { deviceModel: 'Vivo Y21', colour: 'black' } },
    'Vivo Y21، کالا',
  ],
  [{ label: 'Silicon', shelf: { caseType: 'Silicon' } }, 'سلیکون'],
  [{ label: 'My orders', topic: 'orders' }, 'میرے آرڈر'],
  [{ label: 'Peacock Case for iPhone 14' }, 'Peacock Case for iPhone 14'],
] as const)('the suggestion %j has the label %s', (suggestion, label) => {
  expect(plain(suggestionLabel(suggestion))).toBe(label)
})

describe('a search by the labels of the Urdu page', () => {
  test.each(caseTypes.map((type) => [caseTypeLabel(type), type]))('finds %s', (label, type) => {
    expect(parseQuery(label).terms).toMatchObject([
      { kind: 'type', types: expect.arrayContaining([type]) },
    ])
  })

  test.each(colours.map(({ name, slug }) => [name, slug]))('finds %s', (label, slug) => {
    const [term, ...others] = parseQuery(label).terms
    expect(term).toMatchObject({ kind: 'colour', colours: expect.arrayContaining([slug]) })
    expect(others).toEqual([])
  })

  test('finds a phone next to them', () => {
    const { terms } = parseQuery('Vivo Y21، کالا')
    expect(terms.map(({ kind }) => kind)).toEqual(['model', 'colour'])
  })
})
