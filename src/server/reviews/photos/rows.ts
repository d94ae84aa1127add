import { sql } from 'kysely'
import { Refusal } from '#domain/contract/refusal.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { baseOfReviewPhoto } from '#domain/reviews/photos.ts'
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

interface AttachedPhotos {
  readonly reviewId: string
  readonly userId: string
  /** Distinct paths from answers of `uploadReviewPhoto`. */
  readonly paths: readonly string[]
}

/**
 * Replaces the photos of a review by uploads of its author that no other review has.
 *
 * @returns base names of the files of photos that the review no longer has
 * @throws Refusal INVALID_INPUT at `photos` when one of them is no such upload
 */
export async function attachPhotos(
  tx: ShopTransaction,
  { reviewId, userId, paths }: AttachedPhotos,
): Promise<readonly string[]> {
  const files = paths.map(baseOfReviewPhoto)
  for (const [place, file] of files.entries()) {
    const taken = await tx
      .updateTable('review_photos')
      .set({ review_id: reviewId, place })
      .where('file', '=', file ?? '')
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('review_id', 'is', null), eb('review_id', '=', reviewId)]))
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) {
      const { lost: message } = photoSentences()
      throw new Refusal('INVALID_INPUT', message, { fields: [{ field: 'photos', message }] })
    }
  }
  const dropped = await tx
    .deleteFrom('review_photos')
    .where('review_id', '=', reviewId)
    .where('file', '<>', sql<string>`all (${files}::text[])`)
    .returning('file')
    .execute()
  return dropped.map(({ file }) => file)
}

/**
 * Deletes the photos of a review.
 *
 * @returns base names of the files, which the caller must delete
 */
export async function dropPhotosOfReview(
  tx: ShopTransaction,
  reviewId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('review_photos')
    .where('review_id', '=', reviewId)
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
}

/**
 * Deletes all photos of an account, with or without a review.
 *
 * @returns base names of the files, which the caller must delete
 */
export async function dropPhotosOfAccount(
  tx: ShopTransaction,
  userId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('review_photos')
    .where('user_id', '=', userId)
    .returning('file')
    .execute()
  return rows.map(({ file }) => file)
}
