import { useEffect } from 'react'
import { filterKey, type ListFilter } from '#domain/orders/list-filters.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { entryOf } from '#web/kit/store/store.ts'
import { counted } from '../../frame/count.ts'

/**
 * Row selection of a filtered list. It is kept across pages, and cleared with a toast when the
 * filter changes: no action may change orders that aren't listed.
 */
export function useSelection(query: ListFilter<'orders'>) {
  const filter = filterKey(query)
  const entry = selectionEntry()
  const known = entry.use() ?? emptySelection
  const isOther = known.ids.size > 0 && known.filter !== filter
  const chosen: SelectedOrders = isOther ? emptySelection : known
  const put = (ids: ReadonlySet<string>) => entry.put({ filter, ids })
  useEffect(() => {
    if (!isOther) return
    const dropped = selectionEntry().get()?.ids.size ?? 0
    selectionEntry().put({ filter, ids: new Set() })
    toast.info(`The filter has changed: ${counted(dropped, 'order')} no longer selected`)
  }, [isOther, filter])
  const { isPending, run } = useAction({
    run: async () => {
      const { ids } = await send('listOrderIds', { query })
      put(new Set(ids))
    },
    fallback: 'Failed to select all orders',
  })
  return {
    ids: chosen.ids,
    choose: (ids: readonly string[], isChosen: boolean) => put(choose(chosen, ids, isChosen)),
    /** Replaces the selection by these ids. */
    keep: (ids: readonly string[]) => put(new Set(ids)),
    /** Selects all current orders of the filter, on other pages too. */
    chooseAll: run,
    isAsking: isPending,
  }
}

export type ListSelection = ReturnType<typeof useSelection>

/** Selection of orders for a bulk action (rule: bulk-actions). */
interface SelectedOrders {
  /** `filterKey` of the list at the time of the selection; another filter clears it. */
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const emptySelection: SelectedOrders = { filter: '', ids: none }

/** Store entry of the selection; kept across navigations, until a reload or a logout. */
export const selectionEntry = () => entryOf<SelectedOrders>('chosen orders', { stays: true })

/** Ids after selecting or deselecting some; the others are unchanged. */
export function choose(
  { ids }: Pick<SelectedOrders, 'ids'>,
  changed: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of changed) {
    if (isChosen) next.add(id)
    else next.delete(id)
  }
  return next
}
