import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from '#domain/tables/read-table.ts'
import { parcelColumns, possibleStatusColumns, settlementColumns } from './courier-columns.ts'

const none = { number: null, order: null, amount: null, status: null }

/** Detects the columns of a settlement with these lines. */
function columnsOf(rows: readonly (readonly string[])[]) {
  const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join()).join('\n')
  const table = readTable(text, settlementColumns)
  return 'columns' in table ? table.columns : table.mistake
}

/** Headings of the usual couriers, or similar ones. */
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
  [['CN Number', 'Booked Packet Status', 'COD Amount'], { number: 0, status: 1, amount: 2 }],
  [
    ['CN', 'COD Amount', 'Payment Status', 'Final Parcel Status'],
    { number: 0, amount: 1, status: 3 },
  ],
  [
    ['CN', 'COD Amount', 'Status of shipment', 'Delivery Status'],
    { number: 0, amount: 1, status: 3 },
  ],
  [['CN', 'COD Amount', 'COD Status', 'Invoice Status', 'Paid Status'], { number: 0, amount: 1 }],
  [['AWB', 'Cash collected'], { number: 0, amount: 1 }],
])('the headings %j identify the columns of a settlement', (cells, expected) => {
  expect(columnsOf([['Settlement of November'], cells])).toEqual({ ...none, ...expected })
})

test('the headings of a booking identify phone and number; lines without headings identify no column', () => {
  const columns = (text: string) => readTable(text, parcelColumns)
  expect(columns('Consignee Name,Consignee Phone,Tracking #')).toMatchObject({
    columns: { order: null, phone: 1, number: 2 },
    lines: [],
  })
  const unnamed = { columns: { order: null, phone: null, number: null }, lines: [{ line: 1 }] }
  expect(columns('1A2B3C4D,779412345678')).toMatchObject(unnamed)
  expect(columns('Tracking number')).toMatchObject(unnamed)
})

test('columns without headings are detected by their cells', () => {
  const rows = [
    ['1', '779412345678', 'Ahmed', '1,059'],
    ['2', '779412345679', 'Nida', '2,000'],
    ['3', '779412345680', 'Sana', ''],
  ]
  expect(columnsOf(rows)).toEqual({ ...none, number: 1, amount: 0 })
})

test('a status column with an unknown heading is detected by its statuses', () => {
  const rows = [
    ['CN', 'COD', 'City', 'Result'],
    ['779412345678', '1,059', 'Lahore', 'Handed over'],
    ['779412345679', '2,000', 'Karachi', 'RTO'],
  ]
  expect(columnsOf(rows)).toEqual({ ...none, number: 0, amount: 1, status: 3 })
  expect(columnsOf(rows.slice(1))).toMatchObject({ status: 3 })
})

test('a cell of four million letters is processed quickly', () => {
  const begun = performance.now()
  expect(columnsOf([['x'.repeat(4_000_000)]])).toEqual(none)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('detected columns are distinct', () => {
  const cell = fc.constantFrom('1A2B3C4D', '779412345678', 'Returned', '1,150', '12345678', 'x')
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1 }),
      (rows) => {
        const found = Object.values(columnsOf(rows)).filter((at) => at !== null)
        expect(new Set(found).size).toBe(found.length)
      },
    ),
  )
})

/** Columns of a CSV file that may have statuses. */
function possibleColumns(text: string) {
  const table = readTable(text, settlementColumns)
  return 'columns' in table ? possibleStatusColumns(table) : table.mistake
}

test.each<[string, string, readonly number[]]>([
  [
    'words under an unknown heading',
    'CN Number,Progress,COD Amount\n779412345678,Handed back,1150',
    [1],
  ],
  [
    'two columns of words, one of them mostly empty',
    'CN,COD,Result,Latest activity\n779412345678,1150,Handed back,\n779412345679,1150,Handed over,Kept at the counter',
    [2, 3],
  ],
  [
    'words without any heading',
    '779412345678,1150,Handed back\n779412345679,1150,Handed over',
    [2],
  ],
  [
    'words without any heading, of which the first names a customer',
    '779412345678,1150,Kept by customer',
    [2],
  ],
  [
    'two statuses that contradict each other',
    'CN,COD,Order Status,Packet Status\n779412345678,1150,Delivered,Being Return',
    [2, 3],
  ],
  [
    'two statuses that agree',
    'CN,COD,Order Status,Status Details,Payment Status\n779412345678,1150,Delivered,Shipment - Delivered,Pending',
    [],
  ],
  [
    'names, cities, services and amounts',
    'CN,Consignee Name,City,Service Type,Charges,Payment Status,COD\n779412345678,Bilal Ahmed,Lahore,Overnight,Rs. 120,Paid,1150',
    [],
  ],
  [
    'a recognised status column',
    'CN,COD,Result,Status\n779412345678,1150,Handed back,Delivered',
    [],
  ],
  [
    'numbers, dates and long texts',
    'CN,COD,Extra,Booked,Story\n779412345678,1150,12,12-11-2026,the rider called three times and left it with a guard',
    [],
  ],
])('columns that may have statuses: %s (rule: settlements)', (_name, text, expected) => {
  expect(possibleColumns(text)).toEqual(expected)
})
