import { t } from '#messages'
import { isProofWaiting, type StoredProof } from './proof.ts'
import type { OrderState } from './status.ts'

/** Order with the times of its steps, ISO 8601; null for an open or unrecorded one. */
export interface StepFacts extends OrderState {
  readonly createdAt: string
  readonly paidAt: string | null
  readonly packedAt: string | null
  readonly shippedAt: string | null
  readonly deliveredAt: string | null
  /** State of the transfer's screenshot; undefined without one. */
  readonly proof?: StoredProof | undefined
}

/**
 * - `done`: completed
 * - `awaited`: the order waits for it, or continued without it
 * - `ahead`: still to come
 * - `rejected`, `cancelled`: end of the steps
 */
export type StepState = 'done' | 'awaited' | 'ahead' | 'rejected' | 'cancelled'

export interface Step {
  readonly name: string
  readonly state: StepState
  /** Time of the step; null when it is not complete or was not recorded. */
  readonly at: string | null
  /** Whether it is the current step; exactly one is. */
  readonly isCurrent: boolean
}

/** Step without its relation to the others. */
interface Part {
  readonly name: string
  readonly isDone: boolean
  readonly at: string | null
}

/** Steps of an order from placing to delivery, the same for all viewers (rule: order-steps). */
export function orderSteps(order: StepFacts): readonly Step[] {
  const placed = { name: t.orders.stepPlaced, isDone: true, at: order.createdAt }
  const goods = goodsOf(order)
  const payment = order.paymentMethod === 'COD' ? cashOf(order) : transferOf(order)
  const way =
    order.paymentMethod === 'COD'
      ? [placed, ...goods.slice(0, -1), payment, ...goods.slice(-1)]
      : [placed, payment, ...goods]
  if (order.orderStatus === 'Cancelled') {
    return [
      ...way.filter(({ isDone }) => isDone).map((part) => stepOf(part, 'done', false)),
      { name: t.orders.stepCancelled, state: 'cancelled', at: null, isCurrent: true },
    ]
  }
  const current = way.indexOf(currentStep([placed, payment, ...goods], order))
  return way.map((part, index) => {
    const isRejected =
      part === payment && order.orderStatus === 'Payment Rejected' && !isProofWaiting(order)
    const open = isRejected ? 'rejected' : index <= current ? 'awaited' : 'ahead'
    return stepOf(part, part.isDone ? 'done' : open, index === current)
  })
}

function stepOf({ name, isDone, at }: Part, state: StepState, isCurrent: boolean): Step {
  return { name, state, at: isDone ? at : null, isCurrent }
}

/** Current step: the last one reached by the goods; before it, placing, or payment of a transfer. */
function currentStep(
  [placed, payment, ...goods]: [Part, Part, ...Part[]],
  order: OrderState,
): Part {
  const reached = goods.findLast(({ isDone }) => isDone)
  if (reached) return reached
  return order.paymentMethod === 'COD' ? placed : payment
}

/** Packing, shipping and delivery; a cancelled order has only those with a recorded time. */
function goodsOf(order: StepFacts): readonly Part[] {
  const { orderStatus, isDelivered, packedAt, shippedAt, deliveredAt } = order
  const isCancelled = orderStatus === 'Cancelled'
  const isThere = isDelivered || orderStatus === 'Delivered'
  const isSent = isCancelled ? shippedAt !== null : isThere || orderStatus === 'Shipped'
  const isPacked = isCancelled ? packedAt !== null : isSent || orderStatus === 'Processing'
  return [
    {
      name: orderStatus === 'Processing' ? t.orders.stepBeingPacked : t.orders.stepPacked,
      isDone: isPacked,
      at: packedAt,
    },
    { name: t.orders.stepSent, isDone: isSent, at: shippedAt },
    { name: t.orders.stepDelivered, isDone: isThere, at: deliveredAt },
  ]
}

function transferOf(order: StepFacts): Part {
  const { isPaid, paidAt } = order
  return { name: isPaid ? t.orders.stepPaid : openTransfer(order), isDone: isPaid, at: paidAt }
}

function openTransfer(order: StepFacts): string {
  if (isProofWaiting(order)) return t.orderStatus.statusBeingChecked
  return order.orderStatus === 'Payment Rejected'
    ? t.orders.stepPaymentRejected
    : t.orders.stepTransferAwaited
}

function cashOf({ isPaid, paidAt, isDelivered }: StepFacts): Part {
  const open = isDelivered ? t.orders.stepCashOpen : t.orders.stepCashAtDoor
  return { name: isPaid ? t.orders.stepPaidInCash : open, isDone: isPaid, at: paidAt }
}
