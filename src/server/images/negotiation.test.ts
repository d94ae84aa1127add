import { expect, test } from 'vitest'
import { acceptedFormat } from './negotiation.ts'

test.each([
  ['no header', undefined, 'webp'],
  ['curl', '*/*', 'webp'],
  ['nothing', '', 'webp'],
  ['a browser', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['a browser before WebP', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
  ['JPEG alone', 'image/jpeg', 'jpg'],
  ['PNG alone', 'image/png', 'png'],
  ['JPEG or PNG', 'image/png, image/jpeg', 'jpg'],
  ['PNG rather than JPEG', 'image/jpeg;q=0.5, IMAGE/PNG ; Q=0.9', 'png'],
  ['anything but WebP', 'image/webp;q=0, image/*', 'avif'],
  ['JPEG, WebP in need', 'image/webp;q=0.1, image/jpeg', 'jpg'],
  ['AVIF alone', 'image/avif', 'avif'],
  ['no picture at all', 'text/html', 'webp'],
  ['a quality that is none', 'image/jpeg;q=high', 'webp'],
])('%s is sent a format that it takes', (_who, accept, format) => {
  expect(acceptedFormat(accept)).toBe(format)
})
