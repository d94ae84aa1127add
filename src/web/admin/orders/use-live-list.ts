import { type RefObject, useEffect, useRef } from 'react'
import type { CountedOrders } from '#domain/contract/orders.ts'
import { ApiError, send } from '#web/api/send.ts'
import type { FilledEntry } from '#web/store/store.ts'
import { type ShopEvent, useShopEvents } from '../frame/follow-shop.ts'
import { fetchList, type ListQuery } from './list-query.ts'
import { type LiveList, replaceRows, updateInPlace } from './live-list.ts'

/** Pending invalidation: ids of changed orders; 'any' if events may have been missed. */
type OrderNews = ReadonlySet<string> | 'any' | null

/**
 * Live list: refetches its page on change events while it is visible. Rows move at once only when
 * that can't cause a misclick; otherwise the new rows are held back until `show`.
 */
export function useLiveList(
  entry: FilledEntry<LiveList>,
  query: ListQuery,
  element: RefObject<HTMLElement | null>,
): { readonly list: LiveList; readonly show: () => void } {
  const list = entry.use()
  const heard = useRef<OrderNews>(null)
  const looking = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests in flight belong to the previous rows
  useEffect(
    () => () => {
      looking.current?.abort()
      looking.current = undefined
      heard.current = null
    },
    [entry],
  )

  const look = async () => {
    // Single flight: the loop below refetches after events that arrive during a request.
    if (looking.current) return
    const mine = new AbortController()
    looking.current = mine
    try {
      while (heard.current) {
        const news = heard.current
        heard.current = null
        await entry.ask(
          async () => {
            const now = await fetchList(query, mine.signal)
            return { now, others: await fetchOthers(entry.get(), now, news, mine.signal) }
          },
          (_, { now, others }) => {
            const before = entry.get()
            return canMove(before, element.current)
              ? replaceRows(before, now)
              : updateInPlace(before, now, others)
          },
        )
        if (mine.signal.aborted) return
      }
    } catch (error) {
      if (mine.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      // The list keeps its rows; the next event, or the return to the page, reloads everything.
      heard.current = 'any'
    } finally {
      if (looking.current === mine) looking.current = undefined
    }
  }
  useShopEvents((events) => {
    heard.current = merged(heard.current, events)
    void look()
  })
  return {
    list,
    show() {
      const { waiting } = entry.get()
      if (waiting) entry.put(replaceRows(entry.get(), waiting))
    },
  }
}

function merged(heard: OrderNews, events: readonly ShopEvent[]): OrderNews {
  if (heard === 'any' || events.length === 0) return 'any'
  return new Set([...(heard ?? []), ...events.map(({ order }) => order)])
}

/** Loads displayed orders that may have changed and no longer belong to this page of the list. */
function fetchOthers(
  { shown }: LiveList,
  now: CountedOrders,
  news: Exclude<OrderNews, null>,
  signal: AbortSignal,
) {
  const held = new Set(now.orders.map(({ _id }) => _id))
  return Promise.all(
    shown.orders
      .filter(({ _id }) => !held.has(_id) && (news === 'any' || news.has(_id)))
      .map(({ _id }) => send('getOrder', { params: { id: _id } }, { signal })),
  )
}

/**
 * Whether rows may move without a user action: at the top of the first page, while they contain
 * neither pointer nor focus. Never on touch screens, where no pointer position precedes a tap.
 */
function canMove({ shown }: LiveList, element: HTMLElement | null): boolean {
  if (shown.orders.length === 0) return true
  return (
    shown.page === 1 &&
    scrollY < 1 &&
    matchMedia('(hover: hover)').matches &&
    element?.matches(':hover, :focus-within') === false
  )
}
