import { useState } from 'react'
import { useAction } from '#web/feedback/action.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../../frame/count.ts'
import { LeaveOutPrices } from '../../order/slip/LeaveOutPrices.tsx'
import type { Slips } from './use-slips.ts'

interface PrintDialogProps {
  readonly ids: readonly string[]
  readonly slips: Slips
  readonly onClose: () => void
}

/** Offers to omit prices, and prints one page per order. */
export function PrintDialog({ ids, slips, onClose }: PrintDialogProps) {
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
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
