import {
  type Columns,
  delimiterOf,
  findColumns,
  findHeader,
  type TableFormat,
} from './find-columns.ts'
import { type CsvRecord, readCsv } from './read-csv.ts'
import { fileMistake, MOST_LINES, TOO_MANY_COLUMNS, TOO_MANY_LINES } from './table-file.ts'

/** Table from a file or from pasted lines. */
export interface Table<Name extends string> {
  /** Label of each column: its heading, or the cell of its first line. */
  readonly headings: readonly string[]
  /** Whether a line of headings was found. */
  readonly isHeaded: boolean
  readonly columns: Columns<Name>
  /** Lines without the headings and titles. */
  readonly lines: readonly CsvRecord[]
}

/** Columns corrected by the user; those not named are detected. */
export type ChosenColumns<Name extends string> = {
  readonly [column in Name]?: number | null | undefined
}

/** Limits the characters of a heading. */
const LONGEST_HEADING = 60

/** Number of lines by which columns are detected. */
const FIRST_LINES = 200

/** First line in which Excel may name the delimiter, and which it doesn't display. */
const DELIMITER_HINT = /^\uFEFF?"?sep=([,;|\t])"?\r?\n/i

/**
 * Parses CSV as spreadsheets and couriers write it: with commas, semicolons or tabs, with titles
 * above the headings. Cells stay text. For any other file the result is a message with the remedy.
 */
export function readTable<Name extends string>(
  text: string,
  format: TableFormat<Name>,
  chosen: ChosenColumns<Name> = {},
): Table<Name> | { readonly mistake: string } {
  const mistake = fileMistake(text)
  if (mistake !== null) return { mistake }
  const hint = DELIMITER_HINT.exec(text)
  const body = text.slice(hint?.[0].length ?? 0)
  const delimiter = hint?.[1] ?? delimiterOf(body, format)
  const read = readCsv(body, { delimiter, mostRecords: MOST_LINES + 1 })
  if ('exceeds' in read) {
    return { mistake: read.exceeds === 'columns' ? TOO_MANY_COLUMNS : TOO_MANY_LINES }
  }
  const { records } = read
  const first = records.slice(0, FIRST_LINES).filter(({ isWhole }) => isWhole)
  const header = findHeader(first, format)
  const corrected = Object.entries(chosen).filter(([, at]) => at !== undefined)
  return {
    headings:
      (header?.record ?? first[0])?.cells.map((cell) => cell.slice(0, LONGEST_HEADING)) ?? [],
    isHeaded: header !== null,
    columns: { ...findColumns(first, header, format), ...Object.fromEntries(corrected) },
    lines: header === null ? records : records.slice(records.indexOf(header.record) + 1),
  }
}
