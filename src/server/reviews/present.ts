import type { Review } from '#domain/contract/reviews.ts'

interface ReviewRow {
  readonly id: string
  readonly user_id: string | null
  readonly sample_author: string | null
  readonly rating: number
  readonly comment: string
  readonly created_at: Date
}

/** The columns of a `ReviewRow`. */
export const reviewColumns = [
  'id',
  'user_id',
  'sample_author',
  'rating',
  'comment',
  'created_at',
] as const satisfies readonly (keyof ReviewRow)[]

/** A review as every call shows it. */
export function presentReview(
  row: ReviewRow,
  author: Pick<Review, 'name' | 'verifiedBuyer'>,
): Review {
  return {
    _id: row.id,
    name: row.sample_author ?? author.name,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    verifiedBuyer: author.verifiedBuyer,
    ...(row.sample_author !== null && { isSample: true }),
  }
}
