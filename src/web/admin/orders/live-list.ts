import type { CountedOrders, Order } from '#domain/contract/orders.ts'

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

const none: ReadonlySet<string> = new Set()

/** State after loading; no row is new. */
export function beginList(loaded: CountedOrders): LiveList {
  return { visible: loaded, waiting: null, orders: countAll(loaded), newIds: none }
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
    orders: countAll(now),
    newIds: arrived.length > 0 ? new Set([...list.newIds, ...arrived]) : list.newIds,
  }
}

/** Number of orders placed since the rows were displayed; exact, as orders are never deleted. */
export function newOrders({ orders, visible }: LiveList): number {
  return Math.max(0, countAll(visible) - orders)
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
    .slice(0, Math.max(0, countAll(now) - orders))
}

function countAll({ counts }: CountedOrders): number {
  return counts.all ?? 0
}
