import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { parseAmount } from './amounts.ts'

test.each([
  ['1059', 1059_00],
  ['1,059', 1059_00],
  ['1,00,000', 100_000_00],
  ['Rs. 1,059.00', 1059_00],
  ['Rs 1059.5', 1059_50],
  ['PKR 1,059', 1059_00],
  ['₨1059', 1059_00],
  ['1059 PKR', 1059_00],
  ['1059/-', 1059_00],
  ["'1059", 1059_00],
  ['="1,059"', 1059_00],
  ['1059,00', 1059_00],
  ['1.059,00', 1059_00],
  ['1059.0000', 1059_00],
  ['0', 0],
  ['1.059', null],
  ['10,59,1', null],
  ['-1059', null],
  ['(1,059)', null],
  ['=1059+1', null],
  ['1059.999', null],
  ['1e5', null],
  ['one', null],
  ['', null],
])('%j is parsed as %j paisa', (text, expected) => {
  expect(parseAmount(text)).toBe(expected)
})

test('every amount that the shop formats is parsed', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (paisa) => {
      expect(parseAmount(formatMoney(paisa))).toBe(paisa)
      expect(parseAmount(String(paisa / 100))).toBe(paisa)
    }),
  )
})

test('any text is an amount or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text)
      if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
  )
})
