import { t } from '#messages'

/** The five choices of a review, best first. */
export const ratingChoices = () =>
  [
    { rating: 5, label: t.product.excellent },
    { rating: 4, label: t.product.good },
    { rating: 3, label: t.product.average },
    { rating: 2, label: t.product.poor },
    { rating: 1, label: t.product.terrible },
  ] as const

/** The orders of a list of reviews, with their labels; the first is the default. */
export const reviewOrders = {
  get newest() {
    return t.product.newest
  },
  get best() {
    return t.product.best
  },
  get lowest() {
    return t.product.lowest
  },
  get helpful() {
    return t.product.mostHelpful
  },
} as const
export type ReviewOrder = keyof typeof reviewOrders

/** The names of the orders, for a select and a query string. */
export const reviewOrderNames = Object.keys(reviewOrders) as [ReviewOrder, ...ReviewOrder[]]
