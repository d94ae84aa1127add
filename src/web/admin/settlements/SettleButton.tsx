import { useRef, useState } from 'react'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { counted } from '../frame/count.ts'

interface SettleButtonProps {
  /** How many orders would be settled; none switches the button off. */
  readonly orders: number
  /** What they come to in the file, in paisa. */
  readonly sum: Paisa
  readonly onConfirm: () => void
}

/** Counts the cash of the file after one question that names the sum (rule: settlements). */
export function SettleButton({ orders, sum, onConfirm }: SettleButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  const label = `Settle ${counted(orders, 'order')}`
  return (
    <>
      <Button
        icon="check"
        disabled={orders === 0 && 'No line of this file can be settled'}
        showReason
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`${label} for ${formatMoney(sum)}?`}
        role="alertdialog"
        initialFocus={cancel}
        actions={
          <>
            <Button ref={cancel} kind="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              Settle {formatMoney(sum)}
            </Button>
          </>
        }
      >
        <p>
          The courier has handed over this cash. The orders become delivered and paid, and the file
          is named in their history. It can be taken back for 24 hours.
        </p>
      </Dialog>
    </>
  )
}
