import { FILE_TOO_LARGE, fileMistake, MOST_BYTES } from '#domain/tables/table-file.ts'

/** A file that somebody has chosen, as text. It is kept in memory only. */
export interface CsvText {
  readonly name: string
  readonly text: string
}

/** The text of a CSV file, or the sentence that says why it is none; what is none is never sent. */
export async function readCsvFile(file: File): Promise<CsvText | { readonly mistake: string }> {
  if (file.size > MOST_BYTES) return { mistake: FILE_TOO_LARGE }
  const text = await file.text()
  const mistake = fileMistake(text)
  return mistake === null ? { name: file.name, text } : { mistake }
}
