import { type FieldRule, requiredText } from '#domain/forms/rules.ts'
import * as messages from '#messages/review-fields.ts'
import { ratingChoices } from './rating-choices.ts'

/** Message after a review was saved. */
export const REVIEW_TAKEN = messages.taken

/** The text of a review: plain text of 1 to 1,000 characters (rule: reviews). */
export const reviewComment = requiredText(messages.commentMissing, { max: 1000 })

/** Message for a rating that is none of the five. */
export const RATING_MISSING = messages.ratingMissing

const chosenRating: FieldRule<string, number> = {
  missing: RATING_MISSING,
  read(typed) {
    const chosen = ratingChoices.find(({ rating }) => String(rating) === typed)
    return chosen ? { value: chosen.rating } : { mistake: RATING_MISSING }
  },
}

/** Fields of a review. */
export const reviewFields = { rating: chosenRating, comment: reviewComment } as const
