import {
  type Columns,
  delimiterOf,
  findColumns,
  findHeader,
  type TableFormat,
} from './find-columns.ts'
import { type CsvRecord, readCsv } from './read-csv.ts'
import { fileMistake, MOST_LINES, TOO_MANY_COLUMNS, TOO_MANY_LINES } from './table-file.ts'

/** A table out of a file, or lines that somebody pasted. */
export interface Table<Name extends string> {
  /** The label of each column: its heading, or the cell of its first line. */
  readonly headings: readonly string[]
  readonly columns: Columns<Name>
  /** Without the headings and what stands above them. */
  readonly lines: readonly CsvRecord[]
}

/** Columns as somebody has put them right; those that they don't name are found. */
export type ChosenColumns<Name extends string> = {
  readonly [column in Name]?: number | null | undefined
}

/** A heading need not be told whole. */
const LONGEST_HEADING = 60

/** Lines by which columns are found. */
const FIRST_LINES = 200

/** Excel may say in a first line, which it doesn't show, what stands between the cells. */
const DELIMITER_HINT = /^\uFEFF?"?sep=([,;|\t])"?\r?\n/i

/**
 * Reads CSV as spreadsheets and couriers write it: with commas, semicolons or tabs, with titles above
 * the headings. Cells are text and nothing else. What is no such file is answered as the mistake, in
 * a sentence with what to do.
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
    columns: { ...findColumns(first, header, format), ...Object.fromEntries(corrected) },
    lines: header === null ? records : records.slice(records.indexOf(header.record) + 1),
  }
}
