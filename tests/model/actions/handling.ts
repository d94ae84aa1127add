import fc from 'fast-check'
import type { CallName } from '#domain/contract/addresses/index.ts'
import type { BulkResult } from '#domain/contract/many-orders.ts'
import { bulkActions, bulkStep, isAlreadyDone, statusAfter } from '#domain/orders/bulk/bulk.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { parcelAfter, type SentParcel } from '#domain/orders/parcels/parcel.ts'
import { changedMeanwhile } from '#domain/orders/status.ts'
import { choosableStatuses } from '#domain/orders/status-lists.ts'
import {
  type OrderAction,
  proofRefusal,
  transition,
  transitionNotes,
} from '#domain/orders/transitions.ts'
import { holds, isSame, type Model, type ModelOrder } from '../model.ts'
import { everybody, type PersonName } from '../people.ts'
import {
  type Answer,
  isDone,
  isRefused,
  type Request,
  refusalOf,
  type Step,
  visitorAction,
} from '../visitor-action.ts'
import { hasAccess, howOld, phoneHeader, phones, placeOf, showsOrder } from './looking.ts'

/** Version of the order that a request claims to have seen. */
const seen = fc.constantFrom('none', 'none', 'this', 'an older' as const)
type SeenVersion = 'none' | 'this' | 'an older'

/** Action on one order: its request, and its effect. */
interface Act {
  readonly call: CallName
  readonly body?: unknown
  readonly action: OrderAction
  readonly parcel?: SentParcel
  /** New note of the payment; undefined leaves it unchanged. */
  readonly note?: string
}

const parcels: readonly SentParcel[] = [
  {},
  { courier: 'TCS', trackingNumber: 'TRK779412' },
  { courier: 'Leopards', trackingNumber: 'TRK220015' },
]

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>(
    { call: 'confirmPayment', body: {}, action: { kind: 'pay' }, note: '' },
    {
      call: 'confirmPayment',
      body: { verificationNote: 'Came from her brother' },
      action: { kind: 'pay' },
      note: 'Came from her brother',
    },
    {
      call: 'rejectPayment',
      body: { rejectionReason: 'Nothing has come' },
      action: { kind: 'reject' },
      note: 'Nothing has come',
    },
    { call: 'deliverOrder', body: {}, action: { kind: 'deliver', cashCollected: true } },
    {
      call: 'deliverOrder',
      body: { cashCollected: false },
      action: { kind: 'deliver', cashCollected: false },
    },
    { call: 'cancelOrder', action: { kind: 'cancel' } },
  ),
  fc
    .record({
      to: fc.constantFrom(...choosableStatuses, 'Shipped' as const),
      parcel: fc.constantFrom(...parcels),
    })
    .map(({ to, parcel }): Act => {
      const sent = to === 'Shipped' ? parcel : {}
      return {
        call: 'setOrderStatus',
        body: { status: to, ...sent },
        action: { kind: 'set-status', to },
        parcel: sent,
      }
    }),
)

/** Action in which the owner moves an order forwards or back. */
export const acting = fc
  .record({ back: howOld, act: acts, seen })
  .map(({ back, act, seen }) => acted('Owner', back, act, seen as SeenVersion, 'none'))

/** Action in which any visitor tries to cancel an order. */
export const cancelling = fc
  .record({ who: fc.constantFrom<PersonName>(...everybody), back: howOld, phone: phones })
  .map(({ who, back, phone }) =>
    acted(who, back, { call: 'cancelOrder', action: { kind: 'cancel' } }, 'none', phone),
  )

function acted(
  who: PersonName,
  back: number,
  act: Act,
  seen: SeenVersion,
  phone: 'none' | 'right' | 'wrong',
) {
  const { action, parcel, body } = act
  return visitorAction('does to an order', { who, back, action, parcel, seen, phone }, (model) => {
    const place = placeOf(model, back)
    const order = place === null ? null : model.orders[place]
    if (!order || place === null) return null
    const version = { none: null, this: order.version, 'an older': order.version - 1 }[seen]
    const request: Request = {
      call: act.call,
      as: who,
      params: { id: order.id },
      ...(body !== undefined && { body }),
      headers: {
        ...phoneHeader(order, phone),
        ...(version !== null && { 'if-match': `"${version}"` }),
      },
    }
    const sentAt = order.version
    const step =
      (answer: Answer): Step =>
      (model) => {
        const now = model.orders[place]
        holds(now !== undefined, () => 'an order has left the model')
        if (!hasAccess(now, who, phone, answer)) return
        // An outdated version is refused with the current order (rule: concurrent-edit).
        if (version !== null && version !== now.version) {
          return isRefused(answer, 409, 'CONFLICT', changedMeanwhile(now.state.orderStatus))
        }
        if (refusalOf(answer).code === 'CONFLICT') {
          return holds(now.version !== sentAt, () => 'told of a change that nobody made')
        }
        const found = transition(now.state, who === 'Owner' ? 'admin' : 'customer', action)
        if ('refusal' in found) {
          return isRefused(answer, 400, 'ORDER_STATE', transitionNotes()[found.refusal])
        }
        isDone(answer)
        change(now, act)
        showsOrder(model, now, answer, 'full')
      }
    return { request, steps: (answer) => [step(answer)] }
  })
}

/** Applies the table of transitions to the model's order, after the check of permissions. */
export function change(order: ModelOrder, { action, parcel = {}, note }: Omit<Act, 'call'>): void {
  const found = transition(order.state, 'admin', action)
  if ('refusal' in found) return
  const carried = parcelAfter(order.parcel, found.state.orderStatus, parcel)
  const isSameParcel = JSON.stringify(carried) === JSON.stringify(order.parcel)
  if (found.step === 'nothing' && isSameParcel) return
  for (const settled of Object.values(order.settled)) {
    if (settled.state === 'open') settled.state = 'changed'
  }
  order.state = found.state
  order.parcel = carried
  order.version += 1
  order.steps.push(found.step === 'nothing' ? 'parcel corrected' : found.step)
  if (note !== undefined) order.note = note
  if (found.state.orderStatus === 'Payment Rejected') order.isProofRejected = order.hasProof
}

/**
 * Action in which the owner applies one action to several orders, each as a step of its own (rule:
 * bulk-actions). `isConfirmed` also ships orders without a name to print (rule: name-to-print).
 */
export const actingOnMany = fc
  .record({
    backs: fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }),
    action: fc.constantFrom(...bulkActions),
    isConfirmed: fc.boolean(),
  })
  .map(({ backs, action, isConfirmed }) =>
    visitorAction('does to many orders', { backs, action, isConfirmed }, (model) => {
      if (model.orders.length === 0) return null
      const places = [...new Set(backs.map((back) => placeOf(model, back) ?? 0))]
      const ids = places.map((place) => model.orders[place]?.id)
      return {
        isLoose: true,
        request: {
          call: 'bulkOrders',
          as: 'Owner',
          body: { ids, action, ...(isConfirmed && { withoutName: ids }) },
        },
        steps: (answer) =>
          places.map((place, at) => (model: Model) => {
            isDone(answer)
            const order = model.orders[place]
            const result = (answer.body as { results: BulkResult[] }).results[at]
            holds(order !== undefined && result !== undefined, () => 'one of many has no result')
            isSame('whose result', result._id, order.id)
            const said = [result.ok, result.message]
            if (isAlreadyDone(order.state, action)) {
              return isSame('a result', said, [true, `Already ${statusAfter[action]}`])
            }
            const lacksName = needsName({ ...order.state, orderItems: itemsOf(model, order) })
            const step = bulkStep(
              { ...order.state, needsName: lacksName, withoutName: isConfirmed },
              action,
            )
            if ('refusal' in step) return isSame('a result', said, [false, step.refusal])
            const before = order.version
            change(order, { action: step.action })
            const isChanged = order.version !== before
            isSame('a result', said, [true, isChanged ? '' : `Already ${statusAfter[action]}`])
          }),
      }
    }),
  )

/** Lines of an order in the fields that the rule name-to-print reads. */
function itemsOf({ products }: Model, { lines }: ModelOrder) {
  return lines.map(({ product, customName }) => ({
    caseType: products[product]?.caseType ?? '',
    customName,
  }))
}

/** One-pixel picture, cheap to decode. */
const screenshot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Action in which a visitor uploads the screenshot of a transfer (rule: transfer-proof). */
export const handingIn = fc
  .record({ who: fc.constantFrom<PersonName>(...everybody), back: howOld, phone: phones })
  .map(({ who, back, phone }) =>
    visitorAction('hands in a screenshot', { who, back, phone }, (model) => {
      const place = placeOf(model, back)
      const order = place === null ? null : model.orders[place]
      if (!order || place === null) return null
      return {
        request: {
          call: 'handInProof',
          as: who,
          params: { id: order.id },
          picture: screenshot,
          headers: phoneHeader(order, phone),
        },
        steps: (answer) => [
          (model) => {
            const now = model.orders[place]
            holds(now !== undefined, () => 'an order has left the model')
            if (!hasAccess(now, who, phone, answer)) return
            const refusal = proofRefusal(now.state)
            if (refusal !== null) return isRefused(answer, 400, 'ORDER_STATE', refusal)
            isDone(answer)
            now.hasProof = true
            now.isProofRejected = false
            now.version += 1
            now.steps.push('proof handed in')
            showsOrder(model, now, answer, 'full')
          },
        ],
      }
    }),
  )
