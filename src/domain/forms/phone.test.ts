import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, parsePhone } from './phone.ts'

describe('a typed phone number (rule: phone-format)', () => {
  test.each([
    ['03001234567'],
    ['0300 1234567'],
    ['(0300) 1234567'],
    ['+92 300 1234567'],
    ['+92 (0) 300 1234567'],
    ['0092-300-1234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷'],
    ['٠٣٠٠١٢٣٤٥٦٧'],
    ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷'],
    ['\u202A+92 300 1234567\u202C'],
    ['\u20660300\u00A01234567\u2069'],
    ['0300\u20111234567'],
    ['0300\u20131234567'],
    ['\uFEFF03001234567'],
  ])('%j is the same number', (typed) => {
    expect(parsePhone(typed)).toBe('+923001234567')
  })

  test.each([
    ['+14155550123', '+14155550123'],
    ['+1 (415) 555-0123', '+14155550123'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+971501234567', '+971501234567'],
  ])('%j keeps its country', (typed, stored) => {
    expect(parsePhone(typed)).toBe(stored)
  })

  test.each([
    [''],
    ['abc'],
    ['0300'],
    ['030012345678'],
    ['+92 42 35761234'],
    ['+9230012345678'],
    ['14155550123'],
    ['+0123456789'],
    ['+123456'],
    ['+1234567890123456'],
    ['0300 123456x'],
    ['0300123456７'],
    ['03001234567; drop table'],
    ['++923001234567'],
  ])('%j is invalid', (typed) => {
    expect(parsePhone(typed)).toBeNull()
  })

  test('every Pakistani mobile is parsed alike in every notation, including its displayed form', () => {
    const line = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, '0'))
    fc.assert(
      fc.property(line, (digits) => {
        const stored = `+923${digits}`
        for (const prefix of ['03', '3', '923', '+923', '00923', '+92 3', '+92 (0) 3']) {
          expect(parsePhone(`${prefix}${digits}`)).toBe(stored)
        }
        expect(parsePhone(formatPhone(stored))).toBe(stored)
      }),
    )
  })

  test('any accepted number has a stored form that is accepted unchanged', () => {
    const prefix = fc.constantFrom('', '+', '00', '0', '3', '03', '92', '+92', '0092', '+92 0')
    const signs = fc.constantFrom(...'01234567893۵٣ -(.\u200E')
    const typed = fc.array(signs, { minLength: 6, maxLength: 16 })
    fc.assert(
      fc.property(prefix, typed, (begin, rest) => {
        const stored = parsePhone(begin + rest.join(''))
        if (stored === null) return
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(parsePhone(stored)).toBe(stored)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['+923001234567', '0300 1234567'],
  ['+14155550123', '+14155550123'],
  ['', ''],
])('%j is displayed as %j', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
