import * as messages from '#messages/review-choices.ts'

/** The orders of a list of reviews, with their labels; the first is the default. */
export const reviewOrders = {
  newest: messages.newest,
  best: messages.best,
  lowest: messages.lowest,
  helpful: messages.mostHelpful,
} as const
export type ReviewOrder = keyof typeof reviewOrders

/** The names of the orders, for a select and a query string. */
export const reviewOrderNames = Object.keys(reviewOrders) as [ReviewOrder, ...ReviewOrder[]]
