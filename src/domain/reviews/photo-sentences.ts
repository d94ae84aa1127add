import { t } from '#messages'
import { MAX_REVIEW_PHOTOS } from './photos.ts'

/** Messages about a photo of a review while it is chosen or sent. */
export const photoSentences = () =>
  ({
    missing: t.reviews.missing,
    wrongType: t.reviews.wrongType,
    tooLarge: t.reviews.tooLarge,
    failed: t.reviews.photoFailed,
    tooMany: t.reviews.tooMany({ count: MAX_REVIEW_PHOTOS }),
    lost: t.reviews.lost,
    full: t.reviews.full,
  }) as const
