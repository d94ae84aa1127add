import type { CountedOrders, Order } from '#domain/contract/orders.ts'

/** A page of the list as it is looked at: its rows stand still until somebody lets them move. */
export interface LiveList {
  /** The rows on the screen, up to date each in its place, under counts of now. */
  readonly shown: CountedOrders
  /** The page as it is now, when other rows stand there than those on the screen. */
  readonly waiting: CountedOrders | null
  /** Orders found in all when the rows were put on the screen. */
  readonly orders: number
  /** Those that were placed while the list was looked at. */
  readonly newIds: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The rows that were loaded, none of which is new. */
export function beginList(loaded: CountedOrders): LiveList {
  return { shown: loaded, waiting: null, orders: countAll(loaded), newIds: none }
}

/** The same page anew: what waits is shown, and what was new is no more. */
export function beginAnew({ shown, waiting }: LiveList): LiveList {
  return beginList(waiting ?? shown)
}

/**
 * Takes in how things are now without moving a row: each is renewed where it stands, even when it
 * belongs to another tab by now. `others` are orders on the screen that the page no longer holds.
 */
export function renewInPlace(
  list: LiveList,
  now: CountedOrders,
  others: readonly Order[] = [],
): LiveList {
  const newest = new Map(list.shown.orders.map((order) => [order._id, order]))
  for (const order of [...now.orders, ...others]) {
    const before = newest.get(order._id)
    if (before && order.version >= before.version) newest.set(order._id, order)
  }
  const orders = list.shown.orders.map((order) => newest.get(order._id) ?? order)
  const isSame =
    now.orders.length === orders.length &&
    now.orders.every(({ _id }, place) => _id === orders[place]?._id)
  return { ...list, shown: { ...now, orders }, waiting: isSame ? null : now }
}

/** Puts the rows on the screen that are there now, and knows which are new. */
export function showNow(list: LiveList, now: CountedOrders): LiveList {
  const arrived = arrivals(list, now).map(({ _id }) => _id)
  return {
    shown: now,
    waiting: null,
    orders: countAll(now),
    newIds: arrived.length > 0 ? new Set([...list.newIds, ...arrived]) : list.newIds,
  }
}

/** How many orders were placed since the rows were put on the screen: orders are never taken away. */
export function newOrders({ orders, shown }: LiveList): number {
  return Math.max(0, countAll(shown) - orders)
}

/** The rows that wait and are new orders, not old ones that have come under this tab. */
export function waitingOrders(list: LiveList): number {
  return list.waiting ? arrivals(list, list.waiting).length : 0
}

/** On later pages every row that comes in is an older order, pushed there by newer ones. */
function arrivals({ shown, orders }: LiveList, now: CountedOrders): readonly Order[] {
  if (now.page !== 1 || shown.page !== 1) return []
  const newest = shown.orders[0]?.createdAt ?? ''
  return now.orders
    .filter(({ createdAt }) => createdAt > newest)
    .slice(0, Math.max(0, countAll(now) - orders))
}

function countAll({ counts }: CountedOrders): number {
  return counts.all ?? 0
}
