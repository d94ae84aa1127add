import { expect, test } from 'vitest'
import type { PricedOrder } from '../cash.ts'
import { fileNameOf, judge, returnNote, settlementNote } from './settlement.ts'

const cash: PricedOrder = {
  orderStatus: 'Shipped',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
  total: 1150_00,
}
const delivered = { ...cash, orderStatus: 'Delivered', isDelivered: true } as const
const transfer = { ...cash, paymentMethod: 'Online_Manual', isPaid: true } as const

test.each([
  [cash, 1150_00, 'agreed', ''],
  [delivered, 1150_00, 'agreed', ''],
  [cash, 1100_00, 'different', 'Rs. 50 less than the order'],
  [cash, 1150_50, 'different', 'Rs. 0.50 more than the order'],
  [cash, 0, 'different', 'Rs. 1,150 less than the order'],
  [cash, null, 'unknown', 'The amount can’t be read'],
  [{ ...cash, isPaid: true, orderStatus: 'Delivered' }, 1150_00, 'settled', 'Already settled'],
  [{ ...cash, orderStatus: 'Cancelled' }, 1150_00, 'no-cash', 'Cancelled'],
  [transfer, 1150_00, 'no-cash', 'Paid by transfer'],
] as const)('%j for %j paisa is %s (rule: settlements)', (order, amount, verdict, note) => {
  expect(judge(order, amount)).toEqual({ verdict, note })
})

test.each([
  [cash, 'Delivered', 'delivered', 'agreed', ''],
  [cash, 'Returned', 'returned', 'returned', 'The courier says “Returned”'],
  [transfer, 'RTO', 'returned', 'returned', 'The courier says “RTO”, Rs. 1,150 to give back'],
  [{ ...cash, orderStatus: 'Cancelled' }, 'RTO', 'returned', 'settled', 'Already cancelled'],
  [delivered, 'RTO', 'returned', 'unclear', /but this order is marked as delivered$/],
  [{ ...delivered, isPaid: true }, 'RTO', 'returned', 'unclear', /delivered and paid$/],
  [cash, 'In transit', 'in-transit', 'unclear', /not delivered yet$/],
  [cash, 'Lost', null, 'unclear', 'What does “Lost” mean?'],
  [cash, '', null, 'unclear', 'No status in this line'],
  [{ ...delivered, isPaid: true }, 'Lost', null, 'settled', 'Already settled'],
  [transfer, 'Delivered', 'delivered', 'no-cash', 'Paid by transfer'],
] as const)(
  '%j with the status %j is %s, %s (rule: settlements)',
  (order, status, meaning, verdict, note) => {
    expect(judge(order, order.total, { status, meaning })).toEqual({
      verdict,
      note: typeof note === 'string' ? note : expect.stringMatching(note),
    })
  },
)

test('the history has the reason of a return (rule: settlements)', () => {
  expect(returnNote('tcs.csv', 'RTO')).toBe(
    'Returned, nothing collected: the courier says “RTO”, settlement tcs.csv',
  )
})

test('the history has the file name, and both amounts when they differ (rule: settlements)', () => {
  expect(settlementNote('tcs.csv', cash, 1150_00)).toBe('Cash collected, settlement tcs.csv')
  expect(settlementNote('tcs.csv', cash, 1100_00)).toBe(
    'Cash collected, settlement tcs.csv: Rs. 1,100 instead of Rs. 1,150',
  )
})

test.each([
  [' tcs\n nov.csv ', 'tcs nov.csv'],
  ['a\u202E\0b.csv', 'a b.csv'],
  ['', 'file.csv'],
  [`${'x'.repeat(200)}.csv`, `${'x'.repeat(96)}.csv`],
])('the file name %j is stored as %j', (typed, name) => {
  expect(fileNameOf(typed)).toBe(name)
})
