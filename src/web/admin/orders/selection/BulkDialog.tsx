import { useState } from 'react'
import type { BulkResult } from '#domain/contract/many-orders.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { type BulkAction, statusAfter } from '#domain/orders/bulk/bulk.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { type RequestOf, send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import {
  type BatchesOutcome,
  BatchProgress,
  LeftOrders,
  useBatches,
} from '../../frame/BatchProgress.tsx'
import { OrderLink } from '../../frame/cells.tsx'
import { counted } from '../../frame/count.ts'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { MissingNames, useMissingNames } from '../../order/NameMissing.tsx'
import { CourierField } from '../../order/parcel/ShipDialog.tsx'

type BulkOutcome = BatchesOutcome<string, BulkResult>
type SentParcel = NonNullable<RequestOf<'bulkOrders'>['body']['parcels']>[string]

interface BulkDialogProps {
  readonly action: BulkAction
  readonly ids: readonly string[]
  /** Totals in rupees of the orders that are on the page, by id. */
  readonly totals: ReadonlyMap<string, number>
  /** Parcels for `ship`; without them the dialog has a field for the courier. */
  readonly parcelOf?: (id: string) => SentParcel
  readonly withoutName?: readonly string[]
  /** Called with the ids of the orders that were not changed, which stay selected. */
  readonly onLeft: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Confirmation, progress and outcome of a bulk action, with the reason of each failure. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, parcelOf, withoutName, onLeft, onClose } = props
  // The dialog acts on the orders it was opened with; the selection may change meanwhile.
  const [all] = useState(props.ids)
  const missingNames = useMissingNames(action === 'ship' && !withoutName ? all : null)
  const ids = all.filter((id) => !missingNames.waiting.has(id))
  const [courier, setCourier] = useState('')
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { progress, run: runInBatches, stop } = useBatches()
  const run = async () => {
    const ofAll = courier.trim() === '' ? undefined : () => ({ courier })
    const nameless = withoutName ?? missingNames.confirmed
    const parcel = parcelOf ?? ofAll
    // An order whose response is lost counts as unchanged and can be tried again.
    const ended = await runInBatches(ids, async (batch) => {
      const body = {
        ids: [...batch],
        action,
        ...(parcel && { parcels: Object.fromEntries(batch.map((id) => [id, parcel(id)])) }),
        withoutName: nameless.filter((id) => batch.includes(id)),
      }
      return (await send('bulkOrders', { body })).results
    })
    setOutcome(ended)
    const { answers, left } = ended
    const failed = answers.flatMap(({ _id, ok }) => (ok ? [] : _id))
    onLeft([...failed, ...left, ...missingNames.waiting])
    if (failed.length > 0 || left.length > 0) return
    toast.success(doneWords(action, answers.length))
    onClose()
    // The button that opened the dialog is removed with the selection.
    focusHeading()
  }
  if (progress || outcome) {
    return (
      <Dialog
        isOpen
        onClose={progress ? stop : onClose}
        title={bulkLabel(action)}
        role="alertdialog"
        actions={outcome && <Button onClick={onClose}>Close</Button>}
      >
        {progress && <BatchProgress {...progress} onStop={stop} />}
        {outcome && <Outcome action={action} {...outcome} />}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={`Mark ${namedOrders(ids.length > 0 ? ids : all)} as ${statusAfter[action]}?`}
      confirmLabel={bulkLabel(action)}
      disabled={ids.length === 0 && 'Every one of them waits for a name'}
      isPending={missingNames.isPending}
      failure={null}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <p className="font-semibold">{ordersWithSum(ids, props.totals)}</p>
      <p>{explanations[action]}</p>
      <MissingNames names={missingNames} />
      {action === 'ship' && !parcelOf && (
        <>
          <CourierField value={courier} onChange={setCourier} />
          <Link
            to={`${paths.adminParcels()}?of=selected`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-plum text-sm underline underline-offset-4"
          >
            Enter tracking numbers as well
          </Link>
        </>
      )}
    </FormDialog>
  )
}

/** 'order 1A2B3C4D', or the number of several. */
const namedOrders = (ids: readonly string[]) =>
  ids.length === 1 ? `order ${shortOrderId(ids[0] ?? '')}` : counted(ids.length, 'order')

const NAMED = 5

/** The first orders by short id, and the sum of all where it is known. */
export function ordersWithSum(ids: readonly string[], totals: ReadonlyMap<string, number>): string {
  const named = ids.slice(0, NAMED).map(shortOrderId).join(', ')
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  const isKnown = ids.every((id) => totals.has(id))
  const sum = ids.reduce((paisa, id) => paisa + paisaFromRupees(totals.get(id) ?? 0), 0)
  return `${named}${more}${isKnown && ids.length > 0 ? `: ${formatMoney(sum)}` : ''}`
}

const explanations: Readonly<Record<BulkAction, string>> = {
  process:
    'Orders that are already further along, cancelled or still waiting for a transfer stay as they are.',
  ship: 'Orders that are delivered, cancelled or still waiting for a transfer stay as they are.',
  deliver:
    'The cash of those that are paid on delivery counts as collected. The status of a delivered order can’t be changed any more, and it can’t be cancelled.',
}

function Outcome({ action, answers, left, cause }: BulkOutcome & { readonly action: BulkAction }) {
  const failed = answers.filter(({ ok }) => !ok)
  const isWhole = failed.length === 0 && left.length === 0
  return (
    <div className="grid gap-3">
      <Notice tone={isWhole ? 'success' : 'info'} icon={isWhole ? 'check' : 'info'}>
        <p role="status" className="font-semibold text-base">
          {doneWords(action, answers.length - failed.length)}
        </p>
      </Notice>
      <LeftOrders left={left} cause={cause} advice="They can be tried again." />
      {failed.length > 0 && (
        <section className="grid gap-2" aria-label="Not done">
          <h3 className="font-semibold text-sm">{counted(failed.length, 'order')} not done</h3>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto rounded-control border border-hairline">
            {failed.map(({ _id, message }) => (
              <li key={_id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-sm">
                <OrderLink id={_id} className="inline-flex min-h-8 items-center" />
                <span className="min-w-0 grow basis-48">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Label of the button: 'Mark as Shipped'. */
export const bulkLabel = (action: BulkAction): string => `Mark as ${statusAfter[action]}`

const doneWords = (action: BulkAction, orders: number): string =>
  `${counted(orders, 'order')} marked as ${statusAfter[action]}`
