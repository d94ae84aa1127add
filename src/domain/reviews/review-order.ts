/** The orders of a list of reviews, with their labels; the first is the default. */
export const reviewOrders = {
  newest: 'Newest',
  best: 'Highest rated',
  lowest: 'Lowest rated',
  helpful: 'Most helpful',
} as const
export type ReviewOrder = keyof typeof reviewOrders

/** The names of the orders, for a select and a query string. */
export const reviewOrderNames = Object.keys(reviewOrders) as [ReviewOrder, ...ReviewOrder[]]
