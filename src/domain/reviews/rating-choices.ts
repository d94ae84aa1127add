/** The five choices of a review, best first. */
export const ratingChoices = [
  { rating: 5, label: 'Excellent' },
  { rating: 4, label: 'Good' },
  { rating: 3, label: 'Average' },
  { rating: 2, label: 'Poor' },
  { rating: 1, label: 'Terrible' },
] as const
