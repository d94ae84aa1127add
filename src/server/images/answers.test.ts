import { expect, test } from 'vitest'
import { acceptedFormat } from './answers.ts'

test.each([
  ['no header', undefined, 'webp'],
  ['curl', '*/*', 'webp'],
  ['an empty header', '', 'webp'],
  ['a browser', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['a browser without WebP', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
  ['JPEG alone', 'image/jpeg', 'jpg'],
  ['PNG alone', 'image/png', 'png'],
  ['JPEG or PNG', 'image/png, image/jpeg', 'jpg'],
  ['PNG rather than JPEG', 'image/jpeg;q=0.5, IMAGE/PNG ; Q=0.9', 'png'],
  ['anything but WebP', 'image/webp;q=0, image/*', 'avif'],
  ['JPEG, or WebP with a lower quality', 'image/webp;q=0.1, image/jpeg', 'jpg'],
  ['AVIF alone', 'image/avif', 'avif'],
  ['no picture type', 'text/html', 'webp'],
  ['an invalid quality', 'image/jpeg;q=high', 'webp'],
])('%s is sent an accepted format', (_who, accept, format) => {
  expect(acceptedFormat(accept)).toBe(format)
})
