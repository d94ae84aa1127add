import { counted } from '../frame/count.ts'
import type { ListQuery } from './list-query.ts'
import { type LiveList, newOrders, waitingOrders } from './live-list.ts'

/** What waits to be shown, in a few words; null when the rows on the screen are those of now. */
export function newsWords(
  list: LiveList,
  { statuses }: Pick<ListQuery, 'statuses'>,
): string | null {
  if (!list.waiting) return null
  const orders = statuses.length === 0 ? newOrders(list) : waitingOrders(list)
  return orders > 0 ? counted(orders, 'new order') : 'This list has changed'
}
