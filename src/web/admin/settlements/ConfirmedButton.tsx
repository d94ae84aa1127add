import { type ComponentProps, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'

interface ConfirmedButtonProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onCancel'> {
  readonly button: Omit<ComponentProps<typeof Button>, 'onClick'>
}

/** Button with a confirmation dialog, whose initial focus is on Cancel. */
export function ConfirmedButton({ button, onConfirm, ...dialog }: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <ConfirmDialog
        {...dialog}
        isOpen={isOpen}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onConfirm()
        }}
      />
    </>
  )
}
