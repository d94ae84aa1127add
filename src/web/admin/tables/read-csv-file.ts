import { FILE_TOO_LARGE, fileMistake, MOST_BYTES } from '#domain/tables/table-file.ts'

/** Text of a chosen file, kept in memory only. */
export interface CsvText {
  readonly name: string
  readonly text: string
}

/** Timeout in milliseconds for a long file, which a phone may upload slowly. */
export const TABLE_TIMEOUT = 90_000

/**
 * Reads the text of a CSV file, or returns the reason why it isn't one; such a file is never sent.
 * Excel's "Unicode text" is UTF-16; bytes that can't be decoded become replacement characters.
 */
export async function readCsvFile(file: File): Promise<CsvText | { readonly mistake: string }> {
  if (file.size > MOST_BYTES) return { mistake: FILE_TOO_LARGE }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = `${bytes[0]} ${bytes[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  const mistake = fileMistake(text)
  return mistake === null ? { name: file.name, text } : { mistake }
}
