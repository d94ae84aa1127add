import { describe, expect, test } from 'vitest'
import {
  acceptedPictureTypes,
  isArtworkSize,
  PICTURE_BYTES_LIMIT,
  pictureFileMistake,
  pictureSentences,
  sizeWithin,
} from './picture-rules.ts'

const WRONG_TYPE = 'Please select a valid image file (JPG, PNG, or WEBP)'
const TOO_LARGE = 'Image size should be less than 5MB'

const photo = { name: 'case.jpg', type: 'image/jpeg', size: 300_000 }

describe('an accepted file', () => {
  test.each([
    ['a JPEG', {}],
    ['a JPEG with its other extension', { type: 'image/jpg' }],
    ['a PNG', { name: 'case.png', type: 'image/png' }],
    ['a WebP', { name: 'case.webp', type: 'image/webp' }],
    ['a picture without an extension', { name: 'image' }],
    ['a JPEG without a media type', { type: '', name: 'Case.JPEG' }],
    ['a WebP without a media type', { type: '', name: 'my.case.webp' }],
    ['one byte below the limit', { size: 5_242_879 }],
  ])('%s', (_name, changes) => {
    expect(pictureFileMistake({ ...photo, ...changes })).toBeNull()
  })
})

describe('a refused file', () => {
  test.each([
    ['a GIF', { name: 'case.gif', type: 'image/gif' }, WRONG_TYPE],
    ['an SVG named as a PNG', { name: 'case.png', type: 'image/svg+xml' }, WRONG_TYPE],
    ['a photo in a phone’s own format', { name: 'case.heic', type: 'image/heic' }, WRONG_TYPE],
    ['a PDF without a media type', { name: 'case.pdf', type: '' }, WRONG_TYPE],
    ['a file without a name and type', { name: 'case', type: '' }, WRONG_TYPE],
    ['an extension alone', { name: 'jpg', type: '' }, WRONG_TYPE],
    ['a type named like an object’s property', { type: 'constructor' }, WRONG_TYPE],
    ['an empty file', { size: 0 }, pictureSentences().wrongType],
    ['exactly the limit', { size: 5_242_880 }, TOO_LARGE],
    ['a large file of another type', { type: 'video/mp4', size: 9_000_000 }, WRONG_TYPE],
  ])('%s', (_name, changes, sentence) => {
    expect(pictureFileMistake({ ...photo, ...changes })).toBe(sentence)
  })
})

test('the file field’s types are accepted, and the limit is five binary megabytes', () => {
  for (const type of acceptedPictureTypes.split(',')) {
    expect(pictureFileMistake({ ...photo, type })).toBeNull()
  }
  expect(PICTURE_BYTES_LIMIT).toBe(5_242_880)
})

test.each([
  [1200, 1200, true],
  [1200, 9000, true],
  [1199, 9000, false],
  [9000, 1199, false],
])('%i by %i pixels can be printed: %s (rule: artwork)', (width, height, isLarge) => {
  expect(isArtworkSize({ width, height })).toBe(isLarge)
})

describe('a picture is scaled down to an area, whatever its shape (rule: uploads)', () => {
  const most = 4_000_000
  test.each([
    ['a screenshot', [1080, 2400], [1080, 2400]],
    ['a scrolled screenshot', [1080, 8000], [735, 5443]],
    ['the longest that a phone scrolls', [1080, 20_000], [465, 8607]],
    ['a wide one', [8000, 1080], [5443, 735]],
    ['a square', [3000, 3000], [2000, 2000]],
    ['a photo', [4000, 3000], [2309, 1732]],
    ['one of the area', [2000, 2000], [2000, 2000]],
    ['one longer than a WebP file', [100, 40_000], [41, 16_383]],
    ['a line', [1, 51_000_000], [1, 16_383]],
  ])('%s', (_name, [width = 0, height = 0], [w, h]) => {
    expect(sizeWithin({ width, height }, most)).toEqual({ width: w, height: h })
  })

  test('text of a phone keeps a third of its height, up to the longest picture that is decoded', () => {
    for (let height = 1080; height <= 47_000; height += 1_000) {
      const { width } = sizeWithin({ width: 1080, height }, most)
      expect(width, `${height}`).toBeGreaterThanOrEqual(300)
    }
  })
})
