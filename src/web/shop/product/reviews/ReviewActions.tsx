import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Review } from '#domain/contract/reviews.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { useLazy } from '#web/kit/ui/use-lazy.ts'

const RemoveDialog = lazyComponent(async () => (await import('./RemoveDialog.tsx')).RemoveDialog, {
  sentences: ['reviewForm'],
})

interface ReviewActionsProps {
  readonly productId: string
  readonly review: Review
}

/** Actions of a review: a vote that it is helpful, and its removal by its author or an admin. */
export function ReviewActions({ productId, review }: ReviewActionsProps) {
  const user = useSession()
  const navigate = useNavigate()
  const removal = useLazy(RemoveDialog, () => toast.error(t.reviews.notRemoved))
  const [voted, setVoted] = useState<Pick<Review, 'helpful' | 'isHelpful'> | null>(null)
  const { helpful, isHelpful = false } = voted ?? review
  const address = { id: productId, reviewId: review._id }
  const vote = useAction({
    run: async () => {
      const body = { helpful: !isHelpful }
      setVoted(await send('voteReview', { params: address, body }))
    },
    fallback: t.reviews.notCounted,
  })
  const press = () => {
    if (user) return vote.run()
    toast.error(t.reviews.loginToVote)
    void navigate(paths.login())
  }
  const people = t.reviews.foundHelpful({ count: helpful })
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      {review.isOwn ? (
        helpful > 0 && <p className="ms-2 text-muted text-sm">{people}</p>
      ) : (
        <button
          type="button"
          aria-pressed={isHelpful}
          aria-busy={vote.isPending || undefined}
          onClick={press}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-muted text-sm hover:bg-plum-tint hover:text-plum aria-pressed:text-plum"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill={isHelpful ? 'currentColor' : 'none'}
            fillOpacity={0.18}
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="size-5"
          >
            <path d="M7.5 10.5 11 4.2a1.9 1.9 0 0 1 2.9 1.9l-.6 3.4h4.6a2 2 0 0 1 2 2.4l-1.2 6a2.4 2.4 0 0 1-2.4 2H7.5zM7.5 10.5H4v9.4h3.5" />
          </svg>
          {t.reviews.helpful}
          {helpful > 0 && (
            <span className="tabular-nums">
              {t.reviews.helpfulTo({
                count: helpful,
                people,
                seen: (content) => <span aria-hidden="true">{content}</span>,
                hidden: hiddenText,
              })}
            </span>
          )}
        </button>
      )}
      {(review.isOwn || user?.isAdmin) && (
        <Button kind="quiet" size="small" icon="trash" onClick={() => removal.open(true)}>
          {review.isOwn
            ? t.reviews.removeYours({ hidden: hiddenText })
            : t.reviews.removeOf({ name: review.name, hidden: hiddenText })}
        </Button>
      )}
      {removal.opened && (
        <RemoveDialog
          address={address}
          hasPhotos={review.photos.length > 0}
          onClose={removal.close}
        />
      )}
    </div>
  )
}
