import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** A row of a CSV table: its cells by the titles of their columns. */
export interface Row<Column extends string> {
  readonly cells: Readonly<Record<Column, string>>
  /** An error that names file, row (as a spreadsheet counts) and column. */
  readonly error: (column: Column, message: string) => RangeError
}

/** The columns of a table, and whether each row must fill them. */
type Columns<Column extends string> = Readonly<Record<Column, 'required' | 'optional'>>

/** Reads a table of the folder `tables`. @throws RangeError like `parseTable` */
export function readTable<Column extends string>(
  file: string,
  columns: Columns<Column>,
): Row<Column>[] {
  return parseTable(file, readFileSync(join(import.meta.dirname, 'tables', file), 'utf8'), columns)
}

/** @throws RangeError that names the file and the place of a missing column or cell */
export function parseTable<Column extends string>(
  file: string,
  text: string,
  columns: Columns<Column>,
): Row<Column>[] {
  const records: Record<string, string>[] = parse(text, { bom: true, columns: true, trim: true })
  return records.map((cells, index) => {
    const error = (column: Column, message: string) =>
      new RangeError(`${file}, row ${index + 2}, column “${column}”: ${message}`)
    for (const column of Object.keys(columns) as Column[]) {
      if (cells[column] === undefined) throw error(column, 'the table has no such column')
      if (cells[column] === '' && columns[column] === 'required') {
        throw error(column, 'the cell is empty')
      }
    }
    return { cells: cells as Record<Column, string>, error }
  })
}

/** The word in a cell. @throws RangeError if it is none of `words` */
export function oneOf<Column extends string, Word extends string>(
  { cells, error }: Row<Column>,
  column: Column,
  words: readonly Word[],
): Word {
  const word = words.find((known) => known === cells[column])
  if (word === undefined) throw error(column, `“${cells[column]}” is none of ${words.join(', ')}`)
  return word
}
