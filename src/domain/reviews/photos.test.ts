import { expect, test } from 'vitest'
import {
  baseOfReviewPhoto,
  baseOfReviewPhotoFile,
  reviewPhotoFiles,
  reviewPhotoPath,
  reviewThumbnail,
} from './photos.ts'

const base = `review-${'0123456789abcdef'.repeat(2)}`

test('a photo is identified by its path, and each of its files by its name', () => {
  expect(baseOfReviewPhoto(reviewPhotoPath(base))).toBe(base)
  for (const file of reviewPhotoFiles(base)) expect(baseOfReviewPhotoFile(file)).toBe(base)
  const [thumbnail] = reviewPhotoFiles(base)
  expect(reviewThumbnail(reviewPhotoPath(base))).toBe(`/uploads/${thumbnail}`)
})

test.each([
  '/uploads/picture-0123456789abcdef01234567.webp',
  '/uploads/review-1.webp',
  `/uploads/${base}-thumb.webp`,
  `/uploads/${base}.avif`,
  `/uploads/${base}-320.webp`,
  `/images/${base}.webp`,
  `/uploads/../${base}.webp`,
  `https://example.com/uploads/${base}.webp`,
  `/uploads/${base.toUpperCase()}.webp`,
  `/uploads/${base}.webp\n`,
  '',
])('%j is no photo of a review', (path) => {
  expect(baseOfReviewPhoto(path)).toBeNull()
})

test.each([`${base}.png`, `${base}-320.webp`, 'review-1.webp', 'artwork-1.webp', `x${base}.webp`])(
  '%s is no file of one',
  (name) => {
    expect(baseOfReviewPhotoFile(name)).toBeNull()
  },
)
