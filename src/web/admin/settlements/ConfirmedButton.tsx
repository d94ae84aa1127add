import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'

type ButtonProps = ComponentProps<typeof Button>

interface ConfirmedButtonProps {
  readonly button: Omit<ButtonProps, 'onClick'>
  readonly title: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly onConfirm: () => void
  readonly children: ReactNode
}

/** Button with a confirmation dialog, whose initial focus is on Cancel. */
export function ConfirmedButton({
  button,
  title,
  confirm,
  isDangerous = false,
  onConfirm,
  children,
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        question={title}
        confirmLabel={confirm}
        isDangerous={isDangerous}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
