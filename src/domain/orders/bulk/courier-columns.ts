import type { TableFormat } from '#domain/tables/find-columns.ts'
import { parseAmount } from './amounts.ts'
import { knownMeaning, LONGEST_STATUS } from './courier-statuses.ts'
import { phoneIn, shortIdIn, trackingKey } from './keys.ts'

/**
 * Headings that couriers write over a column. Columns for the courier's own use (charges, net)
 * match none of these.
 */
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
  // Excludes payment statuses, which don't concern the parcel.
  status: [
    /^(?:delivery|shipment|parcel|consignment|cn|tracking|order) status$/,
    /^(?:current |last |latest |final )?status(?: (?:description|detail|details|name))?$/,
    /^(?:اسٹیٹس|سٹیٹس|کیفیت|صورتحال|صورت حال)$/,
  ],
} as const

/** Columns of a list of parcels, which is read word by word when it has no headings. */
export const parcelColumns = {
  order: { headings: headings.order },
  phone: { headings: headings.phone },
  number: { headings: headings.number },
} as const satisfies TableFormat<string>
export type ParcelColumn = keyof typeof parcelColumns

/** Amounts from Rs. 1,000,000 on, in paisa, are tracking or phone numbers. */
const MOST_CASH = 1_000_000_00

/**
 * Columns of a settlement, short ids first, since any text could be a tracking number. An
 * overlooked status column costs money.
 */
export const settlementColumns = {
  order: { headings: headings.order, fits: (cell: string) => shortIdIn(cell) !== null },
  status: {
    headings: headings.status,
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
