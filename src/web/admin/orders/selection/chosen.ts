import { entryOf } from '#web/store/store.ts'

/** Selection of orders for a bulk action (rule: many-at-once). */
export interface SelectedOrders {
  /** `filterKey` of the list at the time of the selection; another filter clears it. */
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const nothingChosen: SelectedOrders = { filter: '', ids: none }

/** Store of the selection, which survives a visit to an order and ends with the tab. */
export const chosenEntry = () => entryOf<SelectedOrders>('chosen orders', { stays: true })

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
