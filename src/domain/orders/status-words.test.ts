import { describe, expect, test } from 'vitest'
import { formatDate } from '#domain/dates.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { betweenDays } from './expected.ts'
import { type OrderStatus, type PaymentMethod, paymentMethods, statusLabels } from './status.ts'
import { orderStatuses } from './status-lists.ts'
import { orderWords, type StatusFacts } from './status-words.ts'
import { orderSteps } from './steps.ts'

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

const state = {
  orderStatus: 'Shipped',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
} as const

test(
  'an order’s next step is in Urdu, with figures in a direction of their own',
  inUrdu(() => {
    const facts = { total: 1146_00, phone: '+923001234567', courier: 'TCS', rejectionReason: null }
    expect(orderWords({ ...state, ...facts })).toEqual({
      headline: 'آپ کا آرڈر راستے میں ہے',
      nextStep:
        '\u2068TCS\u2069 والے ڈیلیوری سے پہلے \u20680300 1234567\u2069 پر فون کریں گے۔ \u20681,146 روپے\u2069 نقد تیار رکھیں۔',
    })
  }),
)

test(
  'statuses and steps are in Urdu',
  inUrdu(() => {
    const createdAt = '2026-11-22T09:00:00Z'
    const times = { createdAt, paidAt: null, packedAt: null, shippedAt: null, deliveredAt: null }
    const words = [
      ...orderStatuses.map((status) => statusLabels()[status]),
      ...orderSteps({ ...state, ...times }).map(({ name }) => name),
    ]
    for (const word of words) expect(word).toMatch(/^[\u0600-\u06ff ]+$/)
  }),
)

test(
  'dates are in Urdu, with Western digits',
  inUrdu(() => {
    expect(formatDate('2026-11-22T09:00:00Z')).toBe('22 نومبر 2026')
    expect(betweenDays({ from: '2026-12-02', to: '2026-12-04' })).toBe(
      '\u20682\u2069 اور \u20684 دسمبر\u2069 کے درمیان',
    )
    expect(betweenDays({ from: '2026-12-30', to: '2027-01-01' })).toBe(
      '\u206830 دسمبر\u2069 اور \u20681 جنوری\u2069 کے درمیان',
    )
  }),
)
