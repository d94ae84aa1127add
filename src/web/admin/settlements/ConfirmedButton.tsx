import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type ButtonProps = ComponentProps<typeof Button>

interface ConfirmedButtonProps {
  /** The button that asks; its press opens the dialog. */
  readonly button: Omit<ButtonProps, 'onClick'>
  /** The question. */
  readonly title: string
  /** Label of the button that confirms. */
  readonly confirm: string
  readonly confirmKind?: 'primary' | 'danger'
  readonly onConfirm: () => void
  /** The consequences, below the question. */
  readonly children: ReactNode
}

/** Button with a confirmation dialog, which opens with the focus on Cancel. */
export function ConfirmedButton({
  button,
  title,
  confirm,
  confirmKind = 'primary',
  onConfirm,
  children,
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={title}
        role="alertdialog"
        initialFocus={cancel}
        actions={
          <>
            <Button ref={cancel} kind="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              kind={confirmKind}
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
