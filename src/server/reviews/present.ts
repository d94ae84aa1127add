import type { Review } from '#domain/contract/reviews.ts'

interface ReviewRow {
  readonly id: string
  readonly user_id: string | null
  readonly sample_author: string | null
  readonly rating: number
  readonly comment: string
  readonly created_at: Date
}

/** Columns of a `ReviewRow`. */
export const reviewColumns = [
  'id',
  'user_id',
  'sample_author',
  'rating',
  'comment',
  'created_at',
] as const satisfies readonly (keyof ReviewRow)[]

/** Fields of a review that are not columns of its row. */
interface AroundReview extends Pick<Review, 'name' | 'verifiedBuyer' | 'photos' | 'helpful'> {
  /** Whether the caller wrote it, or found it helpful. */
  readonly isOwn?: boolean | undefined
  readonly isHelpful?: boolean | undefined
}

/** Serializes a review for answers. */
export function presentReview(
  row: ReviewRow,
  { name, verifiedBuyer, photos, helpful, isOwn, isHelpful }: AroundReview,
): Review {
  return {
    _id: row.id,
    name: row.sample_author ?? name,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    verifiedBuyer,
    photos,
    helpful,
    ...(isOwn && { isOwn }),
    ...(isHelpful && { isHelpful }),
    ...(row.sample_author !== null && { isSample: true }),
  }
}
