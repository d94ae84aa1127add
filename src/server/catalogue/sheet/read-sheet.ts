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
import { type CsvRecord, readCsv } from '#domain/tables/read-csv.ts'
import { TOO_MANY_COLUMNS } from '#domain/tables/table-file.ts'
import { invalid } from '../invalid.ts'

/** One line of a sheet that says something. */
export interface SheetLine {
  /** As a spreadsheet counts them; the titles are the first. */
  readonly row: number
  readonly cells: SheetCells
}

/** Separators of cells, which depend on the country of the spreadsheet program. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The lines of a sheet by its columns, whatever their order, whichever of them are missing, and
 * whatever other columns stand beside them. Blank lines are counted and passed over.
 *
 * @throws Refusal INVALID_INPUT at `sheet` for a file that can't be read, is empty or too long
 */
export function readSheet(text: string): readonly SheetLine[] {
  const [titles, ...lines] = recordsOf(text)
  const columns = columnsOf(titles?.cells ?? [])
  if (lines.length === 0) throw unreadable(sheetSentences.empty)
  return lines.map(({ row, cells }) => ({
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

/** All or nothing is read: one line whose quotes aren't whole is named, and refuses the sheet. */
function recordsOf(text: string): readonly CsvRecord[] {
  const { hint, rest } = withoutHint(text.replace(/^\uFEFF/, ''))
  const read = readCsv(rest, {
    delimiter: hint ?? delimiterOf(rest),
    mostRecords: MAX_SHEET_LINES + 1,
  })
  if ('exceeds' in read) {
    throw unreadable(read.exceeds === 'columns' ? TOO_MANY_COLUMNS : sheetSentences.tooLong)
  }
  const broken = read.records.find(({ isWhole }) => !isWhole)
  if (broken) {
    throw unreadable(`Line ${broken.line} of this file can’t be read: are its quotes whole?`)
  }
  return read.records
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
