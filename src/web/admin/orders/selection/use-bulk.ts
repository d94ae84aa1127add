import { useState } from 'react'
import type { BulkResult } from '#domain/contract/many-orders.ts'
import type { BulkAction } from '#domain/orders/bulk/bulk.ts'
import { send } from '#web/api/send.ts'
import { type PiecesOutcome, usePieces } from '../../frame/in-pieces.ts'

type BulkBody = Parameters<typeof send<'bulkOrders'>>[1]['body']
/** Courier and tracking number of an order, and the version of it that was shown with them. */
export type ShownParcel = NonNullable<BulkBody['parcels']>[string]

/** A bulk action and its orders. */
export interface BulkIntent {
  readonly action: BulkAction
  readonly ids: readonly string[]
  /** With `ship`. */
  readonly parcelOf?: ((id: string) => ShownParcel) | undefined
  /** Orders that ship though a name to print is missing. */
  readonly withoutName: readonly string[]
}

export type BulkOutcome = PiecesOutcome<string, BulkResult>

/** Does something to many orders; an order whose answer was lost counts as left, and may be tried again. */
export function useBulk() {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { progress, run, stop } = usePieces()
  return {
    progress,
    /** Null until it has ended. */
    outcome,
    stop,
    async start({ action, ids, parcelOf, withoutName }: BulkIntent): Promise<BulkOutcome> {
      const ended = await run(ids, async (piece) => {
        const parcels = parcelOf && Object.fromEntries(piece.map((id) => [id, parcelOf(id)]))
        const body = {
          ids: [...piece],
          action,
          ...(parcels && { parcels }),
          withoutName: withoutName.filter((id) => piece.includes(id)),
        }
        return (await send('bulkOrders', { body })).results
      })
      setOutcome(ended)
      return ended
    },
  }
}
