import { entryOf } from '#web/store/store.ts'

/** Orders that are chosen to do the same to all of them (rule: many-at-once). */
export interface SelectedOrders {
  /** The `filterKey` under which they were chosen: another filter drops them. */
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const nothingChosen: SelectedOrders = { filter: '', ids: none }

/** The selection survives a visit to an order, and ends with the tab. */
export const chosenEntry = () => entryOf<SelectedOrders>('chosen orders', { stays: true })

/** Takes orders in or out; the others stay as they are. */
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
