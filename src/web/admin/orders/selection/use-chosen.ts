import { useEffect } from 'react'
import { filterKey, type ListFilter } from '#domain/list-filters.ts'
import { send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { toast } from '#web/feedback/toast.ts'
import { counted } from '../../frame/count.ts'
import { choose, chosenEntry, nothingChosen, type SelectedOrders } from './chosen.ts'

/** Selection of a list, with its actions. */
export interface ListSelection {
  readonly ids: ReadonlySet<string>
  readonly choose: (ids: readonly string[], isChosen: boolean) => void
  /** Replaces the selection by these ids. */
  readonly keep: (ids: readonly string[]) => void
  /** Selects all current orders of the filter, on other pages too. */
  readonly chooseAll: () => void
  readonly isAsking: boolean
}

/**
 * Selection under a filter. It is kept across pages, and cleared with a message when the filter
 * changes: no action may change orders that aren't listed.
 */
export function useChosen(query: ListFilter<'orders'>): ListSelection {
  const filter = filterKey(query)
  const entry = chosenEntry()
  const known = entry.use() ?? nothingChosen
  const isOther = known.ids.size > 0 && known.filter !== filter
  const chosen: SelectedOrders = isOther ? nothingChosen : known
  const put = (ids: ReadonlySet<string>) => entry.put({ filter, ids })
  useEffect(() => {
    if (!isOther) return
    const dropped = chosenEntry().get()?.ids.size ?? 0
    chosenEntry().put({ filter, ids: new Set() })
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
    choose: (ids, isChosen) => put(choose(chosen, ids, isChosen)),
    keep: (ids) => put(new Set(ids)),
    chooseAll: run,
    isAsking: isPending,
  }
}
