import {
  neededColumns,
  type SheetColumn,
  sheetColumnNames,
  sheetColumns,
  sheetFormat,
} from '#domain/catalogue/sheet/columns.ts'
import type { SheetCells } from '#domain/catalogue/sheet/read-line.ts'
import { sheetSentences } from '#domain/catalogue/sheet/sentences.ts'
import { Refusal, readOrRefuse } from '#domain/contract/refusal.ts'
import { unguardedCell } from '#domain/tables/csv-cells.ts'
import { headingWords } from '#domain/tables/find-columns.ts'
import { readTable } from '#domain/tables/read-table.ts'

export interface SheetLine {
  /** Row number of spreadsheets; the headings are row 1. */
  readonly row: number
  /** Null for a line with unbalanced quotes. */
  readonly cells: SheetCells | null
}

/** Replacement for undecodable bytes. */
const REPLACEMENT = '\uFFFD'

/**
 * Lines of a sheet by column. Columns may have any order, be missing, or be unknown. Blank lines
 * are counted and skipped.
 *
 * @throws Refusal INVALID_INPUT for an unreadable, empty or too long file
 */
export function readSheet(text: string): readonly SheetLine[] {
  const unreadable = (message: string) => new Refusal('INVALID_INPUT', message)
  if (text.includes(REPLACEMENT)) throw unreadable(sheetSentences.notUtf8)
  const { headings, columns, lines } = readOrRefuse(readTable(text, sheetFormat))
  const missing = neededColumns.filter((column) => columns[column] === null)
  if (missing.length > 0) {
    const missingTitles = missing.map((column) => sheetColumns[column].title)
    throw unreadable(sheetSentences.missingColumns(missingTitles))
  }
  const titles = headings.map(headingWords)
  const twice = sheetColumnNames.find((column) => {
    const title = headingWords(sheetColumns[column].title)
    return titles.indexOf(title) !== titles.lastIndexOf(title)
  })
  if (twice) throw unreadable(sheetSentences.duplicateColumn(sheetColumns[twice].title))
  if (lines.length === 0) throw unreadable(sheetSentences.empty)
  const positions = Object.entries(columns) as [SheetColumn, number | null][]
  return lines.map(({ row, cells, isWhole }) => ({
    row,
    cells: isWhole
      ? Object.fromEntries(
          positions.flatMap(([column, at]) =>
            at === null ? [] : [[column, unguardedCell(cells[at] ?? '')]],
          ),
        )
      : null,
  }))
}
