import { expect, test } from 'vitest'
import { cash, consistentStates, everyAction, transfer } from '#testing/order-states.ts'
import { type OfferedActions, offeredActions } from './offered-actions.ts'
import type { OrderState } from './status.ts'
import { choosableStatuses } from './status-lists.ts'
import { transitionRefusal } from './transitions.ts'

const nothing: OfferedActions = {
  markPaid: false,
  markCashReceived: false,
  rejectPayment: false,
  deliver: false,
  deliverAsksForCash: false,
  cancel: false,
  statuses: [],
}

test.each<[string, OrderState, Partial<OfferedActions>]>([
  ['a transfer that is awaited', transfer, { markPaid: true, rejectPayment: true, cancel: true }],
  [
    'a transfer that was rejected (rule: second-transfer)',
    { ...transfer, orderStatus: 'Payment Rejected' },
    { markPaid: true, cancel: true },
  ],
  [
    'a paid transfer',
    { ...transfer, orderStatus: 'Paid', isPaid: true },
    { deliver: true, cancel: true, statuses: choosableStatuses },
  ],
  [
    'unpaid cash on delivery (rule: cash-on-delivery)',
    cash,
    {
      deliver: true,
      deliverAsksForCash: true,
      cancel: true,
      statuses: ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'],
    },
  ],
  [
    'cash on delivery, delivered without the cash',
    { ...cash, orderStatus: 'Delivered', isDelivered: true },
    { markCashReceived: true },
  ],
  [
    'delivered and paid',
    { ...cash, orderStatus: 'Delivered', isDelivered: true, isPaid: true },
    {},
  ],
  ['cancelled unpaid', { ...cash, orderStatus: 'Cancelled' }, {}],
  [
    'cancelled and paid: it can be revived (rule: history)',
    { ...transfer, orderStatus: 'Cancelled', isPaid: true },
    { statuses: ['Pending', 'Payment Pending', 'Paid', 'Processing', 'Shipped'] },
  ],
])('%s', (_name, order, offered) => {
  expect(offeredActions(order)).toEqual({ ...nothing, ...offered })
})

test('what is offered is what the calls allow', () => {
  for (const order of consistentStates) {
    const offered = offeredActions(order)
    for (const action of everyAction) {
      const isOffered = {
        pay: offered.markPaid || offered.markCashReceived,
        reject: offered.rejectPayment,
        deliver: offered.deliver,
        cancel: offered.cancel,
        'set-status': action.kind === 'set-status' && offered.statuses.includes(action.to),
      }[action.kind]
      expect(isOffered).toBe(transitionRefusal(order, 'admin', action) === null)
    }
    expect(offered.deliverAsksForCash && order.paymentMethod !== 'COD').toBe(false)
  }
})
