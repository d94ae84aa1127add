import { type RawBuilder, sql } from 'kysely'
import type { FilterName } from '#domain/list-filters.ts'
import { searchWords } from '#domain/lists.ts'
import { type OrderStatus, statusesIn } from '#domain/orders/status-lists.ts'
import { holdsWord } from '#server/database/like.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { shortId } from '../rows.ts'

/** Name and e-mail address of the customer. */
const customer = sql<string>`orders.search_text`

/** Of its parcel; the index is of exactly this. */
const trackingNumber = sql<string>`lower(orders.tracking_number)`

/** Fewer letters of an id would be found in too many ids, and meant as a name. */
const ID_FROM = 4

/** A courier gives a shop thousands of numbers that begin alike. */
const PARCEL_FROM = 6
const lowestId = '00000000-0000-0000-0000-000000000000'
const highestId = lowestId.replaceAll('0', 'f')

/**
 * Whether an order is what an admin looks for: each word is in the customer's name or e-mail
 * address or in the number of its parcel, or begins the order's id or its short id, with or without
 * '#'.
 */
function isFoundBy(search: string | undefined): RawBuilder<boolean> {
  const conditions = searchWords(search ?? '').map((word) => {
    const ways = [
      holdsWord(customer, word),
      ...parcelsThatHold(word),
      ...idsThatBegin(word.replace(/^#/, '')),
    ]
    return sql<boolean>`(${sql.join(ways, sql` or `)})`
  })
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** People read out the end of a parcel's number as often as its beginning. */
function parcelsThatHold(word: string): RawBuilder<boolean>[] {
  return word.length < PARCEL_FROM ? [] : [holdsWord(trackingNumber, word)]
}

function idsThatBegin(text: string): RawBuilder<boolean>[] {
  if (text.length < ID_FROM) return []
  const low = parseUuid(text + lowestId.slice(text.length))
  const high = parseUuid(text + highestId.slice(text.length))
  return [
    ...(low !== null && high !== null
      ? [sql<boolean>`orders.id between ${low}::uuid and ${high}::uuid`]
      : []),
    ...(/^[0-9a-f]{1,8}$/.test(text) ? [sql<boolean>`${shortId} like ${`${text}%`}`] : []),
  ]
}

/** Query parameters of the list of orders; a parameter that is absent narrows nothing. */
export type OrderFilters = Readonly<Partial<Record<FilterName<'orders'>, string | undefined>>>

/** The condition of each filter of the list of orders. */
const conditions: Readonly<
  Record<FilterName<'orders'>, (value: string | undefined) => RawBuilder<boolean>>
> = { search: isFoundBy, status: hasStatus }

/** Whether an order is in the list under these filters, or under all but one of them. */
export function isListed(filters: OrderFilters, but?: FilterName<'orders'>): RawBuilder<boolean> {
  const names = Object.keys(conditions) as FilterName<'orders'>[]
  const wanted = names.filter((name) => name !== but).map((name) => conditions[name](filters[name]))
  return sql`${sql.join(wanted, sql` and `)}`
}

/** Whether a filter beside the status narrows the list. */
export function isNarrowed({ status: _, ...others }: OrderFilters): boolean {
  return Object.values(others).some((value) => value !== undefined)
}

/** Stands for every status. */
export const ALL = 'all'

/** Whether an order has one of the statuses; any without one, or for `all`. */
function hasStatus(status: string | undefined): RawBuilder<boolean> {
  const statuses = statusesOf(status)
  if (statuses === null) return sql`true`
  // With one status the index has the orders in their order.
  return statuses.length === 1
    ? sql`orders.status = ${statuses[0]}`
    : sql`orders.status = any(${statuses}::text[])`
}

/** The known statuses among names with commas between; null stands for all. */
export function statusesOf(status: string | undefined): readonly OrderStatus[] | null {
  if (status === undefined || status === ALL) return null
  return statusesIn(status)
}
