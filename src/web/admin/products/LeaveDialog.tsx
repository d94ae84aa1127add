import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

interface LeaveDialogProps {
  readonly guard: LeaveGuard
  /** Called when the changes are discarded. */
  readonly onLeave: () => void
}

/** Confirmation before unsaved changes are discarded. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      question="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDangerous
      onCancel={guard.stay}
      onConfirm={() => {
        onLeave()
        guard.leave()
      }}
    >
      <p>What you changed on this page is not saved yet and would be lost.</p>
    </ConfirmDialog>
  )
}
