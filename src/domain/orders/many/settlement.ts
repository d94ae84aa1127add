import { formatMoney, type Paisa } from '#domain/money.ts'
import type { PricedOrder } from '../cash.ts'

/**
 * What a line of a courier's settlement is (rule: settlements):
 *
 * - `agreed`: the cash of an order, to the paisa
 * - `different`: another amount than the order's; only who ticks it takes it
 * - `unknown`: no order has this number, or the line can't be read
 * - `no-cash`: an order of which no cash is expected
 * - `settled`: the cash has been counted already
 */
export const verdicts = ['agreed', 'different', 'unknown', 'no-cash', 'settled'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judged {
  readonly verdict: Verdict
  /** Why, in a sentence; '' where the verdict says it all. */
  readonly note: string
}

/** What an amount means for the order that a courier names. */
export function judge(order: PricedOrder, amount: Paisa | null): Judged {
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

/** What the history says of cash that a settlement brought. */
export function settlementNote(fileName: string, order: PricedOrder, amount: Paisa): string {
  const brought = `Cash collected, settlement ${fileName}`
  return amount === order.total
    ? brought
    : `${brought}: ${formatMoney(amount)} instead of ${formatMoney(order.total)}`
}

/** The longest name of a file that the history keeps. */
const LONGEST_NAME = 100

/** A file's name in one line of plain text; 'file.csv' for one without. */
export function fileNameOf(typed: string): string {
  const plain = typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return [...plain].slice(-LONGEST_NAME).join('') || 'file.csv'
}
