import { useRevalidator } from 'react-router'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'

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
    <Dialog
      isOpen
      onClose={onClose}
      title={t.reviewForm.removeTitle}
      role="alertdialog"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.reviewForm.keep}
          </Button>
          <Button kind="danger" busy={isPending} onClick={() => run()}>
            {t.reviewForm.remove}
          </Button>
        </>
      }
    >
      <p>{hasPhotos ? t.reviewForm.removalWithPhotos : t.reviewForm.removal}</p>
      {failure && (
        <Notice tone="danger" isAlert>
          <FailureText {...failure} />
        </Notice>
      )}
    </Dialog>
  )
}
