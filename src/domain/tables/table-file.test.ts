import { expect, test } from 'vitest'
import { EMPTY_FILE, fileMistake, NO_CSV } from './table-file.ts'

test.each([
  ['PK\u0003\u0004\u0014\0', NO_CSV],
  ['\uFFFD\uFFFD\u0011\0', NO_CSV],
  ['  \n', EMPTY_FILE],
  ['\uFEFF', EMPTY_FILE],
  ['PK,1', null],
  ['a,b', null],
])('a file that begins with %j: %j', (text, mistake) => {
  expect(fileMistake(text)).toBe(mistake)
})
