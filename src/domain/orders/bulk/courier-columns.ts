import { headingWords, isHeadingOf, type TableFormat } from '#domain/tables/find-columns.ts'
import type { Table } from '#domain/tables/read-table.ts'
import { parseAmount } from './amounts.ts'
import { knownMeaning, LONGEST_STATUS } from './courier-statuses.ts'
import { phoneIn, shortIdIn, trackingKey } from './keys.ts'

/** Headings of couriers' columns; those for the courier's own use (charges, net) match none. */
const headings = {
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
  status: [
    /^(?:delivery|shipment|parcel|consignment|cn|tracking|order) status$/,
    /^(?:current |last |latest |final )?status(?: (?:description|detail|details|name))?$/,
    /^(?:اسٹیٹس|سٹیٹس|کیفیت|صورتحال|صورت حال)$/,
    /\bstatus\b/,
  ],
} as const

/** Matches the heading of a status that concerns the money, not the parcel. */
const OF_MONEY =
  /\b(?:paid|pay|payment|payments|cod|cash|invoice|settlement|settled|remittance|cheque|check|refund|deposit|bank)\b/

/** Columns of a list of parcels, which is read word by word when it has no headings. */
export const parcelColumns = {
  order: { headings: headings.order },
  phone: { headings: headings.phone },
  number: { headings: headings.number },
} as const satisfies TableFormat<string>
export type ParcelColumn = keyof typeof parcelColumns

/** Amounts from Rs. 1,000,000 on, in paisa, are tracking or phone numbers. */
const MOST_CASH = 1_000_000_00

/** Columns of a settlement; short ids first, as any text could be a tracking number. */
export const settlementColumns = {
  order: { headings: headings.order, fits: (cell: string) => shortIdIn(cell) !== null },
  status: {
    headings: headings.status,
    otherHeadings: OF_MONEY,
    fits: (cell: string) => cell.length <= LONGEST_STATUS && knownMeaning(cell) !== null,
    isFoundByOneCell: true,
  },
  number: {
    headings: headings.number,
    fits: (cell: string) =>
      /\d{4}/.test(cell) && trackingKey(cell).length >= 6 && phoneIn(cell) === null,
  },
  amount: {
    headings: headings.amount,
    fits: (cell: string) => (parseAmount(cell) ?? MOST_CASH) < MOST_CASH,
  },
} as const satisfies TableFormat<string>
export type SettlementColumn = keyof typeof settlementColumns

/** Matches headings of words that are no statuses. */
const OF_OTHER_WORDS =
  /\b(?:consignee|customer|receiver|recipient|name|city|town|area|zone|region|country|province|origin|destination|station|hub|branch|address|street|product|products|item|items|description of goods|service|type|mode|method|weight|shipper|vendor|merchant|brand|store|courier|rider|remarks?|comments?|notes?|instructions?|date|day|time|phone|mobile|contact|email)\b/
/** Words of the longest status. */
const MOST_WORDS = 8

/**
 * Columns of which one may have the statuses, where a parcel that comes back could count as
 * delivered: none is recognised, and most cells of these are a few words without a long number,
 * under a heading that names nothing else; or several are titled a status, and contradict each other
 * (rule: settlements).
 *
 * @param table result of reading the file without a chosen status column
 */
export function possibleStatusColumns(table: Table<SettlementColumn>): readonly number[] {
  const { columns, lines } = table
  if (columns.status !== null) return contradictoryColumns(table, columns.status)
  const taken = new Set(Object.values<number | null>(columns))
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const title = titleOf(table, at)
    if (taken.has(at) || OF_MONEY.test(title) || OF_OTHER_WORDS.test(title)) return false
    const filled = lines.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '')
    const worded = filled.filter(isWorded)
    return worded.length > 0 && worded.length >= filled.length / 2
  })
}

/** Columns titled a status, if one says of a parcel another thing than the recognised one. */
function contradictoryColumns(table: Table<SettlementColumn>, recognised: number): number[] {
  const titled = table.headings.flatMap((_, at) =>
    isHeadingOf(settlementColumns.status, titleOf(table, at)) ? [at] : [],
  )
  if (titled.length < 2) return []
  const isContradicted = table.lines.some(({ cells }) => {
    const meaning = knownMeaning(cells[recognised] ?? '')
    return titled.some((at) => {
      const other = knownMeaning(cells[at] ?? '')
      return meaning === 'delivered' && other !== null && other !== meaning
    })
  })
  return isContradicted ? titled : []
}

/** Normalized heading of a column; '' without one. */
function titleOf({ headings: titles, isHeaded }: Table<SettlementColumn>, at: number): string {
  return isHeaded ? headingWords(titles[at] ?? '') : ''
}

/** Whether a cell is a few words, as a status is. */
function isWorded(cell: string): boolean {
  return (
    cell.length <= LONGEST_STATUS &&
    /\p{L}{2}/u.test(cell) &&
    !/\d{4}/.test(cell) &&
    parseAmount(cell) === null &&
    cell.split(/\s+/).length <= MOST_WORDS
  )
}
