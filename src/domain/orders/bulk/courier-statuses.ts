import { foldLetters } from '#domain/text/letters.ts'
import table from './courier-statuses.json' with { type: 'json' }

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
export type MeaningByStatus = Readonly<Record<string, CourierMeaning>>

/** Statuses, each matched as a whole: 'Delivered to shipper' is a return. */
const statuses: Readonly<Record<CourierMeaning, readonly string[]>> = table

/** Characters inside a word that don't separate it. */
const SILENT = /[\p{Cf}'’‘`ʼ]/gu
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*$/

/** Normalized status, without an appended date ('Delivered 12-Nov'); '' for an empty cell. */
export function statusKey(status: string): string {
  const words = foldLetters(status.replaceAll(SILENT, '')).match(/[\p{L}\p{N}]+/gu) ?? []
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

/** Meaning of a status in the table, otherwise the meaning that the owner gave it. */
export function meaningOf(status: string, given: MeaningByStatus = {}): CourierMeaning | null {
  const key = statusKey(status)
  return meanings.get(key) ?? (Object.hasOwn(given, key) ? (given[key] ?? null) : null)
}
