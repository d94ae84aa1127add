import { type RefObject, useEffect } from 'react'
import type { CountedOrders } from '#domain/contract/orders.ts'
import { send } from '#web/kit/api/send.ts'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { type ListQuery, listParts } from './list-query.ts'
import { type LiveList, replaceRows, updateInPlace } from './live-list.ts'

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
