import { isProofWaiting, type KeptProof } from './proof.ts'
import type { OrderState } from './status.ts'

/** An order with the moments of its way, ISO 8601; null for what hasn't happened or nobody noted. */
export interface StepFacts extends OrderState {
  readonly createdAt: string
  readonly paidAt: string | null
  readonly packedAt: string | null
  readonly shippedAt: string | null
  readonly deliveredAt: string | null
  /** The screenshot of its transfer; undefined where there is none. */
  readonly proof?: KeptProof | undefined
}

/**
 * - `done`: it has happened
 * - `awaited`: the order waits for it, or has gone on without it
 * - `ahead`: still to come
 * - `rejected`, `cancelled`: where the way stops
 */
export type StepState = 'done' | 'awaited' | 'ahead' | 'rejected' | 'cancelled'

/** One step on the way of an order. */
export interface Step {
  readonly name: string
  readonly state: StepState
  /** When it happened; null where it hasn't, or nobody noted it. */
  readonly at: string | null
  /** Where the order stands now; one step of every order. */
  readonly isCurrent: boolean
}

/** A step as far as it can be told without the others. */
interface Part {
  readonly name: string
  readonly isDone: boolean
  readonly at: string | null
}

/**
 * The way of an order from the shop to the door, the same for its customer and the owner
 * (rule: order-steps).
 */
export function orderSteps(order: StepFacts): readonly Step[] {
  const placed = { name: 'Placed', isDone: true, at: order.createdAt }
  const goods = goodsOf(order)
  const payment = order.paymentMethod === 'COD' ? cashOf(order) : transferOf(order)
  const way =
    order.paymentMethod === 'COD'
      ? [placed, ...goods.slice(0, -1), payment, ...goods.slice(-1)]
      : [placed, payment, ...goods]
  if (order.orderStatus === 'Cancelled') {
    return [
      ...way.filter(({ isDone }) => isDone).map((part) => stepOf(part, 'done', false)),
      { name: 'Cancelled', state: 'cancelled', at: null, isCurrent: true },
    ]
  }
  const current = way.indexOf(standsAt([placed, payment, ...goods], order))
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

/** An order waits for a transfer before anything else; otherwise it stands where its goods are. */
function standsAt([placed, payment, ...goods]: [Part, Part, ...Part[]], order: OrderState): Part {
  const reached = goods.findLast(({ isDone }) => isDone)
  if (reached) return reached
  return order.paymentMethod === 'COD' ? placed : payment
}

/** Packing, sending and delivering; what is cancelled has only its moments to tell. */
function goodsOf(order: StepFacts): readonly Part[] {
  const { orderStatus, isDelivered, packedAt, shippedAt, deliveredAt } = order
  const isCancelled = orderStatus === 'Cancelled'
  const isThere = isDelivered || orderStatus === 'Delivered'
  const isSent = isCancelled ? shippedAt !== null : isThere || orderStatus === 'Shipped'
  const isPacked = isCancelled ? packedAt !== null : isSent || orderStatus === 'Processing'
  return [
    {
      name: orderStatus === 'Processing' ? 'Being packed' : 'Packed',
      isDone: isPacked,
      at: packedAt,
    },
    { name: 'Sent', isDone: isSent, at: shippedAt },
    { name: 'Delivered', isDone: isThere, at: deliveredAt },
  ]
}

function transferOf(order: StepFacts): Part {
  const { isPaid, paidAt } = order
  return { name: isPaid ? 'Paid' : openTransfer(order), isDone: isPaid, at: paidAt }
}

function openTransfer(order: StepFacts): string {
  if (isProofWaiting(order)) return 'Being checked'
  return order.orderStatus === 'Payment Rejected' ? 'Payment rejected' : 'Transfer awaited'
}

function cashOf({ isPaid, paidAt, isDelivered }: StepFacts): Part {
  const open = isDelivered ? 'Cash still open' : 'Cash at the door'
  return { name: isPaid ? 'Paid in cash' : open, isDone: isPaid, at: paidAt }
}
