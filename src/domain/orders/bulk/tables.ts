import { parseAmount } from './amounts.ts'
import { knownMeaning } from './courier-statuses.ts'
import { phoneIn, shortIdIn, trackingKey } from './keys.ts'

/** A line of a table, cell by cell. */
export type Cells = readonly string[]

/** Kinds of columns in a courier's table. */
export type ColumnName = 'number' | 'order' | 'phone' | 'amount' | 'status'

/** Where each stands, from 0; null where nobody knows. */
export type Columns = Readonly<Record<ColumnName, number | null>>

export const noColumns: Columns = {
  number: null,
  order: null,
  phone: null,
  amount: null,
  status: null,
}

/**
 * The words that couriers write over a column, best first: where two columns could be meant, the
 * one whose words stand earlier is. Columns for the courier's own use (charges, net) are none of
 * these.
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
  // A payment's status says nothing of the parcel.
  status: [
    /^(?:delivery|shipment|parcel|consignment|cn|tracking|order) status$/,
    /^(?:current |last |latest |final )?status(?: (?:description|detail|details|name))?$/,
    /^(?:اسٹیٹس|سٹیٹس|کیفیت|صورتحال|صورت حال)$/,
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
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
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
  status: (cell) => knownMeaning(cell) !== null,
}

/**
 * The columns of a table without headings, by what stands in them: for each the column of which
 * most cells could be it, short ids and phones first, since a number could be anything. One status
 * that couriers use is enough for the column of statuses: to overlook it costs money.
 */
export function guessColumns(rows: readonly Cells[], names: readonly ColumnName[]): Columns {
  const columns = { ...noColumns }
  const taken = new Set<number>()
  for (const name of (['order', 'phone', 'status', 'number', 'amount'] as const).filter((each) =>
    names.includes(each),
  )) {
    const least = name === 'status' ? 1 : Math.max(1, rows.length / 2)
    const at = bestColumn(rows, fits[name], { least, taken })
    if (at === null) continue
    columns[name] = at
    taken.add(at)
  }
  return columns
}

/** The column with most cells that fit, of those that aren't taken; null below the least. */
function bestColumn(
  rows: readonly Cells[],
  isFitting: (cell: string) => boolean,
  { least, taken }: { readonly least: number; readonly taken: ReadonlySet<number> },
): number | null {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  let best: { readonly at: number; readonly held: number } | null = null
  for (let at = 0; at < width; at += 1) {
    if (taken.has(at)) continue
    const held = rows.filter((cells) => isFitting(cells[at] ?? '')).length
    if (held >= least && held > (best?.held ?? 0)) best = { at, held }
  }
  return best?.at ?? null
}

/**
 * The columns of a table: by their headings, by what stands in them where it has none. A status
 * column with a heading that nobody knows is found by its statuses.
 */
export function findColumns(
  rows: readonly Cells[],
  header: ReturnType<typeof findHeader>,
  names: readonly ColumnName[],
): Columns {
  if (header === null) return guessColumns(rows, names)
  if (header.columns.status !== null || !names.includes('status')) return header.columns
  const taken = new Set(Object.values(header.columns).filter((at) => at !== null))
  const status = bestColumn(rows.slice(header.row + 1), fits.status, { least: 1, taken })
  return { ...header.columns, status }
}
