import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  consistentStates,
  everyAction,
  everyState,
  isConsistent,
  nameOfAction,
  nameOfState,
} from '#testing/order-states.ts'
import { firstStatus, type OrderState, paymentMethods } from './status.ts'
import type { ChoosableStatus } from './status-lists.ts'
import {
  type OrderAction,
  type OrderActor,
  statusChoices,
  statusWarning,
  type TransitionRefusal,
  transition,
  transitionNotes,
  transitionRefusal,
} from './transitions.ts'

/** Meaning of the table's cells: the next status (`+`: paid from now on), or a refusal. */
const legend: Readonly<Record<string, OrderState['orderStatus'] | TransitionRefusal | 'same'>> = {
  '=': 'same',
  pend: 'Pending',
  ppen: 'Payment Pending',
  rej: 'Payment Rejected',
  paid: 'Paid',
  proc: 'Processing',
  ship: 'Shipped',
  dlvd: 'Delivered',
  canc: 'Cancelled',
  '-C': 'already-cancelled',
  '-D': 'already-delivered',
  '-S': 'already-shipped',
  '-W': 'being-processed',
  '-P': 'already-paid',
  '-p': 'payment-received',
  '-r': 'payment-rejected',
  '-a': 'payment-not-awaited',
  '-m': 'payment-missing',
  '-c': 'cash-not-due',
  '-t': 'no-transfer',
  '-b': 'not-before-cash',
  '-d': 'delivery-done',
}

/** Columns: pay, reject, the seven statuses, deliver with and without cash, cancel by both. */
const table = `
                                      pay   rej   Pend  PPend Paid  Proc  Ship  Deliv Canc  del   noCsh canc  customer
  COD Pending unpaid                  -c    -t    =     -b    -b    proc  ship  dlvd+ canc  dlvd+ dlvd  canc  canc
  COD Pending paid                    -p    -p    =     ppen  paid  proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  COD Payment Pending unpaid          -c    -t    pend  -b    -b    proc  ship  dlvd+ canc  dlvd+ dlvd  canc  canc
  COD Payment Pending paid            -p    -p    pend  =     paid  proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  COD Payment Rejected unpaid         -c    -t    pend  -b    -b    proc  ship  dlvd+ canc  dlvd+ dlvd  canc  canc
  COD Paid paid                       -p    -p    pend  ppen  =     proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  COD Processing unpaid               -c    -t    pend  -b    -b    =     ship  dlvd+ canc  dlvd+ dlvd  canc  -W
  COD Processing paid                 -p    -p    pend  ppen  paid  =     ship  dlvd  canc  dlvd  dlvd  canc  -W
  COD Shipped unpaid                  -c    -t    pend  -b    -b    proc  =     dlvd+ canc  dlvd+ dlvd  canc  -S
  COD Shipped paid                    -p    -p    pend  ppen  paid  proc  =     dlvd  canc  dlvd  dlvd  canc  -S
  COD Delivered unpaid                dlvd+ -t    -d    -d    -d    -d    -d    -d    -d    -d    -d    -D    -D
  COD Delivered paid                  -p    -p    -d    -d    -d    -d    -d    -d    -d    -d    -d    -D    -D
  COD Cancelled unpaid                -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C
  COD Cancelled paid                  -C    -C    pend  ppen  paid  proc  ship  -C    -C    -C    -C    -C    -C
  Online_Manual Pending unpaid          -a    -a    -m    -m    -m    -m    -m    -m    -m    -m    -m    canc  canc
  Online_Manual Pending paid            -p    -p    =     ppen  paid  proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  Online_Manual Payment Pending unpaid  paid+ rej   -m    -m    -m    -m    -m    -m    -m    -m    -m    canc  canc
  Online_Manual Payment Pending paid    -p    -p    pend  =     paid  proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  Online_Manual Payment Rejected unpaid paid+ -r    -m    -m    -m    -m    -m    -m    -m    -m    -m    canc  canc
  Online_Manual Paid paid               -p    -p    pend  ppen  =     proc  ship  dlvd  canc  dlvd  dlvd  canc  -P
  Online_Manual Processing unpaid       -a    -a    -m    -m    -m    -m    -m    -m    -m    -m    -m    canc  -W
  Online_Manual Processing paid         -p    -p    pend  ppen  paid  =     ship  dlvd  canc  dlvd  dlvd  canc  -W
  Online_Manual Shipped unpaid          -a    -a    -m    -m    -m    -m    -m    -m    -m    -m    -m    canc  -S
  Online_Manual Shipped paid            -p    -p    pend  ppen  paid  proc  =     dlvd  canc  dlvd  dlvd  canc  -S
  Online_Manual Delivered unpaid        -a    -a    -d    -d    -d    -d    -d    -d    -d    -d    -d    -D    -D
  Online_Manual Delivered paid          -p    -p    -d    -d    -d    -d    -d    -d    -d    -d    -d    -D    -D
  Online_Manual Cancelled unpaid        -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C    -C
  Online_Manual Cancelled paid          -C    -C    pend  ppen  paid  proc  ship  -C    -C    -C    -C    -C    -C`

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.match(/^\s*(.*?(?:un)?paid)\s+(\S.*)$/)?.slice(1) ?? [])
  .map(([name = '', cells = '']) => ({ name, cells: cells.trim().split(/\s+/) }))

const columns: readonly (readonly [OrderActor, OrderAction])[] = [
  ...everyAction.map((action) => ['admin', action] as const),
  ['customer', { kind: 'cancel' }],
]

/** Table cell of a transition. */
function cellOf(order: OrderState, actor: OrderActor, action: OrderAction): string {
  const found = transition(order, actor, action)
  const said =
    'refusal' in found ? found.refusal : found.step === 'nothing' ? 'same' : found.state.orderStatus
  const word = Object.keys(legend).find((key) => legend[key] === said) ?? '?'
  return 'state' in found && found.state.isPaid && !order.isPaid ? `${word}+` : word
}

describe('the table (rules: customer-cancel, admin-cancel, cash-on-delivery, second-transfer)', () => {
  test('has a row for every possible state of an order', () => {
    expect(rows.map(({ name }) => name)).toEqual(consistentStates.map(nameOfState))
    expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true)
  })

  test.each(rows)('$name', ({ name, cells }) => {
    const order = consistentStates.find((state) => nameOfState(state) === name)
    if (!order) throw new Error(name)
    expect(columns.map(([actor, action]) => cellOf(order, actor, action))).toEqual(cells)
  })

  test('allows a customer to cancel only', () => {
    for (const order of everyState) {
      for (const action of everyAction.filter(({ kind }) => kind !== 'cancel')) {
        expect(transitionRefusal(order, 'customer', action)).toBe('admins-only')
      }
    }
  })

  test('has a sentence for every refusal', () => {
    const notes = Object.values(transitionNotes())
    expect(notes.every((note) => /^[A-Z].+/.test(note))).toBe(true)
    expect(new Set(notes).size).toBe(notes.length)
  })
})

describe('effects of an action other than the status', () => {
  const order = (state: Partial<OrderState>): OrderState => ({
    orderStatus: 'Pending',
    paymentMethod: 'COD',
    isPaid: false,
    isDelivered: false,
    ...state,
  })
  const step = (state: OrderState, action: OrderAction) => {
    const found = transition(state, 'admin', action)
    return 'step' in found ? found.step : found.refusal
  }

  const transfer = (orderStatus: OrderState['orderStatus']) =>
    order({ paymentMethod: 'Online_Manual', orderStatus })
  const cancelled = order({ orderStatus: 'Cancelled', isPaid: true })
  const set = (to: ChoosableStatus) => ({ kind: 'set-status', to }) as const

  test.each<[string, OrderState, OrderAction]>([
    ['payment confirmed', transfer('Payment Rejected'), { kind: 'pay' }],
    ['cash received', order({ orderStatus: 'Delivered', isDelivered: true }), { kind: 'pay' }],
    ['payment rejected', transfer('Payment Pending'), { kind: 'reject' }],
    ['status set', order({}), set('Shipped')],
    ['nothing', order({}), set('Pending')],
    ['revived', cancelled, set('Paid')],
    ['delivered', order({}), set('Delivered')],
    ['cancelled', order({}), set('Cancelled')],
  ])('%s', (name, state, action) => {
    expect(step(state, action)).toBe(name)
  })

  test('setting Delivered or Cancelled delivers with the cash, or cancels (rule: status-is-an-action)', () => {
    for (const state of consistentStates) {
      if (statusChoices(state).length === 0) continue
      expect(transition(state, 'admin', set('Delivered'))).toEqual(
        transition(state, 'admin', { kind: 'deliver', cashCollected: true }),
      )
      expect(transition(state, 'admin', set('Cancelled'))).toEqual(
        transition(state, 'admin', { kind: 'cancel' }),
      )
    }
  })
})

describe('choices of the status dropdown', () => {
  test('include a warning before reviving an order and before setting back a paid one (rules: status-leaves-payment, history)', () => {
    for (const order of consistentStates) {
      for (const to of statusChoices(order)) {
        const warning = statusWarning(order, to)
        const isSetBack = order.isPaid && ['Pending', 'Payment Pending'].includes(to)
        const isRevived = order.orderStatus === 'Cancelled'
        const isAsked = order.orderStatus !== to && (isSetBack || isRevived)
        expect(warning !== null).toBe(isAsked)
        if (isRevived) expect(warning).toMatch(/revives/)
      }
    }
  })
})

describe('any sequence of actions', () => {
  const placed = fc.constantFrom(...paymentMethods).map(
    (paymentMethod): OrderState => ({
      orderStatus: firstStatus(paymentMethod),
      paymentMethod,
      isPaid: false,
      isDelivered: false,
    }),
  )
  const acts = fc.array(
    fc.record({
      actor: fc.constantFrom<OrderActor>('customer', 'admin', 'admin', 'admin'),
      action: fc.constantFrom(...everyAction),
    }),
    { minLength: 1, maxLength: 40 },
  )

  type Look = (
    before: OrderState,
    after: OrderState,
    actor: OrderActor,
    action: OrderAction,
  ) => void
  /** Applies the allowed actions in order, and yields every step with the states around it. */
  function walk(
    start: OrderState,
    wanted: readonly { actor: OrderActor; action: OrderAction }[],
    look: Look,
  ): OrderState {
    let order = start
    for (const { actor, action } of wanted) {
      const found = transition(order, actor, action)
      if ('refusal' in found) continue
      look(order, found.state, actor, action)
      order = found.state
    }
    return order
  }

  test.each<[string, Look]>([
    [
      'keeps status and flags consistent, and the payment method unchanged',
      (before, after) => {
        expect(isConsistent(after)).toBe(true)
        expect(after.paymentMethod).toBe(before.paymentMethod)
      },
    ],
    [
      'keeps a paid or delivered order so, and ends with its delivery',
      (before, after) => {
        if (before.isPaid) expect(after.isPaid).toBe(true)
        if (before.isDelivered) expect(after.orderStatus).toBe('Delivered')
        if (before.orderStatus === 'Cancelled') expect(before.isPaid).toBe(true)
      },
    ],
    [
      'pays cash at the delivery or after it, never before (rule: cash-on-delivery)',
      (_before, after) => {
        if (after.paymentMethod !== 'COD') return
        if (after.isPaid) expect(after.isDelivered).toBe(true)
        expect(['Paid', 'Payment Pending', 'Payment Rejected']).not.toContain(after.orderStatus)
      },
    ],
    [
      'pays a transfer before shipping, and only by confirming it',
      (before, after, _actor, action) => {
        if (after.paymentMethod === 'COD') return
        if (after.isPaid && !before.isPaid) expect(action.kind).toBe('pay')
        if (['Processing', 'Shipped', 'Delivered'].includes(after.orderStatus)) {
          expect(after.isPaid).toBe(true)
        }
      },
    ],
    [
      'lets a customer never cancel a paid or shipped order (rule: customer-cancel)',
      (before, after, actor) => {
        if (actor !== 'customer') return
        expect(before.isPaid || before.isDelivered).toBe(false)
        expect(['Processing', 'Shipped']).not.toContain(before.orderStatus)
        expect(after.orderStatus).toBe('Cancelled')
      },
    ],
  ])('%s', (_name, look) => {
    fc.assert(fc.property(placed, acts, (start, wanted) => void walk(start, wanted, look)))
  })

  test('leaves a next action, except for a finished order', () => {
    fc.assert(
      fc.property(placed, acts, (start, wanted) => {
        const order = walk(start, wanted, () => undefined)
        const isOver =
          (order.isDelivered && order.isPaid) ||
          (order.orderStatus === 'Cancelled' && !order.isPaid)
        const ways = everyAction.filter((action) => {
          const found = transition(order, 'admin', action)
          return 'state' in found && nameOfState(found.state) !== nameOfState(order)
        })
        expect(ways.length === 0, ways.map(nameOfAction).join()).toBe(isOver)
      }),
    )
  })
})
