import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NAME_NEEDED } from '../name-needed.ts'
import { type OrderState, type OrderStatus, paymentMethods } from '../status.ts'
import { orderStatuses } from '../status-lists.ts'
import { transition } from '../transitions.ts'
import { bulkActions, bulkStep, isAlreadyDone } from './bulk.ts'

const order = (
  orderStatus: OrderStatus,
  { isPaid = false, paymentMethod = 'COD' }: Partial<OrderState> = {},
): OrderState => ({ orderStatus, paymentMethod, isPaid, isDelivered: orderStatus === 'Delivered' })

const transfer = { paymentMethod: 'Online_Manual' } as const
const to = (status: 'Processing' | 'Shipped') => ({ action: { kind: 'set-status', to: status } })
const withCash = { action: { kind: 'deliver', cashCollected: true } }
const not = (words: RegExp) => ({ refusal: expect.stringMatching(words), code: 'ORDER_STATE' })
const nameNeeded = { refusal: NAME_NEEDED, code: 'NAME_NEEDED' }

test.each([
  ['process', order('Pending'), to('Processing')],
  ['process', order('Paid', { ...transfer, isPaid: true }), to('Processing')],
  ['process', order('Shipped'), not(/already Shipped/)],
  ['process', order('Payment Pending', transfer), not(/not been paid yet/)],
  ['process', order('Cancelled', { isPaid: true }), not(/cancelled/)],
  ['ship', order('Pending'), to('Shipped')],
  ['ship', order('Shipped'), to('Shipped')],
  ['ship', order('Delivered'), not(/already Delivered/)],
  ['ship', order('Payment Rejected', transfer), not(/not been paid yet/)],
  ['ship', { ...order('Pending'), needsName: true }, nameNeeded],
  ['ship', { ...order('Processing'), needsName: true, withoutName: true }, to('Shipped')],
  ['ship', { ...order('Payment Pending', transfer), needsName: true }, not(/not been paid yet/)],
  ['process', { ...order('Pending'), needsName: true }, to('Processing')],
  ['deliver', { ...order('Processing'), needsName: true }, withCash],
  ['deliver', order('Shipped'), withCash],
  ['deliver', order('Paid', { ...transfer, isPaid: true }), withCash],
  ['deliver', order('Delivered'), { action: { kind: 'pay' } }],
  ['deliver', order('Payment Pending', transfer), not(/not been paid yet/)],
  ['deliver', order('Cancelled'), not(/cancelled/)],
  ['return', order('Shipped'), { action: { kind: 'cancel' } }],
  ['return', order('Shipped', { ...transfer, isPaid: true }), { action: { kind: 'cancel' } }],
  ['return', order('Delivered'), not(/delivered/)],
  ['return', order('Cancelled'), not(/cancelled/)],
] as const)('%s of %j (rules: bulk-actions, name-to-print)', (action, state, expected) => {
  expect(bulkStep(state, action)).toEqual(expected)
})

test('no action moves an order back, revives it or marks a transfer paid (rule: bulk-actions)', () => {
  const way = ['Processing', 'Shipped', 'Delivered']
  // Restricted to states that the tables can have: Delivered and its flag agree.
  const state = fc
    .record({
      orderStatus: fc.constantFrom(...orderStatuses),
      paymentMethod: fc.constantFrom(...paymentMethods),
      isPaid: fc.boolean(),
    })
    .map((facts) => ({ ...facts, isDelivered: facts.orderStatus === 'Delivered' }))
  fc.assert(
    fc.property(state, fc.constantFrom(...bulkActions), (before, wanted) => {
      const step = bulkStep(before, wanted)
      if ('refusal' in step) return
      expect(before.orderStatus).not.toBe('Cancelled')
      const found = transition(before, 'admin', step.action)
      if ('refusal' in found) throw new Error(found.refusal)
      const after = found.state
      expect(isAlreadyDone(after, wanted) || before.isDelivered).toBe(true)
      expect(way.indexOf(after.orderStatus)).toBeGreaterThanOrEqual(way.indexOf(before.orderStatus))
      if (after.isPaid && !before.isPaid)
        expect([before.paymentMethod, wanted]).toEqual(['COD', 'deliver'])
    }),
  )
})
