import { CsvError, type Options, parse } from 'csv-parse/sync'
import {
  columnTitled,
  MAX_SHEET_LINES,
  neededColumns,
  type SheetColumn,
  sheetColumns,
} from '#domain/catalogue/sheet/columns.ts'
import type { SheetCells } from '#domain/catalogue/sheet/read-line.ts'
import { sheetSentences } from '#domain/catalogue/sheet/sentences.ts'
import { unguardedCell } from '#domain/csv-cells.ts'
import { invalid } from '../invalid.ts'

/** One line of a sheet that says something. */
export interface SheetLine {
  /** As a spreadsheet counts them; the titles are the first. */
  readonly row: number
  readonly cells: SheetCells
}

/** What stands between the cells, by the country of whoever saved the file. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The lines of a sheet by its columns, whatever their order, whichever of them are missing, and
 * whatever other columns stand beside them. Empty lines are counted and passed over.
 *
 * @throws Refusal INVALID_INPUT at `sheet` for a file that can't be read, is empty or too long
 */
export function readSheet(text: string): readonly SheetLine[] {
  const [titles = [], ...lines] = recordsOf(text)
  const columns = columnsOf(titles)
  const said = lines
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (said.length === 0) throw unreadable(sheetSentences.empty)
  if (said.length > MAX_SHEET_LINES) throw unreadable(sheetSentences.tooLong)
  return said.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (column ? [[column, unguardedCell(cells[at] ?? '')]] : [])),
    ),
  }))
}

function columnsOf(titles: readonly string[]): readonly (SheetColumn | undefined)[] {
  const columns = titles.map((title) => columnTitled(title))
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) throw unreadable(sheetSentences.twice(sheetColumns[twice].title))
  if (neededColumns.some((needed) => !columns.includes(needed))) {
    throw unreadable(sheetSentences.columns)
  }
  return columns
}

function recordsOf(text: string): readonly (readonly string[])[] {
  const { hint, rest } = withoutHint(text.replace(/^\uFEFF/, ''))
  const options: Options = {
    delimiter: hint ?? delimiterOf(rest),
    // A record is what ends the way the file's lines do; a lone line end within quotes is text.
    relax_column_count: true,
    skip_empty_lines: false,
    // Titles, products, and one more that is too many; empty lines below are no mistake.
    to: 2 * MAX_SHEET_LINES,
  }
  try {
    return parse(rest, options) as string[][]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(`Line ${error.lines ?? '?'} of this file can’t be read: are its quotes whole?`)
  }
}

/** Excel may say in a first line what stands between the cells. */
function withoutHint(text: string): { readonly hint: string | null; readonly rest: string } {
  const hint = /^"?sep=([,;\t])"?\r?\n/i.exec(text)
  return { hint: hint?.[1] ?? null, rest: hint ? text.slice(hint[0].length) : text }
}

/** The one that makes most titles of the first line known. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split(/[\r\n]/, 1)
  const known = (delimiter: string) =>
    titles.split(delimiter).filter((title) => columnTitled(title.replaceAll('"', ''))).length
  return DELIMITERS.reduce((best, other) => (known(other) > known(best) ? other : best))
}

function unreadable(message: string) {
  return invalid([{ field: 'sheet', message }])
}
