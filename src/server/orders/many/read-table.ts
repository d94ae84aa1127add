import { parse } from 'csv-parse/sync'
import {
  type Cells,
  type ColumnName,
  type Columns,
  delimiterOf,
  fileMistake,
  findHeader,
  guessColumns,
  MOST_LINES,
  noColumns,
  TOO_MANY_LINES,
} from '#domain/orders/many/tables.ts'
import { Refusal } from '#server/refusal.ts'

/** A line of a table and where it stands, from 1. */
export interface TableLine {
  readonly line: number
  readonly cells: Cells
}

/** A courier's table, or lines that somebody pasted. */
export interface Table {
  /** What to call each column: its heading, or what stands in its first line. */
  readonly headings: readonly string[]
  readonly columns: Columns
  /** Without the headings and what stands above them. */
  readonly lines: readonly TableLine[]
}

/** A heading need not be told whole. */
const LONGEST_HEADING = 60

interface Wanted {
  readonly names: readonly ColumnName[]
  /** As somebody has put them right; found by their headings otherwise. */
  readonly columns: Columns | undefined
  /** Whether columns without headings are guessed by what stands in them. */
  readonly guesses: boolean
}

/**
 * Reads CSV as spreadsheets and couriers write it: with commas, semicolons or tabs, with or without a
 * byte order mark, with titles above the headings. Cells are text and nothing else.
 *
 * @throws Refusal INVALID_INPUT with what to do, for what is no such file
 */
export function readTable(text: string, { names, columns, guesses }: Wanted): Table {
  const mistake = fileMistake(text)
  if (mistake !== null) throw new Refusal('INVALID_INPUT', mistake)
  const lines = linesOf(text)
  if (lines.length > MOST_LINES + 1) throw new Refusal('INVALID_INPUT', TOO_MANY_LINES)
  const rows = lines.map(({ cells }) => cells)
  const header = findHeader(rows, names)
  const body = header === null ? lines : lines.slice(header.row + 1)
  const headings = (rows[header?.row ?? 0] ?? []).map((cell) => cell.slice(0, LONGEST_HEADING))
  const found = header?.columns ?? (guesses ? guessColumns(rows.slice(0, 200), names) : noColumns)
  return { headings, columns: columns ?? found, lines: body }
}

function linesOf(text: string): TableLine[] {
  const delimiter = delimiterOf(text)
  const records = parse(text, {
    bom: true,
    // A cell a line: what can't be in the text.
    delimiter: delimiter ?? '\u0001',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: MOST_LINES + 2,
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
}
