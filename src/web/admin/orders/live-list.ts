import { type RefObject, useEffect } from 'react'
import type { CountedOrders, Order } from '#domain/contract/orders.ts'
import { isFiltered, type ListFilter, readListFilter } from '#domain/orders/list-filters.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { send, unreadable } from '#web/kit/api/send.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { PAGE_SIZE, pageOf } from '../frame/list-address.ts'

/** Displayed page of the list; a newer page with other rows is buffered in `waiting`. */
export interface LiveList {
  /** Rows on the screen, each up to date in its position, with the current counts. */
  readonly visible: CountedOrders
  /** Current page of the list, when its rows differ from those on the screen. */
  readonly waiting: CountedOrders | null
  /** Total number of orders when the rows were displayed. */
  readonly orders: number
  readonly newIds: ReadonlySet<string>
}

/** State after loading; no row is new. */
export function beginList(loaded: CountedOrders): LiveList {
  return { visible: loaded, waiting: null, orders: countOf(loaded, []), newIds: new Set() }
}

/** State after a navigation to the same page: pending rows are shown, and none is new. */
export function acceptPending({ visible, waiting }: LiveList): LiveList {
  return beginList(waiting ?? visible)
}

/** Updates each row in its position; `others` are displayed orders that left the page. */
export function updateInPlace(
  list: LiveList,
  now: CountedOrders,
  others: readonly Order[] = [],
): LiveList {
  const newest = new Map(list.visible.orders.map((order) => [order._id, order]))
  for (const order of [...now.orders, ...others]) {
    const before = newest.get(order._id)
    if (before && order.version >= before.version) newest.set(order._id, order)
  }
  const orders = list.visible.orders.map((order) => newest.get(order._id) ?? order)
  const isSame =
    now.orders.length === orders.length &&
    now.orders.every(({ _id }, index) => _id === orders[index]?._id)
  return { ...list, visible: { ...now, orders }, waiting: isSame ? null : now }
}

/** Replaces the rows by the current ones, and marks the new orders. */
export function replaceRows(list: LiveList, now: CountedOrders): LiveList {
  const arrived = arrivals(list, now).map(({ _id }) => _id)
  return {
    visible: now,
    waiting: null,
    orders: countOf(now, []),
    newIds: arrived.length > 0 ? new Set([...list.newIds, ...arrived]) : list.newIds,
  }
}

/** Number of orders placed since the rows were displayed; exact, as orders are never deleted. */
export function newOrders({ orders, visible }: LiveList): number {
  return Math.max(0, countOf(visible, []) - orders)
}

/** Number of pending rows that are new orders, without older ones that have moved to this tab. */
export function pendingNewOrders(list: LiveList): number {
  return list.waiting ? arrivals(list, list.waiting).length : 0
}

/** New orders of a page. On later pages added rows are older orders, displaced by newer ones. */
function arrivals({ visible, orders }: LiveList, now: CountedOrders): readonly Order[] {
  if (now.page !== 1 || visible.page !== 1) return []
  const newest = visible.orders[0]?.createdAt ?? ''
  return now.orders
    .filter(({ createdAt }) => createdAt > newest)
    .slice(0, Math.max(0, countOf(now, []) - orders))
}

/**
 * Live list: polls its page while it is visible. Rows move at once only when that can't cause a
 * misclick; otherwise the new rows are held back until `show`.
 */
export function useLiveList(
  entry: FilledEntry<LiveList>,
  query: ListQuery,
  element: RefObject<HTMLElement | null>,
): { readonly list: LiveList; readonly show: () => void } {
  const list = entry.use()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry belongs to one query
  useEffect(
    () =>
      poll(
        readChanges('listOrders', listParts(query), async (now, signal) => {
          if (Array.isArray(now)) return
          if (canMove(entry.get(), element.current)) {
            entry.put(replaceRows(entry.get(), now))
            return
          }
          const others = await fetchOthers(entry.get(), now, signal)
          entry.put(updateInPlace(entry.get(), now, others))
        }),
      ),
    [entry],
  )
  return {
    list,
    show() {
      const { waiting } = entry.get()
      if (waiting) entry.put(replaceRows(entry.get(), waiting))
    },
  }
}

/** Loads the displayed orders that no longer belong to this page of the list. */
function fetchOthers({ visible }: LiveList, now: CountedOrders, signal: AbortSignal) {
  const loadedIds = new Set(now.orders.map(({ _id }) => _id))
  return Promise.all(
    visible.orders
      .filter(({ _id }) => !loadedIds.has(_id))
      .map(({ _id }) => send('getOrder', { params: { id: _id } }, { signal })),
  )
}

/**
 * Whether rows may move without a user action: at the top of the first page, while they contain
 * neither pointer nor focus. Never on touch screens, where no pointer position precedes a tap.
 */
function canMove({ visible }: LiveList, element: HTMLElement | null): boolean {
  if (visible.orders.length === 0) return true
  return (
    visible.page === 1 &&
    scrollY < 1 &&
    matchMedia('(hover: hover)').matches &&
    element?.matches(':hover, :focus-within') === false
  )
}

/** Timeout in milliseconds, after which the page offers a retry instead of its skeleton. */
const TIMEOUT = 9_000

/** Filters and page of the list of orders, from the query of a URL. */
export function listQuery(query: URLSearchParams) {
  return { filter: readListFilter('orders', query), page: pageOf(query) }
}

type ListQuery = ReturnType<typeof listQuery>

/** Number of orders in one of these statuses that match the search; an empty list means all. */
export function countOf(
  { counts }: Pick<CountedOrders, 'counts'>,
  statuses: readonly OrderStatus[],
): number {
  if (statuses.length === 0) return counts.all ?? 0
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}

/** Whether the shop has no orders: nothing is counted, and no filter but the status is set. */
export function isBeforeFirstOrder(
  found: Pick<CountedOrders, 'counts'>,
  filter: ListFilter<'orders'>,
): boolean {
  return countOf(found, []) === 0 && !isFiltered(filter, 'status')
}

/** Request of `listOrders` for a page of the list. */
export function listParts({ filter, page }: ListQuery) {
  return { query: { page, limit: PAGE_SIZE, ...filter } }
}

/** @throws ApiError */
export async function fetchList(query: ListQuery, signal: AbortSignal): Promise<CountedOrders> {
  const found = await send('listOrders', listParts(query), { signal, timeout: TIMEOUT })
  if (Array.isArray(found)) throw unreadable()
  return found
}
