import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedNumber, isShortened, phoneIn, shortIdIn, trackingKey, ungrouped } from './keys.ts'

test.each([
  ['1A2B3C4D', '1A2B3C4D'],
  ['#1a2b3c4d', '1A2B3C4D'],
  ['Order #1a2b3c4d', '1A2B3C4D'],
  ["'1a2b3c4d", '1A2B3C4D'],
  ['="1a2b3c4d"', '1A2B3C4D'],
  ['0b6a3d0e-57c1-4a10-9c5c-2f8a1a2b3c4d', '1A2B3C4D'],
  ['1A2B3C4', null],
  ['1A2B3C4G', null],
  ['779412345678', null],
  ['', null],
])('the short id in %j is %j', (text, expected) => {
  expect(shortIdIn(text)).toBe(expected)
})

test.each([
  ['0300 1234567', '+923001234567'],
  ['3001234567', '+923001234567'],
  ['923001234567', '+923001234567'],
  ["'+92 300 1234567", '+923001234567'],
  ['779412345678', null],
  ['Lahore', null],
])('the phone in %j is %j', (text, expected) => {
  expect(phoneIn(text)).toBe(expected)
})

test.each([
  ['LE-7594 8821', 'LE75948821'],
  ['le75948821', 'LE75948821'],
  ['="779412345678"', '779412345678'],
  ['779412345678.0', '779412345678'],
  [' - ', ''],
])('%j is normalized to %j', (text, expected) => {
  expect(trackingKey(text)).toBe(expected)
})

test.each([
  ['7.79412E+11', true],
  ['7,79E+11', true],
  ['7E11', false],
  ['779412345678', false],
  ['12345E67', false],
])('%j was rounded by a spreadsheet: %j', (text, expected) => {
  expect(isShortened(text)).toBe(expected)
})

test.each([
  ['7794123456780001', '7794 1234 5678 0001'],
  ['779412345678', '7794 1234 5678'],
  ['00123456', '0012 3456'],
  ['1234E5678', '1234 E567 8'],
  ['77941234567', '77941234567'],
  ['LE7594882100000001', 'LE7594882100000001'],
  ['', ''],
])('%j is exported as %j, which a spreadsheet keeps as text', (number, cell) => {
  expect(groupedNumber(number)).toBe(cell)
})

test('an exported number is read back unchanged, and no long number as one', () => {
  const number = fc.string({
    unit: fc.constantFrom(...'0123456789Ee'),
    minLength: 5,
    maxLength: 24,
  })
  fc.assert(
    fc.property(number, (typed) => {
      const cell = groupedNumber(typed)
      expect(ungrouped(cell)).toBe(typed)
      expect(trackingKey(cell)).toBe(trackingKey(typed))
      // Spreadsheets display eleven digits of a number and keep fifteen.
      if (cell.trim() !== '' && !Number.isNaN(Number(cell))) expect(String(Number(cell))).toBe(cell)
    }),
  )
})

test.each(['7794 1234', 'LE 7594', '12 34', 'house 4'])('the spaces of %j are kept', (text) => {
  expect(ungrouped(text)).toBe(text)
})
