import { MAX_SHEET_CHARACTERS } from '#domain/catalogue/sheet/columns.ts'
import { sheetSentences } from '#domain/catalogue/sheet/sentences.ts'

/** How the bytes begin that Excel saves as "Unicode text", and those of a workbook. */
const UTF_16_LITTLE = [0xff, 0xfe]
const UTF_16_BIG = [0xfe, 0xff]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The text of a file that somebody chose, or the sentence that says why it can't be read. */
export async function sheetText(
  file: Blob,
): Promise<{ readonly text: string } | { readonly mistake: string }> {
  if (file.size > MAX_SHEET_CHARACTERS) return { mistake: sheetSentences.tooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(ZIP)) return { mistake: sheetSentences.workbook }
  const encoding = begins(UTF_16_LITTLE) ? 'utf-16le' : begins(UTF_16_BIG) ? 'utf-16be' : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return { mistake: sheetSentences.notUtf8 }
  }
}
