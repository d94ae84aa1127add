import { type FieldRule, requiredText } from '#domain/forms/rules.ts'
import { ratingChoices } from './rating-choices.ts'

/** Said when a review has been taken. */
export const REVIEW_TAKEN = 'Review submitted successfully!'

/** What a review says: plain text of 1 to 1,000 characters (rule: reviews). */
export const reviewComment = requiredText('Please write a comment', { max: 1000 })

/** Said of a rating that is none of the five. */
export const RATING_MISSING = 'Please choose a rating'

const chosenRating: FieldRule<string, number> = {
  missing: RATING_MISSING,
  read(typed) {
    const chosen = ratingChoices.find(({ rating }) => String(rating) === typed)
    return chosen ? { value: chosen.rating } : { mistake: RATING_MISSING }
  },
}

/** What a review is made of. */
export const reviewFields = { rating: chosenRating, comment: reviewComment } as const
