import { MOST_COLUMNS } from './read-csv.ts'

/** Most bytes of a courier's file, and most lines of it. */
export const MOST_BYTES = 2 * 1024 * 1024
export const MOST_LINES = 5_000

export const FILE_TOO_LARGE = 'Please choose a file of at most 2 MB'
export const TOO_MANY_LINES = 'Please choose a file of at most 5,000 lines'
export const TOO_MANY_COLUMNS = `Please choose a file of at most ${MOST_COLUMNS} columns`
export const EMPTY_FILE = 'There is nothing in this file'
/** The mistake of a line whose quotes aren't closed. */
export const BROKEN_QUOTES = 'This line can’t be read: are its quotes whole?'
export const NO_CSV =
  'This is not a CSV file. In Excel choose “Save As” and the type “CSV UTF-8”, then take that file.'

/** How an archive begins, which an Excel file is. */
const ARCHIVE = 'PK\u0003\u0004'

/**
 * Why text out of a file can't be read as a table, or null. An Excel file is an
 * archive, or of old holds bytes that no text has.
 */
export function fileMistake(text: string): string | null {
  if (text.startsWith(ARCHIVE) || text.includes('\0')) return NO_CSV
  return text.trim() === '' || text.trim() === '\uFEFF' ? EMPTY_FILE : null
}

const delimiters = ['\t', ';', '|', ','] as const
export type Delimiter = (typeof delimiters)[number]

/** Lines by which a file is judged. */
const FIRST_LINES = 25

/**
 * The delimiter of a table: the one that most of its lines hold, and of two the one that amounts
 * and addresses hold less often. Null where there is one cell a line.
 */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text
    .split(/\r\n|\r|\n/, FIRST_LINES)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '')
  const held = delimiters.map((each) => lines.filter((line) => line.includes(each)).length)
  const most = Math.max(...held)
  return most === 0 ? null : (delimiters[held.indexOf(most)] ?? null)
}
