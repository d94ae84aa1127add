import { photoSentences } from '#domain/reviews/comment.ts'
import { baseOfReviewPhoto, reviewPhotoFiles } from '#domain/reviews/photos.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Space } from '#server/images/space.ts'
import { discardFiles } from '#server/images/stored-pictures.ts'
import { storePicture } from '#server/images/uploads/store-upload.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Dependencies of storing a photo. */
interface PhotoParts {
  readonly db: Queryable
  readonly images: ImageStore
  readonly space: Pick<Space, 'takeForReview'>
}

/** Uploaded photo; `signal` aborts its decoding. */
interface SentPhoto {
  readonly userId: string
  readonly bytes: Uint8Array
  readonly signal: AbortSignal
}

/**
 * Stores a photo for a review, which the account must write within a day (rule: review-photos).
 *
 * @returns path by which the review refers to the photo
 * @throws Refusal as `storePicture`
 */
export async function storeReviewPhoto(
  { db, images, space }: PhotoParts,
  { userId, bytes, signal }: SentPhoto,
): Promise<string> {
  const keeping = { db, images, space: { take: space.takeForReview } }
  const path = await storePicture(keeping, { bytes, use: 'review' }, signal, photoSentences())
  const file = baseOfReviewPhoto(path) ?? ''
  await db.insertInto('review_photos').values({ file, user_id: userId }).execute()
  return path
}

/** Deletes the files of photos whose rows have been deleted. */
export function discardPhotos(
  { db, images }: Pick<PhotoParts, 'db' | 'images'>,
  photos: readonly string[],
): Promise<void> {
  return discardFiles(db, images, photos.flatMap(reviewPhotoFiles))
}
