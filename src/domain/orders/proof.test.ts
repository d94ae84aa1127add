import { describe, expect, test } from 'vitest'
import { cancellationNotes } from './cancellation.ts'
import { isProofWaiting, proofSentences } from './proof.ts'
import type { OrderState } from './status.ts'
import { proofRefusal } from './transitions.ts'

const waiting: OrderState = {
  orderStatus: 'Payment Pending',
  paymentMethod: 'Online_Manual',
  isPaid: false,
  isDelivered: false,
}
const cancelled = cancellationNotes()['already-cancelled']
const received = 'The payment for this order has already been received.'

describe('a screenshot can be submitted (rule: transfer-proof)', () => {
  test.each<[string, Partial<OrderState>, string | null]>([
    ['while the transfer is pending', {}, null],
    ['after it was rejected', { orderStatus: 'Payment Rejected' }, null],
    ['not once it is paid', { orderStatus: 'Paid', isPaid: true }, received],
    ['not when a paid order was set back', { isPaid: true }, received],
    ['not for a cancelled order', { orderStatus: 'Cancelled' }, cancelled],
    ['not for cash', { paymentMethod: 'COD', orderStatus: 'Pending' }, proofSentences().cash],
  ])('%s', (_name, changes, refusal) => {
    expect(proofRefusal({ ...waiting, ...changes })).toBe(refusal)
  })
})

test.each<[string, Parameters<typeof isProofWaiting>[0], boolean]>([
  ['waits for a check', { ...waiting, proof: { isRejected: false } }, true],
  ['that was rejected does not', { ...waiting, proof: { isRejected: true } }, false],
  ['that is missing does not', waiting, false],
  ['of a paid order does not', { ...waiting, isPaid: true, proof: { isRejected: false } }, false],
])('a screenshot %s (rule: transfer-proof)', (_name, order, isWaiting) => {
  expect(isProofWaiting(order)).toBe(isWaiting)
})
