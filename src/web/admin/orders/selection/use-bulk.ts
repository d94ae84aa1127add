import { useState } from 'react'
import type { BulkResult } from '#domain/contract/many-orders.ts'
import { type BulkAction, statusAfter } from '#domain/orders/bulk/bulk.ts'
import { send } from '#web/kit/api/send.ts'
import { type BatchesOutcome, useBatches } from '../../frame/batches.ts'
import { counted } from '../../frame/count.ts'

type BulkBody = Parameters<typeof send<'bulkOrders'>>[1]['body']
/** Courier and tracking number of an order, with its displayed version. */
export type ShownParcel = NonNullable<BulkBody['parcels']>[string]

/** Bulk action with its orders. */
interface BulkIntent {
  readonly action: BulkAction
  readonly ids: readonly string[]
  /** Only for `ship`. */
  readonly parcelOf?: ((id: string) => ShownParcel) | undefined
  readonly withoutName: readonly string[]
}

export type BulkOutcome = BatchesOutcome<string, BulkResult>

/** Runs a bulk action; an order whose response is lost counts as unchanged and can be retried. */
export function useBulk() {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { progress, run, stop } = useBatches()
  return {
    progress,
    /** Null until the first run has ended. */
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

/** Labels of the buttons. */
export const bulkLabels: Readonly<Record<BulkAction, string>> = {
  process: 'Mark as Processing',
  ship: 'Mark as Shipped',
  deliver: 'Mark as Delivered',
}

/** Question of the dialog: 'Mark 12 orders as Shipped?' */
export function bulkQuestion(action: BulkAction, orders: number): string {
  return `Mark ${counted(orders, 'order')} as ${statusAfter[action]}?`
}

/** Success message: '12 orders marked as Shipped'. */
export function bulkDone(action: BulkAction, orders: number): string {
  return `${counted(orders, 'order')} marked as ${statusAfter[action]}`
}
