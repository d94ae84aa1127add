import { expect, test } from 'vitest'
import { exchangeWords } from '#domain/terms.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { PROPOSED_EXCHANGE, PROPOSED_WARRANTY } from './exchange.ts'
import { whatsAppNumber, whatsAppSentence } from './whatsapp.ts'
import { whatsAppLink } from './whatsapp-link.ts'

/** (rule: whatsapp-number) */
test.each([
  ['', { value: '' }],
  [' \u200E', { value: '' }],
  ['0300 765 4321', { value: '03007654321' }],
  ['۰۳۰۰۷۶۵۴۳۲۱', { value: '03007654321' }],
  ['+92-300-7654321', { value: '03007654321' }],
  ['PK36SCBL0000001123456702', { mistake: 'Please enter a Pakistani mobile number' }],
  ['+44 7700 900123', { mistake: 'Please enter a Pakistani mobile number' }],
])('whatsAppNumber reads %j', (typed, read) => {
  expect(whatsAppNumber.read(typed)).toEqual(read)
})

test.each([
  ['03007654321', undefined, 'https://wa.me/923007654321'],
  ['+923007654321', 'Salam & hi', 'https://wa.me/923007654321?text=Salam+%26+hi'],
])('the link to %s', (number, message, link) => {
  expect(whatsAppLink(number, message)).toBe(link)
})

test('the sentence names the number, or that there is none', () => {
  expect(whatsAppSentence('03007654321')).toContain('0300 7654321')
  expect(whatsAppSentence('')).toContain('no longer')
})

test('a proposed exchange line is in the language of the page, another one as written', () => {
  expect(exchangeWords(PROPOSED_EXCHANGE)).toBe(PROPOSED_EXCHANGE)
  expect(exchangeWords(PROPOSED_WARRANTY)).toBe(PROPOSED_WARRANTY)
  expect(exchangeWords('Ten days')).toBe('Ten days')
  inUrdu(() => {
    expect(exchangeWords(PROPOSED_EXCHANGE)).toContain('7 دن')
    expect(exchangeWords(PROPOSED_WARRANTY)).toContain('3 مہینے')
    expect(exchangeWords('Ten days')).toBe('Ten days')
  })()
})
