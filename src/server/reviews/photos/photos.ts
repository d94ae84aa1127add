import { type RawBuilder, sql } from 'kysely'
import { refusalAt } from '#domain/contract/refusal.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { baseOfReviewPhoto, reviewPhotoFiles } from '#domain/reviews/photos.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Space } from '#server/images/space.ts'
import { discardFiles } from '#server/images/stored-pictures.ts'
import { storePicture } from '#server/images/uploads/store-upload.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'

/** Selects which of these photos, by base name of their files, have a row. */
export async function photosWithRow(
  db: Queryable,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set()
  const rows = await db
    .selectFrom('review_photos')
    .select('file')
    .where('file', '=', sql<string>`any (${files}::text[])`)
    .execute()
  return new Set(rows.map(({ file }) => file))
}

/**
 * Replaces the photos of a review by uploads of its author that no other review has.
 *
 * @param paths distinct ones, from answers of `uploadReviewPhoto`
 * @returns base names of the files of photos that the review no longer has
 * @throws Refusal INVALID_INPUT at `photos` when one of them is no such upload
 */
export async function attachPhotos(
  tx: ShopTransaction,
  review: { readonly id: string; readonly userId: string },
  paths: readonly string[],
): Promise<readonly string[]> {
  const files = paths.map(baseOfReviewPhoto)
  for (const [place, file] of files.entries()) {
    const taken = await tx
      .updateTable('review_photos')
      .set({ review_id: review.id, place })
      .where('file', '=', file ?? '')
      .where('user_id', '=', review.userId)
      .where((eb) => eb.or([eb('review_id', 'is', null), eb('review_id', '=', review.id)]))
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) {
      throw refusalAt('photos', 'INVALID_INPUT', photoSentences().lost)
    }
  }
  const isDropped = sql<boolean>`file <> all (${files}::text[])`
  return dropPhotos(tx, 'review_id', review.id, isDropped)
}

/**
 * Deletes the photos of a review, or all photos of an account, with or without a review.
 *
 * @returns base names of the files, which the caller must delete
 */
export async function dropPhotos(
  tx: ShopTransaction,
  of: 'review_id' | 'user_id',
  id: string,
  isDropped: RawBuilder<boolean> = sql`true`,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('review_photos')
    .where(of, '=', id)
    .where(isDropped)
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
}

interface PhotoServices {
  readonly db: Queryable
  readonly images: ImageStore
  readonly space: Pick<Space, 'takeForReview'>
}

/**
 * Stores a photo for a review, which the account must write within a day (rule: review-photos).
 *
 * @param signal aborts its decoding
 * @returns path by which the review refers to the photo
 * @throws Refusal as `storePicture`
 */
export async function storeReviewPhoto(
  { db, images, space }: PhotoServices,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const services = { db, images, space: { take: space.takeForReview } }
  const path = await storePicture(services, { bytes, use: 'review' }, signal, photoSentences())
  const file = baseOfReviewPhoto(path) ?? ''
  await db.insertInto('review_photos').values({ file, user_id: userId }).execute()
  return path
}

/** Deletes the files of photos whose rows have been deleted. */
export function discardPhotos(
  { db, images }: Pick<PhotoServices, 'db' | 'images'>,
  photos: readonly string[],
): Promise<void> {
  return discardFiles(db, images, photos.flatMap(reviewPhotoFiles))
}
