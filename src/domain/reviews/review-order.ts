import { t } from '#messages'

/** The orders of a list of reviews, with their labels; the first is the default. */
export const reviewOrders = {
  get newest() {
    return t.reviews.newest
  },
  get best() {
    return t.reviews.best
  },
  get lowest() {
    return t.reviews.lowest
  },
  get helpful() {
    return t.reviews.mostHelpful
  },
} as const
export type ReviewOrder = keyof typeof reviewOrders

/** The names of the orders, for a select and a query string. */
export const reviewOrderNames = Object.keys(reviewOrders) as [ReviewOrder, ...ReviewOrder[]]
