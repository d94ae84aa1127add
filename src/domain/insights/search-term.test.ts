import { describe, expect, test } from 'vitest'
import { LONGEST_TERM, searchTerm } from './search-term.ts'

/** (rule: counted-events) */
describe('the counted term of a search', () => {
  test.each([
    ['Vivo Y29  Wallet', 'vivo y29 wallet'],
    ['  “iPhone 15 Pro Max” !!', 'iphone 15 pro max'],
    ['ｉＰｈｏｎｅ １５', 'iphone 15'],
    ['Galaxy S25+ case', 'galaxy s25+ case'],
    ['gulabi cover ۱۵ پرو', 'gulabi cover 15 پرو'],
    ['ویوو کا کور', 'ویوو کا کور'],
    ['under 1500', 'under 1500'],
    ['nothing phone (2a) plus', 'nothing phone (2a) plus'],
    ['street art 2', 'street art 2'],
    ['tecno spark 20 pro+ !', 'tecno spark 20 pro+'],
    ['1000-1500', '1000-1500'],
    ['iphone 11 12 13', 'iphone 11 12 13'],
    ['redmi note 12 pro 5g', 'redmi note 12 pro 5g'],
    ['a\u0000b\u200Fc', 'a b c'],
  ])('of %j is %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term)
  })

  test('is cut after 60 characters', () => {
    expect(searchTerm('silicon cover '.repeat(9))?.length).toBeLessThanOrEqual(LONGEST_TERM)
  })
})

/** (rule: counted-events) */
describe('a search that is counted without its text', () => {
  test.each([
    ['a mobile number', '0300 1234567'],
    ['a mobile number with dashes', '0300-12-34-567'],
    ['an international number', '+92 (300) 123 45 67'],
    ['a number in Urdu digits', '۰۳۰۰ ۱۲۳۴۵۶۷'],
    ['a number in Devanagari digits', '०३०० १२३४ ५६७'],
    ['a number in circled digits', '⓪③⓪⓪ ①②③④ ⑤⑥⑦'],
    ['a number with long dashes', '0300–1234–567'],
    ['a number with commas', '0300,1234,567'],
    ['a number with underscores', '0300_1234_567'],
    ['a number with letters between', '0300x1234x567'],
    ['a number with invisible characters', '0300\u200d1234\u2060567'],
    ['a number among words', 'call me 03001234567 please'],
    ['a landline', '042 35 76 12 34'],
    ['an e-mail address', 'ayesha@example.com'],
    ['a part of an e-mail address', 'ayesha @ gmail'],
    ['a mail provider', 'ayesha gmail.com'],
    ['a mail provider without its domain', 'ayesha.khan hotmail'],
    ['a domain', 'ayesha company.pk'],
    ['a domain in words', 'ayesha at company dot com'],
    ['a CNIC', '35202-1234567-1'],
    ['a card number', '4111 1111 1111 1111'],
    ['a postal code', 'lahore 54000'],
    ['a house number', 'House 12, Gulberg'],
    ['a house number with its sign', 'house no. #12'],
    ['a street', 'street 4 model town'],
    ['a block', '14-b block'],
    ['a lane', 'gali 7'],
    ['a house number after a long line', `house ${'-'.repeat(60)} 12`],
    ['a floor', '5th floor'],
    ['a lane in Urdu', 'گلی نمبر ۷'],
    ['a link', 'https://example.com/me'],
    ['a token', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'],
    ['an order’s short id', 'order #1A2B3C4D'],
    ['an order’s id', '0b5f8a86-7f3e-4c56-9e2a-1d2f3a4b5c6d'],
    ['punctuation', '?! …'],
    ['an empty text', '   '],
  ])('%s', (_, typed) => {
    expect(searchTerm(typed)).toBeNull()
  })
})
