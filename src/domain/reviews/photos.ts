/** Most photos of one review (rule: review-photos). */
export const MAX_REVIEW_PHOTOS = 3

/** Stored sizes of a review's photo, in pixels. */
export const reviewPhotoPixels = {
  /** Its area, at most: 1,600 × 1,200 for a camera's photo. */
  full: 1600 * 1200,
  /** Both sides of its thumbnail: twice its displayed size in a list. */
  thumbnail: 192,
} as const

/** Base of a photo's file names: 128 random bits, unrelated to the content. */
const BASE = 'review-[0-9a-f]{32}'
const PHOTO_FILE = new RegExp(`^(${BASE})(?:-thumb)?\\.webp$`)
const PHOTO_PATH = new RegExp(`^/uploads/(${BASE})\\.webp$`)

/** The two files of a photo; the second is the one in its path. */
export function reviewPhotoFiles(base: string): readonly [thumbnail: string, full: string] {
  return [`${base}-thumb.webp`, `${base}.webp`]
}

/** Path of a photo in a review. */
export function reviewPhotoPath(base: string): string {
  return `/uploads/${base}.webp`
}

/** The base of the photo at a path; null for a path that is no photo of a review. */
export function baseOfReviewPhoto(path: string): string | null {
  return PHOTO_PATH.exec(path)?.[1] ?? null
}

/** The base of the photo that a stored file belongs to; null for any other file. */
export function baseOfReviewPhotoFile(name: string): string | null {
  return PHOTO_FILE.exec(name)?.[1] ?? null
}

/** The square thumbnail of the photo at a path. */
export function reviewThumbnail(path: string): string {
  return path.replace(/\.webp$/, '-thumb.webp')
}
