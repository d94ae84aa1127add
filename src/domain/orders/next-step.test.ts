import { expect, test } from 'vitest'
import { cash, everyState, nameOfState, transfer } from '#testing/order-states.ts'
import { nextStep } from './next-step.ts'
import type { OrderState } from './status.ts'
import { type OrderAction, transition } from './transitions.ts'

const pay: OrderAction = { kind: 'pay' }
const deliver: OrderAction = { kind: 'deliver', cashCollected: true }
const pack: OrderAction = { kind: 'set-status', to: 'Processing' }
const ship: OrderAction = { kind: 'set-status', to: 'Shipped' }

test.each<[string, OrderState, OrderAction | null]>([
  ['cash on delivery comes in', cash, pack],
  ['it is packed', { ...cash, orderStatus: 'Processing' }, ship],
  ['it is on its way', { ...cash, orderStatus: 'Shipped' }, deliver],
  [
    'it was delivered without the cash',
    { ...cash, orderStatus: 'Delivered', isDelivered: true },
    pay,
  ],
  [
    'it was delivered for the cash',
    { ...cash, orderStatus: 'Delivered', isDelivered: true, isPaid: true },
    null,
  ],
  ['a transfer is awaited', { ...transfer, orderStatus: 'Payment Pending' }, pay],
  ['a transfer was rejected', { ...transfer, orderStatus: 'Payment Rejected' }, pay],
  ['a transfer has come', { ...transfer, orderStatus: 'Paid', isPaid: true }, pack],
  ['a paid order was put back', { ...transfer, orderStatus: 'Pending', isPaid: true }, pack],
  ['a paid order is packed', { ...transfer, orderStatus: 'Processing', isPaid: true }, ship],
  ['a paid order is on its way', { ...transfer, orderStatus: 'Shipped', isPaid: true }, deliver],
  ['an order was cancelled', { ...cash, orderStatus: 'Cancelled' }, null],
  ['a paid one was cancelled', { ...transfer, orderStatus: 'Cancelled', isPaid: true }, null],
  ['an unpaid transfer was cancelled', { ...transfer, orderStatus: 'Cancelled' }, null],
])('%s', (_name, order, step) => expect(nextStep(order)).toEqual(step))

test.each(everyState.map((state) => [nameOfState(state), state] as const))(
  '%s: the next step is possible and changes something',
  (_name, order) => {
    const step = nextStep(order)
    if (step === null) return
    const found = transition(order, 'admin', step)
    expect(found).toHaveProperty('step')
    expect(found).not.toHaveProperty('step', 'nothing')
  },
)
