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
const received = 'The payment for this order has already been received.'

describe('a screenshot can be submitted (rule: transfer-proof)', () => {
  test.each<[string, Partial<OrderState>, string | null]>([
    ['while the transfer is pending', {}, null],
    ['after it was rejected', { orderStatus: 'Payment Rejected' }, null],
    ['not once it is paid', { orderStatus: 'Paid', isPaid: true }, received],
    ['not when a paid order was set back', { isPaid: true }, received],
    [
      'not for a cancelled order',
      { orderStatus: 'Cancelled' },
      cancellationNotes()['already-cancelled'],
    ],
    ['not for cash', { paymentMethod: 'COD', orderStatus: 'Pending' }, proofSentences().cash],
  ])('%s', (_name, changes, refusal) => {
    expect(proofRefusal({ ...waiting, ...changes })).toBe(refusal)
  })
})

describe('a screenshot waits for a check', () => {
  test.each<[string, Parameters<typeof isProofWaiting>[0], boolean]>([
    ['when it was submitted', { ...waiting, proof: { isRejected: false } }, true],
    ['not without one', waiting, false],
    [
      'not when it was rejected',
      { ...waiting, orderStatus: 'Payment Rejected', proof: { isRejected: true } },
      false,
    ],
    [
      'when another was submitted',
      { ...waiting, orderStatus: 'Payment Rejected', proof: { isRejected: false } },
      true,
    ],
    ['not once it is paid', { ...waiting, isPaid: true, proof: { isRejected: false } }, false],
    [
      'not when it is cancelled',
      { ...waiting, orderStatus: 'Cancelled', proof: { isRejected: false } },
      false,
    ],
  ])('%s', (_name, order, isWaiting) => {
    expect(isProofWaiting(order)).toBe(isWaiting)
  })
})
