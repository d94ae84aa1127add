import { type RawBuilder, sql } from 'kysely'
import type { FilterName } from '#domain/orders/list-filters.ts'
import { type OrderStatus, statusesIn } from '#domain/orders/status-lists.ts'
import { searchWords } from '#domain/text/lists.ts'
import { holdsWord } from '#platform/database/like.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { shortId } from '../rows.ts'

const customer = sql<string>`orders.search_text`

/** Tracking number; the same expression as in its index. */
const trackingNumber = sql<string>`lower(orders.tracking_number)`

/** Minimum letters of an id prefix: shorter ones match too many ids, and are rather names. */
const ID_FROM = 4

/** Minimum characters of a tracking number: thousands of a shop's have the same prefix. */
const PARCEL_FROM = 6
const lowestId = '00000000-0000-0000-0000-000000000000'
const highestId = lowestId.replaceAll('0', 'f')

/** Each word is part of a name, an e-mail address or a number, or begins an id, also after '#'. */
function isFoundBy(search: string | undefined): RawBuilder<boolean> {
  const conditions = searchWords(search ?? '').map((word) => {
    const ways = [
      holdsWord(customer, word),
      // Any part of a tracking number: people quote its end as often as its beginning.
      ...(word.length < PARCEL_FROM ? [] : [holdsWord(trackingNumber, word)]),
      ...idsThatBegin(word.replace(/^#/, '')),
    ]
    return sql<boolean>`(${sql.join(ways, sql` or `)})`
  })
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
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

/** Query parameters of the order list; an absent one has no effect. */
export type OrderFilters = Readonly<Partial<Record<FilterName<'orders'>, string | undefined>>>

const conditions: Readonly<
  Record<FilterName<'orders'>, (value: string | undefined) => RawBuilder<boolean>>
> = { search: isFoundBy, status: hasStatus }

/** Condition of all these filters, or of all but one. */
export function isListed(filters: OrderFilters, but?: FilterName<'orders'>): RawBuilder<boolean> {
  const names = Object.keys(conditions) as FilterName<'orders'>[]
  const wanted = names.filter((name) => name !== but).map((name) => conditions[name](filters[name]))
  return sql`${sql.join(wanted, sql` and `)}`
}

export const ALL = 'all'

/** Condition of the status filter; true without one, or for `all`. */
function hasStatus(status: string | undefined): RawBuilder<boolean> {
  const statuses = statusesOf(status)
  if (statuses === null) return sql`true`
  // With a single status, the index gives the sort order.
  return statuses.length === 1
    ? sql`orders.status = ${statuses[0]}`
    : sql`orders.status = any(${statuses}::text[])`
}

/** Known statuses of a comma-separated list; null means all. */
export function statusesOf(status: string | undefined): readonly OrderStatus[] | null {
  if (status === undefined || status === ALL) return null
  return statusesIn(status)
}
