import { expect, test } from 'vitest'
import { MAX_SHEET_CHARACTERS } from '#domain/catalogue/sheet/columns.ts'
import { sheetSentences } from '#domain/catalogue/sheet/sentences.ts'
import { sheetText } from './sheet-file.ts'

const text = 'Name,Product id\r\nٹرک آرٹ,1'
const little = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))])
const big = new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()])

test.each<[string, BlobPart]>([
  ['UTF-8', text],
  ['UTF-8 with its mark', `\uFEFF${text}`],
  ['what Excel calls Unicode', little],
  ['the same the other way round', big],
])('%s is read', async (_, content) => {
  expect(await sheetText(new Blob([content]))).toEqual({ text })
})

test.each<[string, BlobPart, string]>([
  ['the encoding of one country', new Uint8Array([0x4e, 0xe9, 0x2c]), sheetSentences.notUtf8],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20]), sheetSentences.workbook],
  ['too much', 'x'.repeat(MAX_SHEET_CHARACTERS + 1), sheetSentences.tooLarge],
])('%s is refused in a sentence', async (_, content, mistake) => {
  expect(await sheetText(new Blob([content]))).toEqual({ mistake })
})
