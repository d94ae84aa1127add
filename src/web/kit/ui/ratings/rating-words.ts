import { t } from '#messages'

/** Text alternative of stars, '4.3 of 5 from 12 reviews'; it names samples (rule: samples). */
export function ratingWords(rating: number, reviews: number, isSample = false): string {
  if (reviews === 0) return t.common.noReviews
  const figures = { rating: Math.round(rating * 10) / 10, count: reviews }
  return isSample ? t.common.ofSamples(figures) : t.common.ofReviews(figures)
}

/** Number of reviews next to stars: '12', or '3 samples'. */
export function ratingCount(reviews: number, isSample = false): string {
  return isSample ? t.common.samples({ count: reviews }) : String(reviews)
}
