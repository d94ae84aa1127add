import type { Product } from '#domain/contract/products.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'

interface ChangedMeanwhileProps {
  /** The product as somebody else has left it; null while nobody has. */
  readonly product: Product | null
  readonly onLeaveIt: () => void
  readonly onOverwrite: () => void
}

/** Asks before one admin's changes take the place of another's. */
export function ChangedMeanwhile({ product, onLeaveIt, onOverwrite }: ChangedMeanwhileProps) {
  return (
    <ConfirmDialog
      isOpen={product !== null}
      question="Save over newer changes?"
      confirmLabel="Save mine"
      isDangerous
      onCancel={onLeaveIt}
      onConfirm={onOverwrite}
    >
      <p>
        Somebody else changed “{product?.name}” after you opened it. Saving yours replaces what they
        entered.
      </p>
    </ConfirmDialog>
  )
}
