import { useRevalidator } from 'react-router'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'

interface RemoveDialogProps {
  readonly address: { readonly id: string; readonly reviewId: string }
  readonly hasPhotos: boolean
  readonly onClose: () => void
}

/** Asks an author or an admin whether a review is to be removed, and removes it. */
export function RemoveDialog({ address, hasPhotos, onClose }: RemoveDialogProps) {
  const { revalidate } = useRevalidator()
  const { isPending, failure, run } = useAction({
    run: async () => {
      await send('removeReview', { params: address })
      await revalidate()
      onClose()
      // The button that opened the dialog is gone with its review.
      focusHeading('reviews-title')
    },
    success: t.reviewForm.reviewRemoved,
    fallback: t.product.notRemoved,
  })
  return (
    <ConfirmDialog
      isOpen
      question={t.reviewForm.removeTitle}
      confirmLabel={t.reviewForm.remove}
      cancelLabel={t.reviewForm.keep}
      isDangerous
      busy={isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      <p>{hasPhotos ? t.reviewForm.removalWithPhotos : t.reviewForm.removal}</p>
      <ActionFailure id="removal-failure" failure={failure} />
    </ConfirmDialog>
  )
}
