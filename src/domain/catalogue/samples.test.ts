import { expect, test } from 'vitest'
import { samplesInWords, samplesRemoved } from './samples.ts'

test.each([
  [0, 0, '', 'The shop holds no samples.'],
  [1, 0, '1 sample product', 'Removed 1 sample product.'],
  [0, 2, '2 sample reviews', 'Removed 2 sample reviews.'],
  [
    215,
    1_020,
    '215 sample products and 1,020 sample reviews',
    'Removed 215 sample products and 1,020 sample reviews.',
  ],
])('%i products and %i reviews (rule: samples)', (products, reviews, words, removed) => {
  expect(samplesInWords({ products, reviews })).toBe(words)
  expect(samplesRemoved({ products, reviews })).toBe(removed)
})
