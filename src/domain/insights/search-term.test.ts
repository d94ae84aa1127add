import { describe, expect, test } from 'vitest'
import { LONGEST_TERM, searchTerm } from './search-term.ts'

/** (rule: counted-events) */
describe('a search is counted', () => {
  test.each([
    ['Vivo Y29  Wallet', 'vivo y29 wallet'],
    ['  “iPhone 15 Pro Max” !!', 'iphone 15 pro max'],
    ['ｉＰｈｏｎｅ １５', 'iphone 15'],
    ['Galaxy S25+ case', 'galaxy s25+ case'],
    ['gulabi cover ۱۵ پرو', 'gulabi cover 15 پرو'],
    ['ویوو کا کور', 'ویوو کا کور'],
    ['under 1500', 'under 1500'],
    ['1000-1500', '1000-1500'],
    ['iphone 11 12 13', 'iphone 11 12 13'],
    ['redmi note 12 pro 5g', 'redmi note 12 pro 5g'],
    ['a\u0000b\u200Fc', 'a b c'],
  ])('%j as %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term)
  })

  test('up to its sixtieth character', () => {
    expect(searchTerm('silicon cover '.repeat(9))?.length).toBeLessThanOrEqual(LONGEST_TERM)
  })
})

/** (rule: counted-events) */
describe('a search is counted without its text', () => {
  test.each([
    ['a mobile number', '0300 1234567'],
    ['one with dashes', '0300-12-34-567'],
    ['an international one', '+92 (300) 123 45 67'],
    ['one in Urdu digits', '۰۳۰۰ ۱۲۳۴۵۶۷'],
    ['one among words', 'call me 03001234567 please'],
    ['a landline', '042 35 76 12 34'],
    ['an e-mail address', 'ayesha@example.com'],
    ['half of one', 'ayesha @ gmail'],
    ['a CNIC', '35202-1234567-1'],
    ['a card', '4111 1111 1111 1111'],
    ['a postal code', 'lahore 54000'],
    ['a house', 'House 12, Gulberg'],
    ['a house with its sign', 'house no. #12'],
    ['a street', 'street 4 model town'],
    ['a block', '14-b block'],
    ['a lane', 'gali 7'],
    ['a link', 'https://example.com/me'],
    ['a token', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'],
    ['the number of an order', 'order #1A2B3C4D'],
    ['the id of one', '0b5f8a86-7f3e-4c56-9e2a-1d2f3a4b5c6d'],
    ['signs alone', '?! …'],
    ['nothing', '   '],
  ])('%s', (_, typed) => {
    expect(searchTerm(typed)).toBeNull()
  })
})
