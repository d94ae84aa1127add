import { parseAmount } from './amounts.ts'
import { phoneIn, shortIdIn, trackingKey } from './keys.ts'

/** A line of a table, cell by cell. */
export type Cells = readonly string[]

/** What a column of a courier's table can hold for the shop. */
export type ColumnName = 'number' | 'order' | 'phone' | 'amount'

/** Where each stands, from 0; null where nobody knows. */
export type Columns = Readonly<Record<ColumnName, number | null>>

export const noColumns: Columns = { number: null, order: null, phone: null, amount: null }

/** Most bytes of a file that is read, and most lines of it. */
export const MOST_BYTES = 2 * 1024 * 1024
export const MOST_LINES = 5_000

export const FILE_TOO_LARGE = 'Please choose a file of at most 2 MB'
export const TOO_MANY_LINES = 'Please choose a file of at most 5,000 lines'
export const EMPTY_FILE = 'There is nothing in this file'
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
 * What stands between the cells of a table: what most of its lines hold, and of two the one that
 * amounts and addresses hold less often. Null where there is one cell a line.
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

/**
 * The words that couriers write over a column, best first: where two columns could be meant, the
 * one whose words stand earlier is. What they keep for themselves (charges, net) is none of these.
 */
const headings: Readonly<Record<ColumnName, readonly RegExp[]>> = {
  number: [
    /^(?:order )?tracking(?: (?:no|number|num|id|code))?$/,
    /^(?:cn|c n|consignment(?: note)?)(?: (?:no|number|num|id))?$/,
    /^(?:awb|airway ?bill|way ?bill)(?: (?:no|number|num))?$/,
    /^(?:shipment|parcel|docket|packet)(?: (?:no|number|num|id))$/,
  ],
  order: [
    /^(?:customer |shipper |merchant |client |booking |your )?order(?: (?:no|number|num|id|ref|reference|ref(?:erence)? (?:no|number|id)))?$/,
    /^(?:customer |shipper |merchant |client |booking |booked packet order |your )?ref(?:erence)?(?: (?:no|number|num|id))?$/,
  ],
  phone: [
    /^(?:consignee|customer|receiver|recipient|delivery)(?: (?:phone|mobile|contact|cell))(?: (?:no|number|num))?(?: 1)?$/,
    /^(?:phone|mobile|contact|cell)(?: (?:no|number|num))?(?: 1)?$/,
  ],
  amount: [
    /^cod(?: (?:amount|amt|value))?(?: (?:rs|pkr))?$/,
    /^(?:collected|cash|cash collected|collection|amount collected|collected amount|cod collected|cash amount)(?: (?:rs|pkr))?$/,
    /^(?:invoice|order|parcel)(?: (?:amount|value|payment))(?: (?:rs|pkr))?$/,
    /^(?:amount|amt)(?: (?:rs|pkr))?$/,
  ],
}

/** Titles stand above some tables. */
const HEADER_WITHIN = 15

/** Where the line of headings is and which columns it names; null where no line has two of them. */
export function findHeader(
  rows: readonly Cells[],
  names: readonly ColumnName[],
): { readonly row: number; readonly columns: Columns } | null {
  for (const [row, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = namedColumns(cells, names)
    if (names.filter((name) => columns[name] !== null).length >= 2) return { row, columns }
  }
  return null
}

function namedColumns(cells: Cells, names: readonly ColumnName[]): Columns {
  const words = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  const columns = { ...noColumns }
  for (const name of names) {
    for (const heading of headings[name]) {
      const at = words.findIndex((each) => heading.test(each))
      if (at < 0) continue
      columns[name] = at
      break
    }
  }
  return columns
}

/** Whether a cell may hold what a column is to hold. */
const fits: Readonly<Record<ColumnName, (cell: string) => boolean>> = {
  number: (cell) => /\d{4}/.test(cell) && trackingKey(cell).length >= 6 && phoneIn(cell) === null,
  order: (cell) => shortIdIn(cell) !== null,
  phone: (cell) => phoneIn(cell) !== null,
  amount: (cell) => {
    const amount = parseAmount(cell)
    return amount !== null && amount < 1_000_000_00
  },
}

/**
 * The columns of a table without headings, by what stands in them: for each the column of which
 * most cells could be it, short ids and phones first, since a number could be anything.
 */
export function guessColumns(rows: readonly Cells[], names: readonly ColumnName[]): Columns {
  const columns = { ...noColumns }
  const taken = new Set<number>()
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (const name of (['order', 'phone', 'number', 'amount'] as const).filter((each) =>
    names.includes(each),
  )) {
    let best = { at: -1, held: Math.max(1, rows.length / 2) - 0.5 }
    for (let at = 0; at < width; at += 1) {
      if (taken.has(at)) continue
      const held = rows.filter((cells) => fits[name](cells[at] ?? '')).length
      if (held > best.held) best = { at, held }
    }
    if (best.at < 0) continue
    columns[name] = best.at
    taken.add(best.at)
  }
  return columns
}
