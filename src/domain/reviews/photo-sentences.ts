import { t } from '#messages'
import { MAX_REVIEW_PHOTOS } from './photos.ts'

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
