import { describe, expect, test } from 'vitest'
import { type OrderStatus, type PaymentMethod, paymentMethods } from './status.ts'
import { orderStatuses } from './status-lists.ts'
import { orderSteps, type StepFacts } from './steps.ts'

const moments = {
  createdAt: '2026-11-22T09:00:00Z',
  paidAt: '2026-11-23T09:00:00Z',
  packedAt: '2026-11-24T09:00:00Z',
  shippedAt: '2026-11-25T09:00:00Z',
  deliveredAt: '2026-12-02T09:00:00Z',
} as const

const order = (
  orderStatus: OrderStatus,
  paymentMethod: PaymentMethod,
  isPaid: boolean,
): StepFacts => ({
  ...moments,
  orderStatus,
  paymentMethod,
  isPaid,
  isDelivered: orderStatus === 'Delivered',
})

/**
 * Symbols: '✓' done, '…' awaited, '·' ahead, '!' rejected, '×' cancelled; the current step is in
 * brackets.
 */
function drawn(given: StepFacts): string {
  const signs = { done: '✓', awaited: '…', ahead: '·', rejected: '!', cancelled: '×' } as const
  return orderSteps(given)
    .map(({ name, state, isCurrent }) => {
      const words = `${signs[state]} ${name}`
      return isCurrent ? `[${words}]` : words
    })
    .join(', ')
}

const COD = 'COD'
const transfer = 'Online_Manual'

/** Includes states that no order can have, as the screens accept any. */
const table: readonly (readonly [OrderStatus, PaymentMethod, boolean, string])[] = [
  ['Pending', COD, false, '[✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered'],
  ['Pending', COD, true, '[✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered'],
  ['Pending', transfer, false, '✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered'],
  ['Pending', transfer, true, '✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered'],
  ['Payment Pending', COD, false, '[✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered'],
  ['Payment Pending', COD, true, '[✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered'],
  [
    'Payment Pending',
    transfer,
    false,
    '✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered',
  ],
  ['Payment Pending', transfer, true, '✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered'],
  ['Payment Rejected', COD, false, '[✓ Placed], · Packed, · Sent, ! Cash at the door, · Delivered'],
  ['Payment Rejected', COD, true, '[✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered'],
  [
    'Payment Rejected',
    transfer,
    false,
    '✓ Placed, [! Payment rejected], · Packed, · Sent, · Delivered',
  ],
  ['Payment Rejected', transfer, true, '✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered'],
  ['Paid', COD, false, '[✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered'],
  ['Paid', COD, true, '[✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered'],
  ['Paid', transfer, false, '✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered'],
  ['Paid', transfer, true, '✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered'],
  ['Processing', COD, false, '✓ Placed, [✓ Being packed], · Sent, · Cash at the door, · Delivered'],
  ['Processing', COD, true, '✓ Placed, [✓ Being packed], · Sent, ✓ Paid in cash, · Delivered'],
  [
    'Processing',
    transfer,
    false,
    '✓ Placed, … Transfer awaited, [✓ Being packed], · Sent, · Delivered',
  ],
  ['Processing', transfer, true, '✓ Placed, ✓ Paid, [✓ Being packed], · Sent, · Delivered'],
  ['Shipped', COD, false, '✓ Placed, ✓ Packed, [✓ Sent], · Cash at the door, · Delivered'],
  ['Shipped', COD, true, '✓ Placed, ✓ Packed, [✓ Sent], ✓ Paid in cash, · Delivered'],
  ['Shipped', transfer, false, '✓ Placed, … Transfer awaited, ✓ Packed, [✓ Sent], · Delivered'],
  ['Shipped', transfer, true, '✓ Placed, ✓ Paid, ✓ Packed, [✓ Sent], · Delivered'],
  ['Delivered', COD, false, '✓ Placed, ✓ Packed, ✓ Sent, … Cash not paid yet, [✓ Delivered]'],
  ['Delivered', COD, true, '✓ Placed, ✓ Packed, ✓ Sent, ✓ Paid in cash, [✓ Delivered]'],
  ['Delivered', transfer, false, '✓ Placed, … Transfer awaited, ✓ Packed, ✓ Sent, [✓ Delivered]'],
  ['Delivered', transfer, true, '✓ Placed, ✓ Paid, ✓ Packed, ✓ Sent, [✓ Delivered]'],
  ['Cancelled', COD, false, '✓ Placed, ✓ Packed, ✓ Sent, [× Cancelled]'],
  ['Cancelled', COD, true, '✓ Placed, ✓ Packed, ✓ Sent, ✓ Paid in cash, [× Cancelled]'],
  ['Cancelled', transfer, false, '✓ Placed, ✓ Packed, ✓ Sent, [× Cancelled]'],
  ['Cancelled', transfer, true, '✓ Placed, ✓ Paid, ✓ Packed, ✓ Sent, [× Cancelled]'],
]

describe('the steps of an order (rule: order-steps)', () => {
  test.each(table)('%s, %s, paid: %s', (status, method, isPaid, steps) => {
    expect(drawn(order(status, method, isPaid))).toBe(steps)
  })

  test.each(['Payment Pending', 'Payment Rejected'] as const)(
    'a screenshot is under check in the status %s (rule: transfer-proof)',
    (status) => {
      const proof = { isRejected: false }
      expect(drawn({ ...order(status, transfer, false), proof })).toMatch(
        /^✓ Placed, \[… Being checked\], /,
      )
    },
  )

  test('a rejected screenshot is not under check', () => {
    const rejected = order('Payment Rejected', transfer, false)
    expect(drawn({ ...rejected, proof: { isRejected: true } })).toBe(drawn(rejected))
  })

  test('the table has every state, and each order has one current step', () => {
    expect(table).toHaveLength(orderStatuses.length * paymentMethods.length * 2)
    for (const [status, method, isPaid] of table) {
      const steps = orderSteps(order(status, method, isPaid))
      expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    }
  })

  test('completed steps have a time, later ones have none', () => {
    expect(orderSteps(order('Shipped', transfer, true)).map(({ at }) => at)).toEqual([
      moments.createdAt,
      moments.paidAt,
      moments.packedAt,
      moments.shippedAt,
      null,
    ])
    expect(orderSteps(order('Delivered', COD, false)).map(({ at }) => at)).toEqual([
      moments.createdAt,
      moments.packedAt,
      moments.shippedAt,
      null,
      moments.deliveredAt,
    ])
  })

  test('a completed step without a recorded time has no date', () => {
    const unnoted = { packedAt: null, shippedAt: null }
    expect(drawn({ ...order('Delivered', transfer, true), ...unnoted })).toBe(
      '✓ Placed, ✓ Paid, ✓ Packed, ✓ Sent, [✓ Delivered]',
    )
    expect(
      orderSteps({ ...order('Shipped', transfer, true), ...unnoted }).map(({ at }) => at !== null),
    ).toEqual([true, true, false, false, false])
  })

  test('a cancelled order has only its completed steps', () => {
    const unnoted = { packedAt: null, shippedAt: null }
    expect(drawn({ ...order('Cancelled', COD, false), ...unnoted })).toBe('✓ Placed, [× Cancelled]')
    expect(drawn({ ...order('Cancelled', transfer, true), ...unnoted })).toBe(
      '✓ Placed, ✓ Paid, [× Cancelled]',
    )
  })
})
