import { MOST_COLUMNS } from './read-csv.ts'

/** Limits the bytes (and so the characters) of a file, and the lines below its headings. */
export const MOST_BYTES = 4 * 1024 * 1024
export const MOST_LINES = 5_000

export const FILE_TOO_LARGE = 'Please choose a file of at most 4 MB'
export const TOO_MANY_LINES = 'Please choose a file of at most 5,000 lines'
export const TOO_MANY_COLUMNS = `Please choose a file of at most ${MOST_COLUMNS} columns`
export const EMPTY_FILE = 'There is nothing in this file'
/** Message for a line with an unclosed quote. */
export const BROKEN_QUOTES = 'This line can’t be read, since its quotes aren’t closed'
export const NO_CSV =
  'This is not a CSV file. In Excel choose “Save As” and the type “CSV UTF-8”, then take that file.'

/** First bytes of an archive, which an Excel file is. */
const ARCHIVE = 'PK\u0003\u0004'

/** Message why a file can't be read as a table, or null. Archives and NULs are Excel's. */
export function fileMistake(text: string): string | null {
  if (text.startsWith(ARCHIVE) || text.includes('\0')) return NO_CSV
  return text.trim() === '' || text.trim() === '\uFEFF' ? EMPTY_FILE : null
}
