import type { Review } from '#domain/contract/reviews.ts'

interface ReviewRow {
  readonly id: string
  readonly user_id: string
  readonly rating: number
  readonly comment: string
  readonly created_at: Date
}

/** The columns of a `ReviewRow`. */
export const reviewColumns = [
  'id',
  'user_id',
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
    name: author.name,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    verifiedBuyer: author.verifiedBuyer,
  }
}
