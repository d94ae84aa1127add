import * as messages from '#messages/ui.ts'

/** Text alternative of stars, '4.3 of 5 from 12 reviews'; it names samples (rule: samples). */
export function ratingWords(rating: number, reviews: number, isSample = false): string {
  if (reviews === 0) return messages.noReviews
  const figures = { rating: Math.round(rating * 10) / 10, count: reviews }
  return isSample ? messages.ofSamples(figures) : messages.ofReviews(figures)
}

/** Number of reviews next to stars: '12', or '3 samples'. */
export function ratingCount(reviews: number, isSample = false): string {
  return isSample ? messages.samples({ count: reviews }) : String(reviews)
}
