import { expect, test } from 'vitest'
import { delimiterOf, EMPTY_FILE, fileMistake, NO_CSV } from './table-file.ts'

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

test.each([
  ['a,b\n1,2', ','],
  ['CN;Amount\n77;1,059\n78;2,000', ';'],
  ['a\tb\n"x, y"\t2', '\t'],
  ['CN,Address\n77,"House 1; Street 2"\n78,House 3', ','],
  ['1A2B3C4D 779412345678', null],
  ['', null],
])('between the cells of %j stands %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter)
})
