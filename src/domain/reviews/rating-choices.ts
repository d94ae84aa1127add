import * as messages from '#messages/review-choices.ts'

/** The five choices of a review, best first. */
export const ratingChoices = [
  { rating: 5, label: messages.excellent },
  { rating: 4, label: messages.good },
  { rating: 3, label: messages.average },
  { rating: 2, label: messages.poor },
  { rating: 1, label: messages.terrible },
] as const
