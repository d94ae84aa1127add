import { wordsIn } from '#domain/search/words.ts'

/**
 * Meaning of a courier's status for the order (rule: settlements):
 *
 * - `delivered`: the customer has the parcel, and the courier the cash
 * - `returned`: the parcel comes back or has come back, without cash
 * - `in-transit`: neither yet
 */
export const courierMeanings = ['delivered', 'returned', 'in-transit'] as const
export type CourierMeaning = (typeof courierMeanings)[number]

/** Limits the length of a status; longer text is cut, and excluded in the detection of columns. */
export const LONGEST_STATUS = 60

/** Meanings that an admin gave to unknown statuses, by `statusKey`. */
export type GivenMeanings = Readonly<Record<string, CourierMeaning>>

/**
 * Table of statuses. Each is matched as a whole: 'Delivered to shipper' is a return, and an unknown
 * one is shown to the admin. Case, punctuation, dates and variants of Urdu letters are ignored.
 */
const statuses: Readonly<Record<CourierMeaning, readonly string[]>> = {
  delivered: [
    'Delivered',
    'Successfully delivered',
    'Delivered successfully',
    'Shipment delivered',
    'Parcel delivered',
    'Order delivered',
    'Delivered to consignee',
    'Delivered to customer',
    'Delivered to receiver',
    'Delivered to recipient',
    'Delivery completed',
    'Delivery successful',
    'Dlvd',
    'ڈیلیور',
    'ڈیلیورڈ',
    'ڈیلیور ہو گیا',
    'ڈیلیور کر دیا گیا',
    'پہنچ گیا',
    'پہنچا دیا گیا',
    'ترسیل مکمل',
    'موصول ہو گیا',
  ],
  returned: [
    'Returned',
    'Return',
    'RTO',
    'RTS',
    'RTO delivered',
    'Return delivered',
    'Return received',
    'Return confirmed',
    'Return in transit',
    'Return in process',
    'Being returned',
    'Ready for return',
    'Shipment returned',
    'Parcel returned',
    'Return to shipper',
    'Returned to shipper',
    'Delivered to shipper',
    'Return to sender',
    'Returned to sender',
    'Return to origin',
    'Returned to origin',
    'Return to vendor',
    'Returned to vendor',
    'Return to merchant',
    'Returned to merchant',
    'Return to client',
    'Returned to client',
    'Refused',
    'Refused by consignee',
    'Refused by customer',
    'Refused by receiver',
    'Consignee refused',
    'Customer refused',
    'Refused to accept',
    'Refused to receive',
    'Refused delivery',
    'Delivery refused',
    'واپس',
    'واپسی',
    'واپس شدہ',
    'واپس ہو گیا',
    'واپس آ گیا',
    'واپس کر دیا',
    'واپس کر دیا گیا',
    'ریٹرن',
    'ریٹرنڈ',
    'ریٹرن ہو گیا',
    'انکار',
    'وصولی سے انکار',
    'وصول کرنے سے انکار',
    'لینے سے انکار',
  ],
  'in-transit': [
    'In transit',
    'Intransit',
    'Shipment in transit',
    'Out for delivery',
    'On route',
    'En route',
    'Enroute',
    'On the way',
    'Booked',
    'Pending',
    'Pending delivery',
    'Picked',
    'Picked up',
    'Dispatched',
    'Shipped',
    'Arrived at station',
    'Arrived at destination',
    'In process',
    'In progress',
    'Processing',
    'Delivery attempted',
    'Attempted',
    'On hold',
    'Undelivered',
    'Not delivered',
    'Ready for delivery',
    'راستے میں',
    'ترسیل میں',
    'زیر ترسیل',
    'روانہ',
    'روانہ کر دیا گیا',
  ],
}

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*$/

/**
 * Normalized status for comparisons, without the date that some couriers append ('Delivered
 * 12-Nov'); '' for an empty cell.
 */
export function statusKey(status: string): string {
  const words = wordsIn(status).map(({ text }) => text)
  const undated = words.filter((word) => !(/\d/.test(word) || MONTH.test(word)))
  return (undated.length > 0 ? undated : words).join(' ')
}

const meanings: ReadonlyMap<string, CourierMeaning> = new Map(
  courierMeanings.flatMap((meaning) =>
    statuses[meaning].map((status) => [statusKey(status), meaning] as const),
  ),
)

/** Meaning of a status in the table; null for an unknown one. */
export function knownMeaning(status: string): CourierMeaning | null {
  return meanings.get(statusKey(status)) ?? null
}

/** Meaning of a status in the table, else the one that the owner gave. */
export function meaningOf(status: string, given: GivenMeanings = {}): CourierMeaning | null {
  const key = statusKey(status)
  return meanings.get(key) ?? (Object.hasOwn(given, key) ? (given[key] ?? null) : null)
}
