import { t } from '#messages'
import { MAX_REVIEW_PHOTOS } from './photos.ts'

/** Messages about a photo of a review while it is chosen or sent. */
export const photoSentences = () =>
  ({
    missing: t.reviews.photoMissing,
    wrongType: t.reviews.photoWrongType,
    tooLarge: t.reviews.photoTooLarge,
    failed: t.reviews.photoFailed,
    tooMany: t.reviews.tooManyPhotos({ count: MAX_REVIEW_PHOTOS }),
    lost: t.reviews.photoLost,
    full: t.reviews.photosFull,
  }) as const
