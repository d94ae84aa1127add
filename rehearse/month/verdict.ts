/** Data that may grow with every order and every customer; all other data must level off. */
export const growing: ReadonlySet<string> = new Set([
  'orders',
  'order_items',
  'order_history',
  'order_figures',
  'sales_figures',
  'product_sales',
  'transfer_proofs',
  'users',
  'account_addresses',
  'account_products',
  'reviews',
  'review_photos',
  'review_votes',
])

/** Splits a series of days into thirds; remaining days belong to the first. */
export function thirdsOf(days: readonly number[]) {
  const size = Math.floor(days.length / 3)
  return {
    first: days.slice(0, days.length - 2 * size),
    middle: days.slice(days.length - 2 * size, days.length - size),
    last: days.slice(days.length - size),
  }
}

/**
 * Ratio of the last third's average to the middle one's: 1 for a constant, 1.66 for linear growth.
 * A difference of at most `slack` is ignored.
 */
export function levelOf(days: readonly number[], slack = 0): number {
  const { middle, last } = thirdsOf(days)
  return ratioOf(mean(last) - slack, mean(middle))
}

/** Ratio of the growth in the last third to that in the middle one; 1 for a straight line. */
export function growthOf(days: readonly number[], slack = 0): number {
  const { middle, last } = thirdsOf(days)
  return ratioOf(gain(last) - slack, gain(middle))
}

/** Ratio of a figure's median in the last third to that in the first. */
export function changeOf(days: readonly number[]): number {
  const { first, last } = thirdsOf(days)
  return ratioOf(middleOf(last), middleOf(first))
}

function gain(days: readonly number[]): number {
  return (days.at(-1) ?? 0) - (days[0] ?? 0)
}

function mean(days: readonly number[]): number {
  return days.reduce((sum, figure) => sum + figure, 0) / days.length
}

function middleOf(days: readonly number[]): number {
  return days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? Number.NaN
}

/** A figure that stays 0 has not grown. */
function ratioOf(now: number, before: number): number {
  if (now <= 0) return 0
  return before <= 0 ? Number.POSITIVE_INFINITY : now / before
}
