import { t } from '#messages'
import { classNames } from '../class-names.ts'

interface RatingProps {
  /** 0 to 5. */
  readonly rating: number
  readonly numReviews: number
  readonly ratingIsSample?: boolean | undefined
  /** A note on the page says that ratings are samples, so that the number stands alone. */
  readonly isNoted?: boolean
}

/** One star, the average and the number of reviews in a line of a card; its words for screen readers. */
export function Rating({ rating, numReviews, ratingIsSample = false, isNoted }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <svg
        viewBox="0 0 24 24"
        role="img"
        aria-label={ratingWords(rating, numReviews, ratingIsSample)}
        className={classNames('size-3.5', numReviews === 0 ? 'text-edge' : 'text-star')}
      >
        <path
          fill="currentColor"
          d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z"
        />
      </svg>
      {numReviews > 0 && (
        <span aria-hidden="true" className="font-semibold text-ink">
          {rating.toFixed(1)}
        </span>
      )}
      <span aria-hidden="true">({ratingCount(numReviews, ratingIsSample && !isNoted)})</span>
    </span>
  )
}

/** Text alternative of stars, '4.3 of 5 from 12 reviews'; it names samples (rule: samples). */
export function ratingWords(rating: number, reviews: number, isSample = false): string {
  if (reviews === 0) return t.common.noReviews
  const figures = { rating: Math.round(rating * 10) / 10, count: reviews }
  return isSample ? t.common.ofSamples(figures) : t.common.ofReviews(figures)
}

/** Number of reviews next to stars: '12', or '3, Sample'. */
export function ratingCount(reviews: number, isSample = false): string {
  return isSample ? t.common.samples({ count: reviews }) : String(reviews)
}
