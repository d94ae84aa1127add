import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  delimiterOf,
  EMPTY_FILE,
  fileMistake,
  findHeader,
  guessColumns,
  NO_CSV,
  noColumns,
} from './tables.ts'

test.each([
  ['PK\u0003\u0004\u0014\0', NO_CSV],
  ['\uFFFD\uFFFD\u0011\0', NO_CSV],
  ['  \n', EMPTY_FILE],
  ['\uFEFF', EMPTY_FILE],
  ['PK,1', null],
  ['a,b', null],
])('a file that begins with %j: %j', (text, mistake) => {
  expect(fileMistake(text)).toBe(mistake)
})

test.each([
  ['a,b\n1,2', ','],
  ['CN;Amount\n77;1,059\n78;2,000', ';'],
  ['a\tb\n"x, y"\t2', '\t'],
  ['CN,Address\n77,"House 1; Street 2"\n78,House 3', ','],
  ['1A2B3C4D 779412345678', null],
  ['', null],
])('between the cells of %j stands %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter)
})

/** Headings as the usual couriers write them, or close to it. */
test.each([
  [['Tracking Number', 'COD Amount'], { number: 0, amount: 1 }],
  [['CN #', 'Consignee', 'COD Amt (Rs.)', 'Charges', 'Net Payable'], { number: 0, amount: 2 }],
  [
    ['S.No', 'Order Ref No', 'CN No.', 'Booking Date', 'COD Value'],
    { number: 2, order: 1, amount: 4 },
  ],
  [['Tracking No', 'Order Reference Number', 'Invoice Amount'], { number: 0, order: 1, amount: 2 }],
  [['Consignment No', 'Reference', 'Amount', 'COD Amount'], { number: 0, order: 1, amount: 3 }],
  [['Shipment ID', 'Status', 'Collected Amount'], { number: 0, amount: 2 }],
  [['AWB', 'Cash collected'], { number: 0, amount: 1 }],
])('the headings %j', (cells, expected) => {
  expect(findHeader([['Settlement of November'], cells], ['number', 'order', 'amount'])).toEqual({
    row: 1,
    columns: { ...noColumns, ...expected },
  })
})

test('of a booking the phone is found, and lines without headings have none', () => {
  const names = ['number', 'order', 'phone'] as const
  expect(findHeader([['Consignee Name', 'Consignee Phone', 'Tracking #']], names)).toEqual({
    row: 0,
    columns: { ...noColumns, phone: 1, number: 2 },
  })
  expect(findHeader([['1A2B3C4D', '779412345678']], names)).toBeNull()
  expect(findHeader([['Tracking number']], names)).toBeNull()
})

test('without headings the columns are guessed by what stands in them', () => {
  const rows = [
    ['1', '779412345678', 'Ahmed', '1,059'],
    ['2', '779412345679', 'Nida', '2,000'],
    ['3', '779412345680', 'Sana', ''],
  ]
  expect(guessColumns(rows, ['number', 'order', 'amount'])).toEqual({
    ...noColumns,
    number: 1,
    amount: 0,
  })
  expect(guessColumns([], ['number', 'amount'])).toEqual(noColumns)
})

test('no column is guessed twice', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const found = Object.values(guessColumns(rows, ['number', 'order', 'phone', 'amount']))
      const taken = found.filter((at) => at !== null)
      expect(new Set(taken).size).toBe(taken.length)
    }),
  )
})
