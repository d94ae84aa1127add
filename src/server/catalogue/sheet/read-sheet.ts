import {
  neededColumns,
  type SheetColumn,
  sheetColumnNames,
  sheetColumns,
  sheetFormat,
} from '#domain/catalogue/sheet/columns.ts'
import type { SheetCells } from '#domain/catalogue/sheet/read-line.ts'
import { sheetSentences } from '#domain/catalogue/sheet/sentences.ts'
import { unguardedCell } from '#domain/csv-cells.ts'
import { headingWords } from '#domain/tables/find-columns.ts'
import { readTable } from '#domain/tables/read-table.ts'
import { Refusal, readOrRefuse } from '#server/refusal.ts'

/** One line of a sheet that says something. */
export interface SheetLine {
  /** As a spreadsheet counts them; the titles are the first. */
  readonly row: number
  /** Null where its quotes aren't whole. */
  readonly cells: SheetCells | null
}

/** Stands for what could not be decoded. */
const REPLACEMENT = '\uFFFD'

/**
 * The lines of a sheet by its columns, whatever their order, whichever of them are missing, and
 * whatever other columns stand beside them. Blank lines are counted and passed over.
 *
 * @throws Refusal INVALID_INPUT for a file that can't be read, is empty or too long
 */
export function readSheet(text: string): readonly SheetLine[] {
  if (text.includes(REPLACEMENT)) throw unreadable(sheetSentences.notUtf8)
  const { headings, columns, lines } = readOrRefuse(readTable(text, sheetFormat))
  if (neededColumns.some((column) => columns[column] === null)) {
    throw unreadable(sheetSentences.columns)
  }
  const titles = headings.map(headingWords)
  const twice = sheetColumnNames.find((column) => {
    const title = headingWords(sheetColumns[column].title)
    return titles.indexOf(title) !== titles.lastIndexOf(title)
  })
  if (twice) throw unreadable(sheetSentences.twice(sheetColumns[twice].title))
  if (lines.length === 0) throw unreadable(sheetSentences.empty)
  const places = Object.entries(columns) as [SheetColumn, number | null][]
  return lines.map(({ row, cells, isWhole }) => ({
    row,
    cells: isWhole
      ? Object.fromEntries(
          places.flatMap(([column, at]) =>
            at === null ? [] : [[column, unguardedCell(cells[at] ?? '')]],
          ),
        )
      : null,
  }))
}

function unreadable(message: string): Refusal {
  return new Refusal('INVALID_INPUT', message)
}
