import { describe, expect, test } from 'vitest'
import { addresses } from '#domain/contract/addresses/index.ts'
import type { Order } from '#domain/contract/orders.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { type OrderAction, transition, transitionNotes } from '#domain/orders/transitions.ts'
import { violates } from '#platform/database/errors.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import {
  consistentStates,
  everyAction,
  everyState,
  isConsistent,
  nameOfAction,
  nameOfState,
} from '#testing/order-states.ts'
import { preparedAt, prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { anonymous, type CallAnswer, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

/**
 * Matrix of every status of an order × every actor × every action over HTTP: answers, and orders
 * afterwards. Rules come from the domain's table; access to orders is listed below.
 */

/** The owner of a guest's order is the account that merged the session which placed it. */
const actors = [
  'anonymous',
  'other guest',
  'placing guest',
  'owner',
  'other user',
  'admin',
] as const
type Actor = (typeof actors)[number]

const kinds = ['guest', 'account'] as const
type Kind = (typeof kinds)[number]

/** Detail in which an actor sees an order (rule: guest-order-access). */
const access: Readonly<Record<Kind, Readonly<Record<Actor, 'full' | 'masked' | 401 | 404>>>> = {
  guest: {
    anonymous: 'masked',
    'other guest': 'masked',
    'placing guest': 'full',
    owner: 'full',
    'other user': 'masked',
    admin: 'full',
  },
  account: {
    anonymous: 401,
    'other guest': 401,
    'placing guest': 401,
    owner: 'full',
    'other user': 404,
    admin: 'full',
  },
}

/** Refusals of an admin's call before the order is read. */
const stopped: Readonly<Record<Actor, 401 | 403 | null>> = {
  anonymous: 401,
  'other guest': 401,
  'placing guest': 401,
  owner: 403,
  'other user': 403,
  admin: null,
}

type Action = { readonly kind: 'view' } | OrderAction
const actions: readonly Action[] = [{ kind: 'view' }, ...everyAction]

const callOf = {
  view: 'getOrder',
  cancel: 'cancelOrder',
  pay: 'confirmPayment',
  reject: 'rejectPayment',
  'set-status': 'setOrderStatus',
  deliver: 'deliverOrder',
} as const

/** Calls about one order that change no status and have their own tests. */
const elsewhere = ['sendMessageAgain', 'handInProof', 'getProof', 'orderAgain', 'openOrderAccount']

const NOTE = 'TID 4711, checked in the bank’s app'
const REASON = 'The screenshot cannot be read'

const placingGuest = newGuest()
const otherGuest = newGuest()

const shop = await openTestShop({ rateLimitScale: 0 })
const product = await newProduct(shop)
const accounts = {
  owner: await newAccount(shop),
  'other user': await newAccount(shop),
  admin: await newAccount(shop, { isAdmin: true, name: 'Nadia Iqbal' }),
}

const visitorOf = (actor: Actor): Visitor =>
  ({ anonymous, 'other guest': otherGuest, 'placing guest': placingGuest, ...accounts })[actor]

function send(id: string, action: Action, actor: Actor): Promise<CallAnswer<Order>> {
  const params = { id }
  const visitor = visitorOf(actor)
  switch (action.kind) {
    case 'view':
    case 'cancel':
      return shop.send(callOf[action.kind], { params }, visitor)
    case 'pay':
      return shop.send('confirmPayment', { params, body: { verificationNote: NOTE } }, visitor)
    case 'reject':
      return shop.send('rejectPayment', { params, body: { rejectionReason: REASON } }, visitor)
    case 'set-status':
      return shop.send('setOrderStatus', { params, body: { status: action.to } }, visitor)
    case 'deliver': {
      const { cashCollected } = action
      return shop.send('deliverOrder', { params, body: { cashCollected } }, visitor)
    }
  }
}

/** Expected refusal, or expected order with the step that led to it. */
type ExpectedOutcome =
  | { readonly status: number; readonly message: string; readonly code: string }
  | { readonly status: 200; readonly order: OrderState; readonly step: string | null }

const refusals = {
  401: { status: 401, message: 'Please log in to view this order', code: 'UNAUTHENTICATED' },
  404: { status: 404, message: 'Order not found', code: 'NOT_FOUND' },
} as const

function expectedOf(state: OrderState, kind: Kind, actor: Actor, action: Action): ExpectedOutcome {
  if (action.kind === 'view' || action.kind === 'cancel') {
    const seen = access[kind][actor]
    if (seen === 401 || seen === 404) return refusals[seen]
    if (action.kind === 'view') return { status: 200, order: state, step: null }
    if (seen === 'masked') {
      const message = 'Please confirm the phone number used for this order.'
      return { status: 403, message, code: 'PROOF_REQUIRED' }
    }
  } else {
    const by = stopped[actor]
    if (by === 401) return { status: 401, message: 'Please log in', code: 'UNAUTHENTICATED' }
    if (by === 403) return { status: 403, message: 'Only an admin may do this', code: 'FORBIDDEN' }
  }
  const found = transition(state, actor === 'admin' ? 'admin' : 'customer', action)
  if ('refusal' in found) {
    return { status: 400, message: transitionNotes()[found.refusal], code: 'ORDER_STATE' }
  }
  return { status: 200, order: found.state, step: found.step === 'nothing' ? null : found.step }
}

/** Rows and history of orders in the terms of `ExpectedOutcome`. */
async function readBack(ids: readonly string[]) {
  const { db } = shop.database
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  const steps = await db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return (id: string) => {
    const order = orders.find((row) => row.id === id)
    if (!order) throw new Error(`${id} is gone`)
    return { order, steps: steps.filter((step) => step.order_id === id) }
  }
}

describe.each(kinds)('an order of a %s', (kind) => {
  test.each(consistentStates.map((state) => [nameOfState(state), state] as const))(
    '%s',
    async (_name, state) => {
      const cells = actors.flatMap((actor) => actions.map((action) => ({ actor, action })))
      const ids = await prepareOrders(
        shop,
        product,
        cells.map(() =>
          kind === 'account'
            ? { ...state, userId: accounts.owner.id }
            : {
                ...state,
                guestHash: hashSecret(placingGuest.sessionId),
                claimedBy: accounts.owner.id,
              },
        ),
      )
      const answers: CallAnswer<Order>[] = []
      for (let from = 0; from < cells.length; from += 13) {
        const some = cells.slice(from, from + 13)
        answers.push(
          ...(await Promise.all(
            some.map(({ actor, action }, n) => send(ids[from + n] ?? '', action, actor)),
          )),
        )
      }
      const after = await readBack(ids)
      for (const [n, { actor, action }] of cells.entries()) {
        const cell = `${actor}: ${nameOfCell(action)}`
        const answer = answers[n]
        const { order, steps } = after(ids[n] ?? '')
        const expected = expectedOf(state, kind, actor, action)
        if (!answer) throw new Error(cell)
        if ('message' in expected) {
          const { status, message, code } = expected
          expect({ status: answer.status, ...answer.body }, cell).toEqual({ status, message, code })
          expectUntouched(cell, state, order, steps)
          continue
        }
        expect(answer.status, cell).toBe(200)
        expect(answer.body, cell).toMatchObject({
          ...expected.order,
          _id: order.id,
          version: order.version,
          paidAt: order.paid_at?.toISOString() ?? null,
          deliveredAt: order.delivered_at?.toISOString() ?? null,
        })
        expectPerson(cell, access[kind][actor], answer.body)
        expect(answer.body.history !== undefined, cell).toBe(actor === 'admin')
        expect(answer.body.phoneHistory !== undefined, cell).toBe(actor === 'admin')
        if (expected.step === null) {
          expectUntouched(cell, state, order, steps)
          continue
        }
        expectStep(cell, { action, state, order: expected.order }, order)
        expect(steps, cell).toMatchObject([
          {
            actor: actor === 'admin' ? 'admin' : 'customer',
            actor_id: actor === 'placing guest' ? null : accountOf(actor).id,
            action: expected.step,
            from_status: state.orderStatus,
            to_status: expected.order.orderStatus,
            note: noteOf(action, state, expected.order),
          },
        ])
        if (actor === 'admin') {
          expect(answer.body.history, cell).toMatchObject([
            {
              actor: 'admin',
              actorName: 'Nadia Iqbal',
              action: expected.step,
              from: state.orderStatus,
              to: expected.order.orderStatus,
            },
          ])
        }
      }
    },
    30_000,
  )
})

function nameOfCell(action: Action): string {
  return action.kind === 'view' ? 'view' : nameOfAction(action)
}

function accountOf(actor: Actor): TestAccount {
  if (actor === 'owner' || actor === 'other user' || actor === 'admin') return accounts[actor]
  throw new Error(`${actor} has no account`)
}

type StoredOrder = ReturnType<Awaited<ReturnType<typeof readBack>>>

function expectUntouched(
  cell: string,
  state: OrderState,
  order: StoredOrder['order'],
  steps: StoredOrder['steps'],
): void {
  expect(order, cell).toMatchObject({
    status: state.orderStatus,
    paid_at: state.isPaid ? preparedAt : null,
    delivered_at: state.isDelivered ? preparedAt : null,
    cancelled_at: state.orderStatus === 'Cancelled' ? preparedAt : null,
    verification_note: '',
    version: 1,
  })
  expect(steps, cell).toEqual([])
}

/** Checks the recorded step, and that earlier timestamps stayed (rule: status-leaves-payment). */
function expectStep(
  cell: string,
  done: { readonly action: Action; readonly state: OrderState; readonly order: OrderState },
  row: StoredOrder['order'],
): void {
  const moment = (is: boolean, was: boolean) => (is ? (was ? preparedAt : expect.any(Date)) : null)
  const { state, order, action } = done
  expect(row, cell).toMatchObject({
    status: order.orderStatus,
    paid_at: moment(order.isPaid, state.isPaid),
    delivered_at: moment(order.isDelivered, state.isDelivered),
    cancelled_at: moment(order.orderStatus === 'Cancelled', state.orderStatus === 'Cancelled'),
    verification_note: action.kind === 'pay' ? NOTE : action.kind === 'reject' ? REASON : '',
    version: 2,
  })
}

function noteOf(action: Action, before: OrderState, after: OrderState): string {
  if (action.kind === 'pay') return NOTE
  if (action.kind === 'reject') return REASON
  if (!after.isDelivered || before.isPaid) return ''
  return after.isPaid ? 'Cash collected' : 'Cash not collected yet'
}

function expectPerson(cell: string, seen: 'full' | 'masked' | 401 | 404, order: Order): void {
  expect(order.access, cell).toBe(seen)
  const isTold = /Hina|hina@|Canal Road|Lahore|\+92/.test(JSON.stringify(order))
  expect(isTold, cell).toBe(seen === 'full')
}

describe('completeness of the matrix', () => {
  test('makes every call about one order', () => {
    const calls = Object.entries(addresses)
      .filter(([, { path }]) => path.startsWith('/orders/:id'))
      .map(([name]) => name)
    expect(calls.sort()).toEqual([...Object.values(callOf), ...elsewhere].sort())
    expect(new Set(actions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(callOf)))
  })

  test.each(
    everyState
      .filter((state) => !isConsistent(state))
      .map((state) => [`${nameOfState(state)}${state.isDelivered ? ' delivered' : ''}`, state]),
  )('constraints of the tables refuse an impossible order: %s', async (_name, state) => {
    const refused = await prepareOrders(shop, product, [state as OrderState]).catch(
      (error: unknown) => error,
    )
    const rules = ['orders_delivered', 'orders_paid', 'orders_rejected']
    expect(rules.some((rule) => violates(refused, rule))).toBe(true)
  })
})
