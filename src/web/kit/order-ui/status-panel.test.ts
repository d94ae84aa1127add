import { expect, test } from 'vitest'
import { statusRows } from './status-panel.ts'

const unpaid = {
  orderStatus: 'Pending',
  paymentMethod: 'Online_Manual',
  isPaid: false,
  paidAt: null,
  isDelivered: false,
  deliveredAt: null,
} as const
const paid = { ...unpaid, isPaid: true, paidAt: '2026-11-20T20:30:00Z' } as const

test.each([
  ['a new order', unpaid, ['Waiting for Payment', 'Not sent yet']],
  ['a paid order', { ...paid, orderStatus: 'Paid' }, ['Payment Received', 'Not sent yet']],
  [
    'an order in production',
    { ...paid, orderStatus: 'Processing' },
    ['Payment Received', 'Not sent yet'],
  ],
  ['a shipped order', { ...paid, orderStatus: 'Shipped' }, ['Payment Received', 'In Transit']],
  [
    'a rejected transfer',
    { ...unpaid, orderStatus: 'Payment Rejected' },
    ['Payment Rejected', 'Not sent yet'],
  ],
  [
    'a delivered order',
    { ...paid, orderStatus: 'Delivered', isDelivered: true, deliveredAt: '2026-11-30T10:00:00Z' },
    ['Payment Received', 'Delivered'],
  ],
  [
    'cash still open after delivery',
    { ...unpaid, orderStatus: 'Delivered', isDelivered: true, deliveredAt: '2026-11-30T10:00:00Z' },
    ['Waiting for Payment', 'Delivered'],
  ],
  ['a cancelled order', { ...unpaid, orderStatus: 'Cancelled' }, ['Order Cancelled']],
  [
    'a cancelled order that was paid',
    { ...paid, orderStatus: 'Cancelled' },
    ['Payment Received', 'Order Cancelled'],
  ],
] as const)('%s (rule: in-transit)', (_name, order, titles) => {
  expect(statusRows(order).map(({ title }) => title)).toEqual(titles)
})

test('a payment shows its date, in Pakistan’s time, and its note', () => {
  const noted = { ...paid, orderStatus: 'Paid', paymentResult: { verificationNote: 'TID 1234' } }
  expect(statusRows(noted as typeof paid)[0]).toMatchObject({
    date: '21 November 2026',
    note: 'TID 1234',
  })
})

test.each(['Payment Pending', 'Payment Rejected'] as const)(
  'a screenshot that waits for its check replaces an earlier reason, of %s (rule: transfer-proof)',
  (orderStatus) => {
    const proof = { handedInAt: '2026-11-24T10:00:00Z', isRejected: false }
    const paymentResult = { verificationNote: 'Another amount' }
    expect(statusRows({ ...unpaid, orderStatus, proof, paymentResult })[0]).toMatchObject({
      title: 'Being checked',
      note: 'Screenshot received, we are checking',
    })
  },
)

test('a rejection shows its reason', () => {
  const rejected = {
    ...unpaid,
    orderStatus: 'Payment Rejected',
    paymentResult: { verificationNote: 'The screenshot shows another amount' },
  } as const
  expect(statusRows(rejected)[0]?.note).toBe('The screenshot shows another amount')
})
