import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, daysAfter } from '#domain/dates.ts'
import { terms } from '#domain/terms.ts'
import { arrivalOf, type TransferredOrder } from './arrival.ts'
import { betweenDays, expectedDays, promiseStart } from './expected.ts'

test.each([
  ['a Tuesday', '2026-11-24T09:00:00Z', '2026-12-05', '2026-12-08'],
  ['a Monday', '2026-11-23T09:00:00Z', '2026-12-04', '2026-12-07'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-12-03', '2026-12-05'],
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-12-03', '2026-12-05'],
  ['one minute to Monday in Karachi', '2026-11-22T18:59:59Z', '2026-12-03', '2026-12-05'],
  ['Monday in Karachi, Sunday in UTC', '2026-11-22T19:00:00Z', '2026-12-04', '2026-12-07'],
  ['the end of a year', '2026-12-25T09:00:00Z', '2027-01-06', '2027-01-08'],
  ['the end of a February', '2027-02-17T09:00:00Z', '2027-03-01', '2027-03-03'],
  ['a leap day', '2028-02-29T09:00:00Z', '2028-03-11', '2028-03-14'],
])('an order of %s (rule: delivery-days)', (_name, placed, from, to) => {
  expect(expectedDays(placed)).toEqual({ from, to })
})

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Number of working days from the day after `first` up to and including `last`. */
function workingDaysBetween(first: string, last: string): number {
  let count = 0
  for (let day = daysAfter(first, 1); day <= last; day = daysAfter(day, 1)) {
    if (!isSunday(day)) count += 1
  }
  return count
}

test('the promised days are working days, at the distance that the terms state', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2040-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (placed) => {
      const { from, to } = expectedDays(placed)
      expect([from, to].filter(isSunday)).toEqual([])
      const day = dayOf(placed)
      expect({ from: workingDaysBetween(day, from), to: workingDaysBetween(day, to) }).toEqual(
        terms.deliveryDays,
      )
    }),
  )
})

test.each([
  ['2026-12-02', '2026-12-04', 'between 2 and 4 December'],
  ['2026-12-30', '2027-01-01', 'between 30 December and 1 January'],
  ['2027-02-27', '2027-03-01', 'between 27 February and 1 March'],
  ['2027-03-29', '2027-03-31', 'between 29 and 31 March'],
])('from %s to %s is %s (rule: promised-days)', (from, to, words) => {
  expect(betweenDays({ from, to })).toBe(words)
})

describe('the sentence about the arrival (rule: promised-days)', () => {
  const state = (more: Partial<TransferredOrder>) => ({
    orderStatus: 'Pending' as const,
    paymentMethod: 'COD' as const,
    isPaid: false,
    isDelivered: false,
    createdAt: '2026-11-22T09:00:00Z',
    expected: { from: '2026-12-02', to: '2026-12-04' },
    ...more,
  })
  const transfer = { paymentMethod: 'Online_Manual', orderStatus: 'Payment Pending' } as const
  const delivered = { orderStatus: 'Delivered', isDelivered: true } as const
  const promised = 'It arrives between 2 and 4 December'
  const passed = 'It should have arrived by 4 December'
  const checked = 'It arrives 10-12 days after we have checked your payment'
  const proof = { isRejected: false }

  test.each<[string, Partial<TransferredOrder>, string, string | null]>([
    ['a new order', {}, '2026-11-22T10:00:00Z', promised],
    ['the last day', {}, '2026-12-04T18:59:59Z', promised],
    ['the day after, in Pakistan', {}, '2026-12-04T19:00:00Z', passed],
    ['on its way', { orderStatus: 'Shipped' }, '2026-12-20T10:00:00Z', passed],
    ['a pending transfer', transfer, '2026-11-23T08:00:00Z', checked],
    ['a screenshot to check', { ...transfer, proof }, '2026-12-23T10:00:00Z', checked],
    [
      'another screenshot after a rejection',
      { ...transfer, orderStatus: 'Payment Rejected', proof },
      '2026-11-23T10:00:00Z',
      checked,
    ],
    ['a late transfer', transfer, '2026-11-23T10:00:00Z', null],
    ['a transfer that is weeks late', transfer, '2026-12-23T10:00:00Z', null],
    ['paid and set back', { ...transfer, isPaid: true }, '2026-11-30T10:00:00Z', promised],
    ['rejected', { ...transfer, orderStatus: 'Payment Rejected' }, '2026-11-22T10:00:00Z', null],
    ['cancelled', { orderStatus: 'Cancelled' }, '2026-11-22T10:00:00Z', null],
    ['delivered late', delivered, '2026-12-20T10:00:00Z', null],
  ])('%s', (_name, more, now, sentence) => {
    const arrival = arrivalOf(state(more), new Date(now))
    expect([arrival?.sentence ?? null, arrival?.isLate ?? false]).toEqual([
      sentence,
      sentence === passed,
    ])
  })
})

test.each([
  ['Online_Manual', '2026-11-25', '2026-11-25'],
  ['Online_Manual', null, '2026-11-22'],
  ['COD', '2026-12-03', '2026-11-22'],
] as const)(
  '%s, paid on %s, is promised from %s (rule: delivery-days)',
  (method, paidAt, start) => {
    const order = { paymentMethod: method, createdAt: '2026-11-22', paidAt }
    expect(promiseStart(order)).toBe(start)
  },
)
