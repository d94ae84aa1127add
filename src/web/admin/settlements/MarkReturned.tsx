import { useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { counted } from '../frame/count.ts'

interface MarkReturnedProps {
  readonly orders: number
  readonly onConfirm: () => void
}

/** Cancels the orders whose parcels have come back, after a question. */
export function MarkReturned({ orders, onConfirm }: MarkReturnedProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="secondary" icon="box" onClick={() => setAsking(true)}>
        Mark as returned
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`Mark ${counted(orders, 'order')} as returned?`}
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
              Mark as returned
            </Button>
          </>
        }
      >
        <p>
          The orders are cancelled and nothing is collected. Their history keeps what the courier
          says.
        </p>
      </Dialog>
    </>
  )
}
