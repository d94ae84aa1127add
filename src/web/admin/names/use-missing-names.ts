import { useEffect, useState } from 'react'
import type { ParcelOrder } from '#domain/contract/many-orders.ts'
import { send } from '#web/api/send.ts'

/** Those of many orders of which a name to print is missing. */
export interface MissingNames {
  readonly orders: readonly ParcelOrder[]
  readonly isPending: boolean
  /** Ids of those that ship all the same. */
  readonly confirmed: readonly string[]
  /** Ids of those that nobody has confirmed: they are left as they are. */
  readonly waiting: ReadonlySet<string>
  readonly confirm: (id: string, isConfirmed: boolean) => void
}

/**
 * Looks which of the orders lack a name to print. Where that can't be asked none is known, and the
 * call that ships them refuses each one.
 *
 * @param ids null for an action that doesn't depend on names
 */
export function useMissingNames(ids: readonly string[] | null): MissingNames {
  const [orders, setOrders] = useState<readonly ParcelOrder[] | null>(null)
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are chosen once, before it is asked
  useEffect(() => {
    if (ids === null) return
    const leaving = new AbortController()
    send('matchParcels', { body: { ids: [...ids] } }, { signal: leaving.signal })
      .then(({ others }) => setOrders(others.filter(({ needsName }) => needsName)))
      .catch(() => leaving.signal.aborted || setOrders([]))
    return () => leaving.abort()
  }, [])
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
