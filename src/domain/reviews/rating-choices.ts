import { t } from '#messages'

/** The five choices of a review, best first. */
export const ratingChoices = () =>
  [
    { rating: 5, label: t.reviews.excellent },
    { rating: 4, label: t.reviews.good },
    { rating: 3, label: t.reviews.average },
    { rating: 2, label: t.reviews.poor },
    { rating: 1, label: t.reviews.terrible },
  ] as const

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
