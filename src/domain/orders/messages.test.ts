import { describe, expect, it } from 'vitest'
import { isForOwner, isOutdated, messagesOfStep, orderMessages } from './messages.ts'

describe('messagesOfStep (rule: messages)', () => {
  it.each([
    ['placed', 'Pending', ['placed', 'new-order']],
    ['proof handed in', 'Payment Pending', ['proof-arrived']],
    ['payment confirmed', 'Paid', ['payment-received']],
    ['payment rejected', 'Payment Rejected', ['payment-rejected']],
    ['status set', 'Processing', []],
    ['status set', 'Shipped', ['shipped']],
    ['revived', 'Shipped', ['shipped']],
    ['revived', 'Paid', []],
    ['parcel corrected', 'Shipped', ['parcel-corrected']],
    ['delivered', 'Delivered', ['delivered']],
    ['cash received', 'Delivered', []],
    ['cancelled', 'Cancelled', ['cancelled', 'order-cancelled']],
    ['toString', 'Pending', []],
  ] as const)('%s, now %s: %j', (action, to, kinds) => {
    expect(messagesOfStep(action, to)).toEqual(kinds)
  })

  it('notifies the owner of steps that need action, and customers of the others', () => {
    expect(orderMessages.filter(isForOwner)).toEqual([
      'new-order',
      'proof-arrived',
      'order-cancelled',
      'mail-failed',
    ])
  })
})

const waiting = { status: 'Payment Pending', isPaid: false } as const
const rejected = { status: 'Payment Rejected', isPaid: false } as const
const newProof = { ...rejected, isProofWaiting: true } as const
const paid = { status: 'Paid', isPaid: true } as const
const cash = { status: 'Pending', isPaid: false } as const
const shipped = { status: 'Shipped', isPaid: true } as const
const delivered = { status: 'Delivered', isPaid: true } as const
const cancelled = { status: 'Cancelled', isPaid: false } as const

describe('isOutdated', () => {
  it.each([
    ['placed', waiting, waiting, false],
    ['placed', waiting, rejected, false],
    ['placed', waiting, paid, true],
    ['placed', waiting, cancelled, true],
    ['placed', cash, shipped, false],
    ['payment-rejected', rejected, paid, true],
    ['payment-rejected', rejected, newProof, true],
    ['placed', waiting, { ...waiting, isProofWaiting: true }, false],
    ['payment-received', paid, shipped, false],
    ['payment-received', paid, cancelled, true],
    ['shipped', shipped, cancelled, true],
    ['delivered', delivered, delivered, false],
    // Its settlement was taken back (rule: settlements-taken-back).
    ['delivered', delivered, shipped, true],
    ['cancelled', cancelled, cancelled, false],
    ['cancelled', cancelled, paid, true],
    ['new-order', waiting, cancelled, false],
    ['order-cancelled', cancelled, cancelled, false],
    ['order-cancelled', cancelled, paid, true],
    ['mail-failed', shipped, cancelled, false],
    ['proof-arrived', waiting, paid, true],
  ] as const)('%s of %j, now %j: %s', (kind, then, now, answer) => {
    expect(isOutdated(kind, then, now)).toBe(answer)
  })
})
