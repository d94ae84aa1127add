import { expect, test } from 'vitest'
import { formatDate } from '#domain/dates.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { betweenDays } from './expected.ts'
import { statusLabels } from './status.ts'
import { orderStatuses } from './status-lists.ts'
import { orderWords } from './status-words.ts'
import { orderSteps } from './steps.ts'

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
        '\u2068TCS\u2069 والے ڈیلیوری سے پہلے \u20680300 1234567\u2069 پر فون کریں گے۔ \u2068Rs. 1,146\u2069 نقد تیار رکھیں۔',
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
