import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findColumns, findHeader, guessColumns, noColumns } from './tables.ts'

const settlementNames = ['number', 'order', 'amount', 'status'] as const

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
  [['Shipment ID', 'Status', 'Collected Amount'], { number: 0, amount: 2, status: 1 }],
  [['CN', 'Payment Status', 'COD', 'Delivery Status'], { number: 0, amount: 2, status: 3 }],
  [['CN', 'COD', 'کیفیت'], { number: 0, amount: 1, status: 2 }],
  [['AWB', 'Cash collected'], { number: 0, amount: 1 }],
])('the headings %j', (cells, expected) => {
  expect(findHeader([['Settlement of November'], cells], settlementNames)).toEqual({
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

test('a status column without a heading that says so is found by what stands in it', () => {
  const rows = [
    ['CN', 'COD', 'City', 'Result'],
    ['779412345678', '1,059', 'Lahore', 'Handed over'],
    ['779412345679', '2,000', 'Karachi', 'RTO'],
  ]
  expect(findColumns(rows, findHeader(rows, settlementNames), settlementNames)).toEqual({
    ...noColumns,
    number: 0,
    amount: 1,
    status: 3,
  })
  expect(guessColumns(rows.slice(1), settlementNames)).toMatchObject({ status: 3 })
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
