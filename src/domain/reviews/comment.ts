import { requiredText } from '#domain/forms/rules.ts'

/** The five choices of a review, best first. */
export const ratingChoices = [
  { rating: 5, label: 'Excellent' },
  { rating: 4, label: 'Good' },
  { rating: 3, label: 'Average' },
  { rating: 2, label: 'Poor' },
  { rating: 1, label: 'Terrible' },
] as const

/** Said when a review has been taken. */
export const REVIEW_TAKEN = 'Review submitted successfully!'

/** What a review says: plain text of 1 to 1,000 characters (rule: reviews). */
export const reviewComment = requiredText('Please write a comment', { max: 1000 })
