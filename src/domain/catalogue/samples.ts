/** Counts of a shop's sample data (rule: samples). */
export interface Samples {
  readonly products: number
  readonly reviews: number
}

/** '215 sample products and 1 sample review'; what there is none of is not said. */
export function samplesInWords({ products, reviews }: Samples): string {
  const parts = [
    [products, 'sample product'],
    [reviews, 'sample review'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`)
    .join(' and ')
}

/** The sentence after their removal. */
export function samplesRemoved(samples: Samples): string {
  const gone = samplesInWords(samples)
  return gone === '' ? 'The shop holds no samples.' : `Removed ${gone}.`
}
