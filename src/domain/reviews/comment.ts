import { type FieldRule, requiredText } from '#domain/forms/rules.ts'
import { t } from '#messages'
import { MAX_REVIEW_PHOTOS } from './photos.ts'
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

export const reviewFields = { rating: chosenRating, comment: reviewComment } as const

/** Messages about a photo of a review while it is chosen or sent. */
export const photoSentences = () =>
  ({
    missing: t.reviewForm.photoMissing,
    wrongType: t.reviewForm.photoWrongType,
    tooLarge: t.reviewForm.photoTooLarge,
    failed: t.reviewForm.photoFailed,
    tooMany: t.reviewForm.tooManyPhotos({ count: MAX_REVIEW_PHOTOS }),
    lost: t.reviewForm.photoLost,
    full: t.reviewForm.photosFull,
  }) as const
