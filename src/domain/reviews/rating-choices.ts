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
