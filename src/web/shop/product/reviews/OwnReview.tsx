import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Review } from '#domain/contract/reviews.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { ConfirmDialog } from '#web/kit/ui/Dialog.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'

export interface ReviewActionsProps {
  readonly productId: string
  readonly review: Review
}

/** For a review's author its votes, and its removal, also by an admin, after a confirmation. */
export function OwnReview({ productId, review }: ReviewActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const { isPending, failure, run } = useAction({
    run: async () => {
      await send('removeReview', { params: { id: productId, reviewId: review._id } })
      await revalidate()
      setAsking(false)
      // The button that opened the dialog is gone with its review.
      focusHeading('reviews-title')
    },
    success: t.reviewForm.reviewRemoved,
    fallback: t.reviewForm.notRemoved,
  })
  return (
    <>
      {review.isOwn && review.helpful > 0 && (
        <p className="ms-2 text-muted text-sm">
          {t.product.foundHelpful({ count: review.helpful })}
        </p>
      )}
      <Button kind="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        {review.isOwn
          ? t.reviewForm.removeYours({ hidden: hiddenText })
          : t.reviewForm.removeOf({ name: review.name, hidden: hiddenText })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t.reviewForm.removeTitle}
        confirmLabel={t.reviewForm.remove}
        cancelLabel={t.reviewForm.keep}
        isDangerous
        busy={isPending}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <p>{review.photos.length > 0 ? t.reviewForm.removalWithPhotos : t.reviewForm.removal}</p>
        <ActionFailure id="removal-failure" failure={failure} />
      </ConfirmDialog>
    </>
  )
}
