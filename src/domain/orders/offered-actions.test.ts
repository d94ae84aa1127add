import { expect, test } from 'vitest'
import {
  cash,
  consistentStates,
  everyAction,
  everyState,
  nameOfState,
  transfer,
} from '#testing/order-states.ts'
import { nextStep, type OfferedActions, offeredActions } from './offered-actions.ts'
import type { OrderState } from './status.ts'
import { choosableStatuses } from './status-lists.ts'
import { type OrderAction, transition, transitionRefusal } from './transitions.ts'

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
  ['a pending transfer', transfer, { markPaid: true, rejectPayment: true, cancel: true }],
  [
    'a rejected transfer (rule: second-transfer)',
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
    'cash on delivery, delivered without payment',
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
    'cancelled and paid, which can be revived (rule: history)',
    { ...transfer, orderStatus: 'Cancelled', isPaid: true },
    { statuses: ['Pending', 'Payment Pending', 'Paid', 'Processing', 'Shipped'] },
  ],
])('%s', (_name, order, offered) => {
  expect(offeredActions(order)).toEqual({ ...nothing, ...offered })
})

test('the offered actions are those that the calls allow', () => {
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

const pay: OrderAction = { kind: 'pay' }
const deliver: OrderAction = { kind: 'deliver', cashCollected: true }
const pack: OrderAction = { kind: 'set-status', to: 'Processing' }
const ship: OrderAction = { kind: 'set-status', to: 'Shipped' }

test.each<[string, OrderState, OrderAction | null]>([
  ['a new order with cash on delivery', cash, pack],
  ['a packed order', { ...cash, orderStatus: 'Processing' }, ship],
  ['a shipped order', { ...cash, orderStatus: 'Shipped' }, deliver],
  [
    'an order delivered without the cash',
    { ...cash, orderStatus: 'Delivered', isDelivered: true },
    pay,
  ],
  [
    'an order delivered and paid in cash',
    { ...cash, orderStatus: 'Delivered', isDelivered: true, isPaid: true },
    null,
  ],
  ['a pending transfer', { ...transfer, orderStatus: 'Payment Pending' }, pay],
  ['a rejected transfer', { ...transfer, orderStatus: 'Payment Rejected' }, pay],
  ['a received transfer', { ...transfer, orderStatus: 'Paid', isPaid: true }, pack],
  ['a paid order that was set back', { ...transfer, orderStatus: 'Pending', isPaid: true }, pack],
  ['a paid order that is packed', { ...transfer, orderStatus: 'Processing', isPaid: true }, ship],
  ['a paid order that is shipped', { ...transfer, orderStatus: 'Shipped', isPaid: true }, deliver],
  ['a cancelled order', { ...cash, orderStatus: 'Cancelled' }, null],
  [
    'a paid order that was cancelled',
    { ...transfer, orderStatus: 'Cancelled', isPaid: true },
    null,
  ],
  ['a cancelled order with an unpaid transfer', { ...transfer, orderStatus: 'Cancelled' }, null],
])('%s', (_name, order, step) => expect(nextStep(order)).toEqual(step))

test.each(everyState.map((state) => [nameOfState(state), state] as const))(
  '%s: the next step is possible and has an effect',
  (_name, order) => {
    const step = nextStep(order)
    if (step === null) return
    const found = transition(order, 'admin', step)
    expect(found).toHaveProperty('step')
    expect(found).not.toHaveProperty('step', 'nothing')
  },
)
