import { type FieldRule, requiredText } from '#domain/forms/rules.ts'
import { t } from '#messages'
import { ratingChoices } from './rating-choices.ts'

/** The text of a review: plain text of 1 to 1,000 characters (rule: reviews). */
export const reviewComment = requiredText(() => t.reviewForm.commentMissing, { max: 1000 })

const chosenRating: FieldRule<string, number> = {
  missing: () => t.reviewForm.ratingMissing,
  read(typed) {
    const chosen = ratingChoices().find(({ rating }) => String(rating) === typed)
    return chosen ? { value: chosen.rating } : { mistake: t.reviewForm.ratingMissing }
  },
}

/** Fields of a review. */
export const reviewFields = { rating: chosenRating, comment: reviewComment } as const
