/** '4.3 of 5 from 12 reviews': what stars say in words; those of samples say so (rule: samples). */
export function ratingWords(rating: number, reviews: number, isSample = false): string {
  if (reviews === 0) return 'No reviews yet'
  const shown = Math.round(rating * 10) / 10
  const kind = isSample ? 'sample ' : ''
  return `${shown} of 5 from ${reviews} ${kind}${reviews === 1 ? 'review' : 'reviews'}`
}

/** '12' or '3 samples': what stands beside stars. */
export function ratingCount(reviews: number, isSample = false): string {
  return isSample ? `${reviews} ${reviews === 1 ? 'sample' : 'samples'}` : String(reviews)
}
