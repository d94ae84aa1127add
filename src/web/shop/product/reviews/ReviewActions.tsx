import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Review } from '#domain/contract/reviews.ts'
import { paths } from '#domain/paths.ts'
import { reviewThumbnail } from '#domain/reviews/photos.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { PictureViewer } from '#web/kit/ui/viewer/viewer.ts'
import type { ReviewActionsProps } from './OwnReview.tsx'

/** Loaded for signed-in visitors, who alone write and remove reviews. */
const OwnReview = lazyComponent(async () => (await import('./OwnReview.tsx')).OwnReview, {
  sentences: ['reviewForm'],
})

/** Actions of a review: a vote that it is helpful, or what its author and an admin can do. */
export function ReviewActions({ productId, review }: ReviewActionsProps) {
  const user = useSession()
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      {!review.isOwn && <HelpfulButton productId={productId} review={review} />}
      {(review.isOwn || user?.isAdmin) && <OwnReview productId={productId} review={review} />}
    </div>
  )
}

/** Toggle of the visitor's vote, with the number of votes; a guest is led to the login. */
function HelpfulButton({ productId, review }: ReviewActionsProps) {
  const navigate = useNavigate()
  const [voted, setVoted] = useState<Pick<Review, 'helpful' | 'isHelpful'> | null>(null)
  const { helpful, isHelpful = false } = voted ?? review
  const vote = useAction({
    run: async () => {
      const params = { id: productId, reviewId: review._id }
      setVoted(await send('voteReview', { params, body: { helpful: !isHelpful } }))
    },
    fallback: t.product.notCounted,
  })
  const press = () => {
    if (currentUser()) return vote.run()
    toast.error(t.product.loginToVote)
    void navigate(paths.login())
  }
  return (
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
      {t.product.helpful}
      {helpful > 0 && (
        <span className="tabular-nums">
          {t.product.helpfulTo({
            count: helpful,
            people: t.product.foundHelpful({ count: helpful }),
            seen: (content) => <span aria-hidden="true">{content}</span>,
            hidden: hiddenText,
          })}
        </span>
      )}
    </button>
  )
}

/** The id of the form's heading; a delivered order leads there. */
export const reviewHeading = 'write-review'

/** Id of a review in the list, which gets the focus once it is written. */
export const ownReviewId = (id: string): string => `review-${id}`

/** Leads to the form, or a guest to the login: only accounts review. */
export function WriteReviewButton() {
  const navigate = useNavigate()
  const begin = () => {
    // A press that is repeated during hydration precedes the first render with a session.
    if (currentUser()) return focusHeading(reviewHeading)
    toast.error(t.product.loginToWrite)
    void navigate(paths.login())
  }
  return (
    <Button kind="secondary" icon="edit" onClick={begin} className="justify-self-start">
      {t.product.write}
    </Button>
  )
}

interface ReviewPhotosProps {
  readonly photos: readonly string[]
  readonly author: string
}

/** The photos of a review as thumbnails; a press shows them on the whole screen. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const viewer = useLazy<number>(PictureViewer, () => toast.error(t.product.notEnlarged))
  const words = (index: number) =>
    t.product.photo({ place: index + 1, count: photos.length, author })
  return (
    <>
      <ul className="flex flex-wrap gap-2 py-1">
        {photos.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => viewer.open(index)}
              className="block cursor-zoom-in overflow-hidden rounded-control border border-hairline bg-white transition-colors hover:border-plum"
            >
              <img
                src={reviewThumbnail(path)}
                alt={t.product.enlarge({ photo: words(index) })}
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-22 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer.opened !== null && (
        <PictureViewer
          pictures={photos.map((src, index) => ({ src, alt: words(index) }))}
          start={viewer.opened}
          onClose={viewer.close}
        />
      )}
    </>
  )
}
