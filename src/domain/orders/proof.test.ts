import { describe, expect, test } from 'vitest'
import { cancellationNotes } from './cancellation.ts'
import { isProofWaiting, proofSentences } from './proof.ts'
import { proofRefusal } from './proof-refusal.ts'
import type { OrderState } from './status.ts'

const waiting: OrderState = {
  orderStatus: 'Payment Pending',
  paymentMethod: 'Online_Manual',
  isPaid: false,
  isDelivered: false,
}
const received = 'The payment for this order has already been received.'

describe('a screenshot can be handed in (rule: transfer-proof)', () => {
  test.each<[string, Partial<OrderState>, string | null]>([
    ['while the transfer is awaited', {}, null],
    ['after it was rejected', { orderStatus: 'Payment Rejected' }, null],
    ['not once it is paid', { orderStatus: 'Paid', isPaid: true }, received],
    ['nor when a paid order was set back', { isPaid: true }, received],
    [
      'not for a cancelled order',
      { orderStatus: 'Cancelled' },
      cancellationNotes['already-cancelled'],
    ],
    ['not for cash', { paymentMethod: 'COD', orderStatus: 'Pending' }, proofSentences.cash],
  ])('%s', (_name, changes, refusal) => {
    expect(proofRefusal({ ...waiting, ...changes })).toBe(refusal)
  })
})

describe('a screenshot waits to be checked', () => {
  test.each<[string, Parameters<typeof isProofWaiting>[0], boolean]>([
    ['when it has come', { ...waiting, proof: { isRejected: false } }, true],
    ['not before', waiting, false],
    [
      'not when it was rejected',
      { ...waiting, orderStatus: 'Payment Rejected', proof: { isRejected: true } },
      false,
    ],
    [
      'when a new one has come',
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
