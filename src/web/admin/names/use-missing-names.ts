import { useState } from 'react'
import type { ParcelOrder } from '#domain/contract/many-orders.ts'
import { send } from '#web/api/send.ts'
import { useRead } from '#web/store/use-read.ts'

/** Orders of a bulk action that lack a name to print. */
export interface MissingNames {
  readonly orders: readonly ParcelOrder[]
  readonly isPending: boolean
  /** Ids of the orders confirmed to ship without the name. */
  readonly confirmed: readonly string[]
  /** Ids of the unconfirmed orders, which the action skips. */
  readonly waiting: ReadonlySet<string>
  readonly confirm: (id: string, isConfirmed: boolean) => void
}

/**
 * Reads which of the orders lack a name to print. After a failure none is listed, and the server
 * refuses each of them at shipping.
 *
 * @param ids null for an action that doesn't depend on names
 */
export function useMissingNames(ids: readonly string[] | null): MissingNames {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  // The orders are fixed when the dialog opens.
  const reading = useRead(ids === null ? null : 'orders', async (signal) => {
    const { others } = await send('matchParcels', { body: { ids: [...(ids ?? [])] } }, { signal })
    return others.filter(({ needsName }) => needsName)
  })
  const orders = reading && ('value' in reading ? reading.value : [])
  const missing = orders ?? []
  const isConfirmed = new Set(confirmed)
  return {
    orders: missing,
    isPending: ids !== null && orders === null,
    confirmed,
    waiting: new Set(missing.flatMap(({ _id }) => (isConfirmed.has(_id) ? [] : _id))),
    confirm: (id, isTrue) =>
      setConfirmed((before) =>
        isTrue ? [...before, id] : before.filter((confirmed) => confirmed !== id),
      ),
  }
}
