import { useEffect, useRef, useState } from 'react'
import type { BulkAction } from '#domain/orders/bulk/bulk.ts'
import type { SentParcel } from '#domain/orders/parcels/parcel.ts'
import { send } from '#web/api/send.ts'
import { type BulkOutcome, runBulk } from './run-bulk.ts'

/** A bulk action and its orders. */
export interface BulkIntent {
  readonly action: BulkAction
  readonly ids: readonly string[]
  /** Courier and tracking number of an order, with `ship`. */
  readonly parcelOf?: ((id: string) => SentParcel) | undefined
  /** Orders that ship though a name to print is missing. */
  readonly withoutName: readonly string[]
}

export type BulkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly tried: number; readonly total: number }
  | { readonly kind: 'ended'; readonly outcome: BulkOutcome }

export interface Bulk {
  readonly state: BulkState
  readonly start: (wish: BulkIntent) => Promise<BulkOutcome>
  /** Ends it with the piece that is under way. */
  readonly stop: () => void
  readonly reset: () => void
}

const idle: BulkState = { kind: 'idle' }

/** Does something to many orders, one run at a time; whoever leaves the page stops it. */
export function useBulk(): Bulk {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    async start({ action, ids, parcelOf, withoutName }) {
      const mine = new AbortController()
      running.current = mine
      const total = ids.length
      setState({ kind: 'running', tried: 0, total })
      const outcome = await runBulk(
        ids,
        async (piece) => {
          const parcels = parcelOf && Object.fromEntries(piece.map((id) => [id, parcelOf(id)]))
          const body = {
            ids: [...piece],
            action,
            ...(parcels && { parcels }),
            withoutName: withoutName.filter((id) => piece.includes(id)),
          }
          return (await send('bulkOrders', { body })).results
        },
        {
          signal: mine.signal,
          onProgress: (tried) => setState({ kind: 'running', tried, total }),
        },
      )
      setState({ kind: 'ended', outcome })
      return outcome
    },
    stop: () => running.current?.abort(),
    reset: () => setState(idle),
  }
}
