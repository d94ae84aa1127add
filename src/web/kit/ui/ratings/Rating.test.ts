import { expect, test } from 'vitest'
import { ratingCount, ratingWords } from './Rating.tsx'

test.each([
  [0, 0, false, 'No reviews yet', '0'],
  [5, 1, false, '5 of 5 from 1 review', '1'],
  [4.26, 12, false, '4.3 of 5 from 12 reviews', '12'],
  [4, 1, true, '4 of 5 from 1 sample review', '1, Sample'],
  [4.5, 2, true, '4.5 of 5 from 2 sample reviews', '2, Sample'],
])('%f from %i, of samples: %s (rule: samples)', (rating, reviews, isSample, words, count) => {
  expect(ratingWords(rating, reviews, isSample)).toBe(words)
  expect(ratingCount(reviews, isSample)).toBe(count)
})
