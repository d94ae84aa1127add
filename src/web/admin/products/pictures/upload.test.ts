import { expect, test } from 'vitest'
import { storedPath } from './upload.ts'

test.each([
  ['the specified answer', '{"image":"/uploads/a.webp"}', '/uploads/a.webp'],
  ['a string of JSON', '"/uploads/a.webp"', '/uploads/a.webp'],
  ['bare text', '/uploads/a.webp\n', '/uploads/a.webp'],
  ['no path', '{"image":""}', null],
  ['another field', '{"path":"/uploads/a.webp"}', null],
  ['a picture elsewhere', '"https://example.com/a.png"', null],
  ['nothing', '', null],
  ['null', 'null', null],
  ['a page', '<html></html>', null],
])('the path of an upload: %s', (_name, answer, path) => {
  expect(storedPath(answer)).toBe(path)
})
