import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type ButtonProps = ComponentProps<typeof Button>

interface ConfirmedButtonProps {
  /** Button that opens the dialog. */
  readonly button: Omit<ButtonProps, 'onClick'>
  /** Question of the dialog. */
  readonly title: string
  /** Label of the button that confirms. */
  readonly confirm: string
  readonly confirmKind?: 'primary' | 'danger'
  readonly onConfirm: () => void
  /** Consequences, below the question. */
  readonly children: ReactNode
}

/** Button with a confirmation dialog, whose initial focus is on Cancel. */
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
