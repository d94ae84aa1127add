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

/** Every state, those that no order can have included, as the screens accept any. */
const table = `
  Pending COD unpaid: [✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered
  Pending COD paid: [✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered
  Pending Online_Manual unpaid: ✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered
  Pending Online_Manual paid: ✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered
  Payment Pending COD unpaid: [✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered
  Payment Pending COD paid: [✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered
  Payment Pending Online_Manual unpaid: ✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered
  Payment Pending Online_Manual paid: ✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered
  Payment Rejected COD unpaid: [✓ Placed], · Packed, · Sent, ! Cash at the door, · Delivered
  Payment Rejected COD paid: [✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered
  Payment Rejected Online_Manual unpaid: ✓ Placed, [! Payment rejected], · Packed, · Sent, · Delivered
  Payment Rejected Online_Manual paid: ✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered
  Paid COD unpaid: [✓ Placed], · Packed, · Sent, · Cash at the door, · Delivered
  Paid COD paid: [✓ Placed], · Packed, · Sent, ✓ Paid in cash, · Delivered
  Paid Online_Manual unpaid: ✓ Placed, [… Transfer awaited], · Packed, · Sent, · Delivered
  Paid Online_Manual paid: ✓ Placed, [✓ Paid], · Packed, · Sent, · Delivered
  Processing COD unpaid: ✓ Placed, [✓ Being packed], · Sent, · Cash at the door, · Delivered
  Processing COD paid: ✓ Placed, [✓ Being packed], · Sent, ✓ Paid in cash, · Delivered
  Processing Online_Manual unpaid: ✓ Placed, … Transfer awaited, [✓ Being packed], · Sent, · Delivered
  Processing Online_Manual paid: ✓ Placed, ✓ Paid, [✓ Being packed], · Sent, · Delivered
  Shipped COD unpaid: ✓ Placed, ✓ Packed, [✓ Sent], · Cash at the door, · Delivered
  Shipped COD paid: ✓ Placed, ✓ Packed, [✓ Sent], ✓ Paid in cash, · Delivered
  Shipped Online_Manual unpaid: ✓ Placed, … Transfer awaited, ✓ Packed, [✓ Sent], · Delivered
  Shipped Online_Manual paid: ✓ Placed, ✓ Paid, ✓ Packed, [✓ Sent], · Delivered
  Delivered COD unpaid: ✓ Placed, ✓ Packed, ✓ Sent, … Cash not paid yet, [✓ Delivered]
  Delivered COD paid: ✓ Placed, ✓ Packed, ✓ Sent, ✓ Paid in cash, [✓ Delivered]
  Delivered Online_Manual unpaid: ✓ Placed, … Transfer awaited, ✓ Packed, ✓ Sent, [✓ Delivered]
  Delivered Online_Manual paid: ✓ Placed, ✓ Paid, ✓ Packed, ✓ Sent, [✓ Delivered]
  Cancelled COD unpaid: ✓ Placed, ✓ Packed, ✓ Sent, [× Cancelled]
  Cancelled COD paid: ✓ Placed, ✓ Packed, ✓ Sent, ✓ Paid in cash, [× Cancelled]
  Cancelled Online_Manual unpaid: ✓ Placed, ✓ Packed, ✓ Sent, [× Cancelled]
  Cancelled Online_Manual paid: ✓ Placed, ✓ Paid, ✓ Packed, ✓ Sent, [× Cancelled]`
  .trim()
  .split('\n')
  .map((row) => row.split(': ').map((part) => part.trim()))
  .map(([state = '', steps = '']) => ({ state, steps }))

/** An order in a state of the table, such as 'Payment Pending COD unpaid'. */
function orderIn(state: string): StepFacts {
  const [, status, method, payment] = /^(.+) (COD|Online_Manual) (paid|unpaid)$/.exec(state) ?? []
  return order(status as OrderStatus, method as PaymentMethod, payment === 'paid')
}

describe('the steps of an order (rule: order-steps)', () => {
  test.each(table)('$state', ({ state, steps }) => {
    expect(drawn(orderIn(state))).toBe(steps)
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
    for (const { state } of table) {
      const steps = orderSteps(orderIn(state))
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
