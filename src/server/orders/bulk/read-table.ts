import {
  type Cells,
  type ColumnName,
  type Columns,
  findColumns,
  findHeader,
  noColumns,
} from '#domain/orders/bulk/tables.ts'
import { readCsv } from '#domain/tables/read-csv.ts'
import {
  delimiterOf,
  fileMistake,
  MOST_LINES,
  TOO_MANY_COLUMNS,
  TOO_MANY_LINES,
} from '#domain/tables/table-file.ts'
import { Refusal } from '#server/refusal.ts'

/** A line of a table and where it stands, from 1. */
export interface TableLine {
  readonly line: number
  readonly cells: Cells
  /** False where its quotes are not whole: the only cell is then the line as it stands. */
  readonly isWhole: boolean
}

/** A courier's table, or lines that somebody pasted. */
export interface Table {
  /** The name of each column: its heading, or the cell of its first line. */
  readonly headings: readonly string[]
  readonly columns: Columns
  /** Without the headings and what stands above them. */
  readonly lines: readonly TableLine[]
}

/** Columns as somebody has put them right; a status column that they don't name is found. */
export type ChosenColumns = Omit<Columns, 'status'> & {
  readonly status?: number | null | undefined
}

/** A heading need not be told whole. */
const LONGEST_HEADING = 60

/** Lines by which columns are found. */
const FIRST_LINES = 200

interface WantedColumns {
  readonly names: readonly ColumnName[]
  /** Found by headings and contents otherwise. */
  readonly columns: ChosenColumns | undefined
  /** Whether columns without headings are guessed by what stands in them. */
  readonly guesses: boolean
}

/**
 * Reads CSV as spreadsheets and couriers write it: with commas, semicolons or tabs, with titles above
 * the headings. Cells are text and nothing else.
 *
 * @throws Refusal INVALID_INPUT with what to do, for what is no such file
 */
export function readTable(text: string, { names, columns, guesses }: WantedColumns): Table {
  const lines = linesOf(text)
  const rows = lines.slice(0, FIRST_LINES).flatMap(({ cells, isWhole }) => (isWhole ? [cells] : []))
  const header = findHeader(rows, names)
  const headerCells = rows[header?.row ?? 0]
  const body =
    header === null ? lines : lines.slice(lines.findIndex(({ cells }) => cells === headerCells) + 1)
  const headings = (headerCells ?? []).map((cell) => cell.slice(0, LONGEST_HEADING))
  const found = header || guesses ? findColumns(rows, header, names) : noColumns
  const chosen = columns && { ...columns, status: columns.status ?? null }
  if (chosen && columns?.status === undefined) chosen.status = found.status
  return { headings, columns: chosen ?? found, lines: body }
}

function linesOf(text: string): readonly TableLine[] {
  const mistake = fileMistake(text)
  if (mistake !== null) throw new Refusal('INVALID_INPUT', mistake)
  const read = readCsv(text, { delimiter: delimiterOf(text), mostRecords: MOST_LINES + 1 })
  if ('records' in read) return read.records
  throw new Refusal('INVALID_INPUT', read.exceeds === 'columns' ? TOO_MANY_COLUMNS : TOO_MANY_LINES)
}
