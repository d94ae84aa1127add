import { describe, expect, test } from 'vitest'
import { caseTypes } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { inLanguage } from '#messages'
import { inUrdu } from '#testing/in-urdu.ts'
import { labelOf, type Shelf } from '../completion/shelf.ts'
import { parseQuery } from '../query/parse-query.ts'
import { replyTo } from './reply.ts'

/** Text without the isolates around its arguments. */
const plain = (text = '') => text.replace(/[\u2068\u2069]/g, '')

describe('the reply to a search in Urdu', () => {
  test.each([
    [
      'black silicone for vivo y21',
      ['Black'],
      3,
      'Vivo Y21 کے لیے “کالا، سلیکون” کیس نہیں ملا۔ اس فون کے لیے 3 “سلیکون” کیس ہیں۔',
    ],
    [
      'black silicone under 1000 vivo y21',
      ['Black'],
      2,
      'Vivo Y21 کے لیے 1,000 روپے سے کم میں “کالا، سلیکون” کیس نہیں ملا۔ اس فون کے لیے 1,000 روپے سے کم میں 2 “سلیکون” کیس ہیں۔',
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
  ])(
    'names what “%s” finds without %j',
    inUrdu((query, dropped, total, sentence) => {
      expect(plain(replyTo(query, { dropped: dropped, total: total }).leftOut)).toBe(sentence)
    }),
  )

  test(
    'labels its terms, a motif as it was typed',
    inUrdu(() => {
      const { pieces } = replyTo('گلابی phool naam wala iphone 15', { dropped: [], total: 3 })
      expect(pieces.map(({ label }) => plain(label))).toEqual([
        'گلابی',
        'phool',
        'نام کے ساتھ',
        'iPhone 15',
      ])
    }),
  )

  test(
    'states what the shop sells, and links to other cases',
    inUrdu(() => {
      const { note, ways } = replyTo('shoes', { dropped: ['shoes'], total: 0 })
      expect(plain(note)).toMatch(
        /^“shoes” کے لیے یہاں کچھ نہیں۔ ہمارے پاس iPhone، .* کے کیس ہیں۔$/,
      )
      expect(ways.map(({ label }) => label)).toEqual(['سب کیس'])
      const { ways: others } = replyTo('black silicone vivo y21', { dropped: ['Black'], total: 3 })
      expect(others.map(({ label }) => plain(label))).toEqual([
        'Vivo Y21 کے سب کیس',
        'Vivo کے سب کیس',
      ])
    }),
  )

  test.each([
    ['wapsi', 'غلط ماڈل، تبدیلی اور واپسی'],
    ['1a2b3c4d', 'آرڈر 1A2B3C4D ٹریک کریں'],
  ])(
    'leads “%s” to its page',
    inUrdu((query, label) => {
      expect(plain(replyTo(query, { dropped: [], total: 0 }).leadsTo?.label)).toBe(label)
    }),
  )
})

test.each<[Shelf, string]>([
  [{ deviceModel: 'Vivo Y21', colour: 'black' }, 'Vivo Y21، کالا'],
  [{ caseType: 'Silicon' }, 'سلیکون'],
])(
  'the suggestion of %j has the label %s',
  inUrdu((shelf, label) => {
    expect(plain(labelOf(shelf))).toBe(label)
  }),
)

describe('a search by the labels of the Urdu page', () => {
  test.each(inLanguage('ur', () => caseTypes.map((type) => [caseTypeLabel(type), type] as const)))(
    'finds %s',
    inUrdu((label, type) => {
      expect(parseQuery(label).terms).toMatchObject([
        { kind: 'type', types: expect.arrayContaining([type]) },
      ])
    }),
  )

  test.each(inLanguage('ur', () => colours.map(({ name, slug }) => [name, slug] as const)))(
    'finds %s',
    inUrdu((label, slug) => {
      const [term, ...others] = parseQuery(label).terms
      expect(term).toMatchObject({ kind: 'colour', colours: expect.arrayContaining([slug]) })
      expect(others).toEqual([])
    }),
  )

  test(
    'finds a phone next to them',
    inUrdu(() => {
      const { terms } = parseQuery('Vivo Y21، کالا')
      expect(terms.map(({ kind }) => kind)).toEqual(['model', 'colour'])
    }),
  )
})
