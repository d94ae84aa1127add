import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { type BulkAction, bulkActions, MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'
import { count, counted } from '../../frame/count.ts'
import { FailureNotice } from '../../frame/FailureNotice.tsx'
import { LeaveOutPrices } from '../../order/slip/PackingSlip.tsx'
import { BulkDialog, bulkLabels } from './BulkDialog.tsx'
import type { ListSelection } from './ChoosePage.tsx'

interface ChosenBarProps {
  readonly choosing: ListSelection
  readonly slips: Slips
}

type OpenDialog = BulkAction | 'print' | 'menu' | null

const icons = { process: 'box', ship: 'truck', deliver: 'cash' } as const

/** Actions on the selected orders: side by side where there is room, in a menu on a phone. */
export function ChosenBar({ choosing, slips }: ChosenBarProps) {
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const ids = [...choosing.ids]
  const isShown = ids.length > 0
  const close = () => setOpenDialog(null)
  const offers: readonly { label: string; icon: IconName; onPress: () => void }[] = [
    ...bulkActions.map((action) => ({
      label: bulkLabels[action],
      icon: icons[action],
      onPress: () => setOpenDialog(action),
    })),
    {
      label: 'Ship with numbers',
      icon: 'tag',
      onPress: () => void navigate(`${paths.adminParcels()}?of=selected`),
    },
    { label: 'Print slips', icon: 'print', onPress: () => setOpenDialog('print') },
  ]
  return (
    <>
      <section
        aria-label="Selected orders"
        className={isShown ? 'chosen-bar' : 'sr-only'}
        data-screen-only
      >
        <div className={isShown ? 'page-gutter flex items-center gap-2' : undefined}>
          <p role="status" className="grow whitespace-nowrap font-semibold tabular-nums">
            {isShown && `${count(ids.length)} selected`}
          </p>
          {isShown && (
            <>
              <Button
                kind="quiet"
                size="small"
                className="min-h-11"
                onClick={() => choosing.keep([])}
              >
                Clear<span className="sr-only"> selection</span>
              </Button>
              <div className="hidden gap-2 lg:flex">
                {offers.map(({ label, icon, onPress }) => (
                  <Button
                    key={label}
                    kind="secondary"
                    size="small"
                    icon={icon}
                    className="min-h-11"
                    onClick={onPress}
                  >
                    {label}
                  </Button>
                ))}
              </div>
              <Button className="lg:hidden" onClick={() => setOpenDialog('menu')}>
                Actions
              </Button>
            </>
          )}
        </div>
      </section>
      {openDialog === 'menu' && (
        <Dialog isOpen onClose={close} title={`${counted(ids.length, 'order')} selected`}>
          <div className="grid gap-2">
            {offers.map(({ label, icon, onPress }) => (
              <Button
                key={label}
                kind="secondary"
                icon={icon}
                className="min-h-12 justify-start"
                wide
                onClick={onPress}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
      {openDialog === 'print' && <PrintDialog ids={ids} slips={slips} onClose={close} />}
      {openDialog !== null && openDialog !== 'menu' && openDialog !== 'print' && (
        <BulkDialog
          key={openDialog}
          action={openDialog}
          ids={ids}
          onLeft={choosing.keep}
          onClose={close}
        />
      )}
    </>
  )
}

interface PrintDialogProps {
  readonly ids: readonly string[]
  readonly slips: Slips
  readonly onClose: () => void
}

/** Offers to omit prices, and prints one page per order. */
function PrintDialog({ ids, slips, onClose }: PrintDialogProps) {
  const [hasPrices, setHasPrices] = useState(true)
  const { isPending, failure, run } = useAction({
    run: async () => {
      await slips.print(ids, hasPrices)
      onClose()
    },
    fallback: 'Failed to load the packing slips',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Print ${counted(ids.length, 'packing slip')}?`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button icon="print" busy={isPending} onClick={run}>
            Print
          </Button>
        </>
      }
    >
      <p>One page each, in the order in which they were selected.</p>
      <LeaveOutPrices hasPrices={hasPrices} onHasPrices={setHasPrices} />
      <FailureNotice failure={failure} />
    </Dialog>
  )
}

const none = { orders: [], hasPrices: true } as const

/** Loads the selected orders in batches, prints a slip for each, then removes the slips. */
export function useSlips() {
  const [slips, setSlips] = useState<{
    readonly orders: readonly Order[]
    readonly hasPrices: boolean
  }>(none)
  useEffect(() => {
    if (slips.orders.length === 0) return
    const forget = () => setSlips(none)
    addEventListener('afterprint', forget)
    print()
    return () => removeEventListener('afterprint', forget)
  }, [slips])
  return {
    ...slips,
    /** Opens the print dialog with a slip per order. Rejects with an `ApiError`. */
    async print(ids: readonly string[], hasPrices: boolean) {
      const orders: Order[] = []
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        const body = { ids: ids.slice(from, from + MOST_AT_ONCE) }
        orders.push(...(await send('listNamedOrders', { body })).orders)
      }
      setSlips({ orders, hasPrices })
    },
  }
}

type Slips = ReturnType<typeof useSlips>
