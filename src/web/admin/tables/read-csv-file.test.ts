import { expect, test } from 'vitest'
import { FILE_TOO_LARGE, MOST_BYTES, NO_CSV } from '#domain/tables/table-file.ts'
import { readCsvFile } from './read-csv-file.ts'

test.each([
  ['a,b\n1,2', { name: 'tcs.csv', text: 'a,b\n1,2' }],
  ['PK\u0003\u0004…', { mistake: NO_CSV }],
  ['x'.repeat(MOST_BYTES + 1), { mistake: FILE_TOO_LARGE }],
])('a file that begins with %.8j is read, or refused with what to do', async (text, expected) => {
  expect(await readCsvFile(new File([text], 'tcs.csv'))).toEqual(expected)
})
