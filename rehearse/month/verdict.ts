/** What is allowed to grow with every order and every customer; all else must level off. */
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

/** What somebody would see in a series of days, the first day left out. */
export interface Thirds {
  readonly first: readonly number[]
  readonly middle: readonly number[]
  readonly last: readonly number[]
}

/** A month is looked at in thirds; what is left over belongs to the first. */
export function thirdsOf(days: readonly number[]): Thirds {
  const size = Math.floor(days.length / 3)
  return {
    first: days.slice(0, days.length - 2 * size),
    middle: days.slice(days.length - 2 * size, days.length - size),
    last: days.slice(days.length - size),
  }
}

/**
 * How many times what there was in the middle third there is in the last, on average: 1 for what has
 * levelled off, 1.66 for what grows evenly. So few as `slack` more are none.
 */
export function levelOf(days: readonly number[], slack = 0): number {
  const { middle, last } = thirdsOf(days)
  return ratioOf(mean(last) - slack, mean(middle))
}

/** How many times as fast as in the middle third something grows in the last; 1 for a straight line. */
export function growthOf(days: readonly number[], slack = 0): number {
  const { middle, last } = thirdsOf(days)
  return ratioOf(gain(last) - slack, gain(middle))
}

/** How many times what it was in the first third a figure is in the last, as most days have it. */
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

/** Nothing that stays nothing has not grown. */
function ratioOf(now: number, before: number): number {
  if (now <= 0) return 0
  return before <= 0 ? Number.POSITIVE_INFINITY : now / before
}
