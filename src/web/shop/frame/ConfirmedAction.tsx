import type { ReactNode } from 'react'
import { type Action, useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'

/** Loaded on demand, since few visitors open one. */
const ConfirmDialog = lazyComponent(
  async () => (await import('#web/kit/ui/Dialog.tsx')).ConfirmDialog,
)

interface ConfirmedActionProps extends Action<[]> {
  /** Renders the button that opens the confirmation, with these attributes. */
  readonly opener: (
    attributes: Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>,
  ) => ReactNode
  readonly question: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly children: ReactNode
}

/** Irreversible action after a confirmation, which shows its failure. */
export function ConfirmedAction({
  opener,
  children,
  question,
  confirmLabel,
  cancelLabel,
  ...action
}: ConfirmedActionProps) {
  const dialog = useLazy(ConfirmDialog, () => toast.error(action.fallback))
  const { isPending, failure, run, clear } = useAction({
    ...action,
    run: async () => {
      await action.run()
      dialog.close()
    },
  })
  const open = () => {
    clear()
    dialog.open(true)
  }
  return (
    <>
      {opener({ onClick: open, onPointerEnter: dialog.prepare, onFocus: dialog.prepare })}
      {dialog.opened && (
        <ConfirmDialog
          {...{ question, confirmLabel, ...(cancelLabel && { cancelLabel }) }}
          isOpen
          isDangerous
          busy={isPending}
          onConfirm={run}
          onCancel={dialog.close}
        >
          <p className="text-muted">{children}</p>
          <ActionFailure id="confirm-failure" failure={failure} />
        </ConfirmDialog>
      )}
    </>
  )
}
