import { formatMoney, type Paisa } from '#domain/money.ts'
import type { PricedOrder } from '../cash.ts'
import type { CourierMeaning } from './courier-statuses.ts'

/**
 * Verdict on a line of a courier's settlement (rule: settlements):
 *
 * - `agreed`: the exact cash of an order
 * - `different`: another amount than the order's, accepted only when selected
 * - `returned`: a parcel of an undelivered order comes back; the owner may mark it so
 * - `unclear`: the courier's status is neither delivered nor returned, or contradicts the order
 * - `unknown`: no order has this number, or the line is unreadable
 * - `no-cash`: an order of which no cash is expected
 * - `settled`: the cash is counted already, or the return marked
 */
export const verdicts = [
  'agreed',
  'different',
  'returned',
  'unclear',
  'unknown',
  'no-cash',
  'settled',
] as const
export type Verdict = (typeof verdicts)[number]

/** Verdicts of lines that can be confirmed. */
export const confirmable = ['agreed', 'different', 'returned'] as const satisfies Verdict[]
export type ConfirmableVerdict = (typeof confirmable)[number]

export function isConfirmable(verdict: Verdict): verdict is ConfirmableVerdict {
  return (confirmable as readonly Verdict[]).includes(verdict)
}

export interface Judgement {
  readonly verdict: Verdict
  /** Reason in a sentence; '' when the verdict is sufficient. */
  readonly note: string
}

/** Courier's status as in the file, and its meaning; null for an unknown one. */
export interface CourierStatus {
  readonly status: string
  readonly meaning: CourierMeaning | null
}

/** Notice for a file without a status column, before lines are confirmed. */
export const NO_STATUS_COLUMN =
  'This file has no column with the parcel’s status: every line in it counts as delivered.'

/** Note on a line of a file whose status column is not chosen yet. */
export const STATUS_COLUMN_ASKED = 'Which column says what became of this parcel?'

/** Verdict on a line that can't be confirmed while the column of the statuses is open. */
export function withoutStatusColumn(judgement: Judgement): Judgement {
  return isConfirmable(judgement.verdict)
    ? { verdict: 'unclear', note: STATUS_COLUMN_ASKED }
    : judgement
}

/**
 * Judges a line by its order.
 *
 * @param courier null for a file without statuses, whose lines count as delivered
 */
export function judge(
  order: PricedOrder,
  amount: Paisa | null,
  courier: CourierStatus | null = null,
): Judgement {
  if (courier?.meaning === 'returned') return judgeReturn(order, courier)
  const judged = judgeCash(order, amount)
  if (courier === null || courier.meaning === 'delivered') return judged
  // Lines that are settled already, or expect no cash, don't depend on the status.
  if (judged.verdict === 'settled' || judged.verdict === 'no-cash') return judged
  const note =
    courier.meaning === 'in-transit'
      ? `The courier says “${courier.status}”: not delivered yet`
      : courier.status === ''
        ? 'No status in this line'
        : `What does “${courier.status}” mean?`
  return { verdict: 'unclear', note }
}

function judgeCash(order: PricedOrder, amount: Paisa | null): Judgement {
  if (order.paymentMethod !== 'COD') return { verdict: 'no-cash', note: 'Paid by transfer' }
  if (order.isPaid) return { verdict: 'settled', note: 'Already settled' }
  if (order.orderStatus === 'Cancelled') return { verdict: 'no-cash', note: 'Cancelled' }
  if (amount === null) return { verdict: 'unknown', note: 'The amount can’t be read' }
  if (amount === order.total) return { verdict: 'agreed', note: '' }
  const gap = amount - order.total
  return {
    verdict: 'different',
    note: `${formatMoney(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} than the order`,
  }
}

/** Judges a reported return: unclear for a delivered order, which can't be cancelled. */
function judgeReturn(order: PricedOrder, { status }: CourierStatus): Judgement {
  if (order.orderStatus === 'Cancelled') return { verdict: 'settled', note: 'Already cancelled' }
  if (order.isDelivered) {
    const settled = order.isPaid ? 'delivered and paid' : 'delivered'
    const note = `The courier says “${status}”, but this order is marked as ${settled}`
    return { verdict: 'unclear', note }
  }
  const refund = order.isPaid ? `, ${formatMoney(order.total)} to give back` : ''
  return { verdict: 'returned', note: `The courier says “${status}”${refund}` }
}

/** History note for cash of a settlement. */
export function settlementNote(fileName: string, order: PricedOrder, amount: Paisa): string {
  const brought = `Cash collected, settlement ${fileName}`
  return amount === order.total
    ? brought
    : `${brought}: ${formatMoney(amount)} instead of ${formatMoney(order.total)}`
}

/** History note for a parcel that a settlement reports as returned. */
export function returnNote(fileName: string, status: string): string {
  return `Returned, nothing collected: the courier says “${status}”, settlement ${fileName}`
}

/** Limits the file name in the history. */
const LONGEST_NAME = 100

/** File name as one line of plain text; 'file.csv' for an empty one. */
export function fileNameOf(typed: string): string {
  const plain = typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return [...plain].slice(-LONGEST_NAME).join('') || 'file.csv'
}
