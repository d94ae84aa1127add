import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLetters } from './letters.ts'

test.each([
  ['علي', 'علی'],
  ['على', 'علی'],
  ['كور', 'کور'],
  ['ههه', 'ہہہ'],
  ['مدینۃ', 'مدینہ'],
  ['اَلِف', 'الف'],
  ['آئی', 'ایی'],
  ['١٢٣ ۴۵۶', '123 456'],
  ['José ÀÉ', 'jose ae'],
  ['iPhone 15', 'iphone 15'],
])('%s is compared as %s', (text, folded) => {
  expect(foldLetters(text)).toBe(foldLetters(folded))
  expect(foldLetters(text)).toBe(folded)
})

test('a folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text))
    }),
  )
})
