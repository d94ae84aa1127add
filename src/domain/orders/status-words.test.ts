import { describe, expect, test } from 'vitest'
import { type OrderStatus, type PaymentMethod, paymentMethods } from './status.ts'
import { orderStatuses } from './status-lists.ts'
import { orderWords, type StatusFacts } from './status-words.ts'

const told = (
  orderStatus: OrderStatus,
  paymentMethod: PaymentMethod,
  more: Partial<StatusFacts> = {},
): StatusFacts => ({
  orderStatus,
  paymentMethod,
  isPaid: false,
  isDelivered: orderStatus === 'Delivered',
  total: 1146_00,
  phone: '+923001234567',
  courier: '',
  rejectionReason: null,
  ...more,
})

const everyCell = orderStatuses.flatMap((status) =>
  paymentMethods.flatMap((method) =>
    [true, false].map((isPaid) => [status, method, isPaid] as const),
  ),
)

describe('every state has a headline and a next step', () => {
  test.each(everyCell)('%s, %s, paid: %s', (status, method, isPaid) => {
    const words = orderWords(told(status, method, { isPaid }))
    expect(words.headline).not.toBe('')
    expect(words.nextStep).toMatch(/[.]$/)
    if (isPaid) expect(words.nextStep).not.toContain('in cash ready')
  })
})

test.each([
  ['a COD order shows the number to be called', told('Pending', 'COD'), /0300 1234567.*Rs\. 1,146/],
  [
    'a masked order shows no number',
    told('Pending', 'COD', { phone: null }),
    /^The courier calls before/,
  ],
  [
    'a shipped order names the courier',
    told('Shipped', 'COD', { courier: 'TCS' }),
    /^TCS calls 0300 1234567 before delivery\. .*Rs\. 1,146/,
  ],
  [
    'an unnamed courier is called the courier',
    told('Shipped', 'Online_Manual', { isPaid: true }),
    /^The courier calls 0300/,
  ],
  [
    'a transfer shows amount and deadline',
    told('Payment Pending', 'Online_Manual'),
    /Rs\. 1,146.*24 hours/,
  ],
  [
    'a screenshot under check requires no action (rule: transfer-proof)',
    told('Payment Pending', 'Online_Manual', { proof: { isRejected: false } }),
    /^We have a screenshot .* do not pay again(?!.*Rs\.)/,
  ],
  [
    'a screenshot after a rejection too',
    told('Payment Rejected', 'Online_Manual', {
      rejectionReason: 'Another amount',
      proof: { isRejected: false },
    }),
    /^We have a screenshot .* do not pay again(?!.*Rs\.)/,
  ],
  [
    'a cancelled paid order mentions the refund',
    told('Cancelled', 'Online_Manual', { isPaid: true }),
    /refund of Rs\. 1,146/,
  ],
  [
    'a rejected transfer refers to its reason',
    told('Payment Rejected', 'Online_Manual', { rejectionReason: 'Another amount' }),
    /^Please read the reason, .*Rs\. 1,146.*new screenshot/,
  ],
  [
    'a masked reason is not referred to',
    told('Payment Rejected', 'Online_Manual'),
    /^(?!.*reason).*Rs\. 1,146.*new screenshot/,
  ],
  ['uncollected cash is due', told('Delivered', 'COD'), /still to be paid/],
])('%s', (_name, order, sentence) => {
  expect(orderWords(order).nextStep).toMatch(sentence)
})
