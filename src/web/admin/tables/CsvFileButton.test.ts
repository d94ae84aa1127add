import { expect, test } from 'vitest'
import { FILE_TOO_LARGE, MOST_BYTES, NO_CSV } from '#domain/tables/table-file.ts'
import { readCsvFile } from './CsvFileButton.tsx'

const text = 'Name,Product id\r\nٹرک آرٹ,1'
const little = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))])
const big = new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()])

test.each<[string, BlobPart, object]>([
  ['UTF-8', text, { text }],
  ['UTF-8 with a byte order mark', `\uFEFF${text}`, { text }],
  ['UTF-16 as written by Excel', little, { text }],
  ['UTF-16 in the other byte order', big, { text }],
  [
    'another encoding, with replacement characters',
    new Uint8Array([0x4e, 0xe9]),
    { text: 'N\uFFFD' },
  ],
])('a file in %s is read', async (_name, content, expected) => {
  expect(await readCsvFile(new File([content], 'a.csv'))).toEqual({ name: 'a.csv', ...expected })
})

test.each<[string, BlobPart, string]>([
  ['an Excel file', 'PK\u0003\u0004…', NO_CSV],
  ['too large a file', 'x'.repeat(MOST_BYTES + 1), FILE_TOO_LARGE],
])('%s is refused with instructions', async (_name, content, mistake) => {
  expect(await readCsvFile(new File([content], 'a.csv'))).toEqual({ mistake })
})
