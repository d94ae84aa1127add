/** Counts of a shop's sample data (rule: samples). */
export interface Samples {
  readonly products: number
  readonly reviews: number
}

/** Counts in words: '215 sample products and 1 sample review'; a zero is left out. */
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

/** Message after the removal of samples. */
export function samplesRemoved(samples: Samples): string {
  const gone = samplesInWords(samples)
  return gone === '' ? 'The shop holds no samples.' : `Removed ${gone}.`
}
