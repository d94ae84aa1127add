/** '4.3 of 5 from 12 reviews': what stars say in words. */
export function ratingWords(rating: number, reviews: number): string {
  if (reviews === 0) return 'No reviews yet'
  const shown = Math.round(rating * 10) / 10
  return `${shown} of 5 from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
}
