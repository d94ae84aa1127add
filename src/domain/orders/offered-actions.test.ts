import { expect, test } from 'vitest'
import {
  cash,
  consistentStates,
  everyAction,
  everyState,
  nameOfState,
  transfer,
} from '#testing/order-states.ts'
import { nextStep, offeredActions } from './offered-actions.ts'
import type { OrderState } from './status.ts'
import { type OrderAction, transition, transitionRefusal } from './transitions.ts'

test('the offered actions are those that the calls allow (rules: second-transfer, cash-on-delivery, history)', () => {
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
    expect(offered.markCashReceived).toBe(
      order.isDelivered && !order.isPaid && order.paymentMethod === 'COD',
    )
    expect(offered.deliverAsksForCash).toBe(offered.deliver && !order.isPaid)
    expect(offered.deliverAsksForCash && order.paymentMethod !== 'COD').toBe(false)
  }
})

const pay: OrderAction = { kind: 'pay' }
const deliver: OrderAction = { kind: 'deliver', cashCollected: true }
const pack: OrderAction = { kind: 'set-status', to: 'Processing' }
const ship: OrderAction = { kind: 'set-status', to: 'Shipped' }

const delivered = { ...cash, orderStatus: 'Delivered', isDelivered: true } as const
const cancelled = { ...transfer, orderStatus: 'Cancelled' } as const

test.each<[string, OrderState, OrderAction | null]>([
  ['a new order with cash on delivery', cash, pack],
  ['a packed order', { ...cash, orderStatus: 'Processing' }, ship],
  ['a shipped order', { ...cash, orderStatus: 'Shipped' }, deliver],
  ['an order delivered without the cash', delivered, pay],
  ['an order delivered and paid in cash', { ...delivered, isPaid: true }, null],
  ['a pending transfer', { ...transfer, orderStatus: 'Payment Pending' }, pay],
  ['a rejected transfer', { ...transfer, orderStatus: 'Payment Rejected' }, pay],
  ['a received transfer', { ...transfer, orderStatus: 'Paid', isPaid: true }, pack],
  ['a paid order that was set back', { ...transfer, orderStatus: 'Pending', isPaid: true }, pack],
  ['a paid order that is packed', { ...transfer, orderStatus: 'Processing', isPaid: true }, ship],
  ['a paid order that is shipped', { ...transfer, orderStatus: 'Shipped', isPaid: true }, deliver],
  ['a cancelled order', { ...cash, orderStatus: 'Cancelled' }, null],
  ['a paid order that was cancelled', { ...cancelled, isPaid: true }, null],
  ['a cancelled order with an unpaid transfer', cancelled, null],
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
