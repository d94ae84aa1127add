import { useEffect } from 'react'
import type { CountedOrders } from '#domain/contract/orders.ts'
import { MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { filterKey, type ListFilter } from '#domain/orders/list-filters.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { entryOf } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '../../frame/choices.tsx'
import { count, counted } from '../../frame/count.ts'

interface ChoosePageProps extends Pick<CountedOrders, 'orders' | 'total'> {
  readonly choosing: ListSelection
}

/** Selects the whole page with one press, then all orders that match the filter. */
export function ChoosePage({ choosing, orders, total }: ChoosePageProps) {
  const ids = orders.map(({ _id }) => _id)
  const chosen = ids.filter((id) => choosing.ids.has(id)).length
  const isWhole = chosen === ids.length
  const isMore = isWhole && total > ids.length && choosing.ids.size < total
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Checkbox
        className="ps-4 xl:ps-3"
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isWhole
        }}
        onChange={(isChecked) => choosing.choose(ids, isChecked)}
      >
        Select all {count(ids.length)} on this page
      </Checkbox>
      {isMore && (
        <Button
          kind="quiet"
          size="small"
          className="min-h-11"
          busy={choosing.isPending}
          disabled={total > MOST_CHOSEN && `At most ${count(MOST_CHOSEN)} can be selected at once`}
          onClick={choosing.chooseAll}
        >
          Select all {count(total)} of this filter
        </Button>
      )}
    </div>
  )
}

/** Row selection, kept across pages; another filter clears it, with a toast. */
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
    keep: (ids: readonly string[]) => put(new Set(ids)),
    chooseAll: run,
    isPending,
  }
}

export type ListSelection = ReturnType<typeof useSelection>

/** Selection of orders for a bulk action (rule: bulk-actions). */
interface SelectedOrders {
  /** `filterKey` of the list at the time of the selection; another filter clears it. */
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

const emptySelection: SelectedOrders = { filter: '', ids: new Set() }

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
