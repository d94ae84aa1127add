import { memo, useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import {
  type ReviewOrder,
  ratingChoices,
  reviewOrderNames,
  reviewOrders,
} from '#domain/reviews/rating-choices.ts'
import { t } from '#messages'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { ratingWords } from '#web/kit/ui/ratings/Rating.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { Stars } from '#web/kit/ui/ratings/Stars.tsx'
import type { ReviewActionsProps } from './OwnReview.tsx'
import { ownReviewId, ReviewActions, ReviewPhotos, WriteReviewButton } from './ReviewActions.tsx'
import { useReviews } from './use-reviews.ts'

/** Loaded for signed-in visitors, who alone write reviews: 4 KB that most first visits don't need. */
const ReviewForm = lazyComponent(async () => (await import('./ReviewForm.tsx')).ReviewForm, {
  sentences: ['forms', 'reviewForm', 'uploads'],
})

const SHOWN_AT_FIRST = 6

/** Number of reviews from which bars and an order help. */
const WORTH_SORTING = 5

const none: readonly Review[] = []

interface ReviewListProps {
  readonly product: Product
  /** Newest first, or why they can't be shown. */
  readonly reviews: readonly Review[] | { readonly failure: string }
}

/** Reviews: the average in figures and words, then each of them. Memoized as `ProductCards` is. */
export const ReviewList = memo(function ReviewList({ product, reviews: read }: ReviewListProps) {
  const user = useSession()
  const [isWhole, setWhole] = useState(false)
  const failure = 'failure' in read ? read.failure : null
  const ofPage = 'failure' in read ? none : read
  const listed = useReviews(product._id, ofPage)
  const reviews = realFirst(listed.reviews)
  const shown = isWhole ? reviews : reviews.slice(0, SHOWN_AT_FIRST)
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-14 scroll-mt-20 border-hairline border-t pt-10"
    >
      <h2 id="reviews-title" className="mb-6 text-2xl">
        {t.product.reviews}
      </h2>
      <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-14">
        <div className="grid content-start gap-4">
          {reviews.length > 0 && <Average product={product} reviews={ofPage} />}
          {reviews.length === 0 && failure === null && (
            <p className="text-muted">{t.product.noReviews}</p>
          )}
          <WriteReviewButton />
        </div>
        <div className="grid content-start gap-4">
          {failure !== null && (
            <NotLoaded level={3} title={t.product.notShown}>
              {failure}
            </NotLoaded>
          )}
          {reviews.length >= WORTH_SORTING && (
            <SelectField
              label={t.product.sort}
              value={listed.order}
              onChange={({ target }) => listed.sortBy(target.value as ReviewOrder)}
              className="w-52 justify-self-start"
            >
              {reviewOrderNames.map((order) => (
                <option key={order} value={order}>
                  {reviewOrders[order]}
                </option>
              ))}
            </SelectField>
          )}
          <ul className="grid gap-6 empty:hidden">
            {shown.map((review, index) => (
              <OneReview
                key={review._id}
                productId={product._id}
                review={review}
                isFirstSample={review.isSample === true && shown[index - 1]?.isSample === undefined}
              />
            ))}
          </ul>
          {shown.length < reviews.length && (
            <p>
              <Button kind="secondary" onClick={() => setWhole(true)}>
                {t.product.showAll({ count: reviews.length })}
              </Button>
            </p>
          )}
          {user && <ReviewForm key={product._id} product={product} author={user.name} />}
        </div>
      </div>
    </section>
  )
})

function realFirst(reviews: readonly Review[]): readonly Review[] {
  return [...reviews].sort((a, b) => Number(a.isSample ?? false) - Number(b.isSample ?? false))
}

interface AverageProps {
  readonly product: Product
  readonly reviews: readonly Review[]
}

function Average({ product: { rating, numReviews, ratingIsSample }, reviews }: AverageProps) {
  const counted = reviews.filter(({ isSample }) => !isSample === !ratingIsSample)
  return (
    <div className="grid content-start gap-4">
      <p className="flex items-center gap-3">
        <span className="font-semibold text-3xl tabular-nums">{rating.toFixed(1)}</span>
        <span className="grid">
          <Stars rating={rating} label={ratingWords(rating, numReviews, ratingIsSample)} />
          <span className="text-muted text-sm">{t.product.count({ count: numReviews })}</span>
        </span>
      </p>
      {counted.length >= WORTH_SORTING && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm">
          {ratingChoices().map(({ rating: stars, label }) => {
            const count = counted.filter((review) => review.rating === stars).length
            return (
              <div key={stars} className="col-span-full grid grid-cols-subgrid items-center">
                <dt>{label}</dt>
                <dd className="contents">
                  <ShareBar
                    value={count}
                    of={counted.length}
                    className="h-2 bg-hairline text-star"
                  />
                  <span className="min-w-6 text-end text-muted tabular-nums">
                    {t.product.ofAll({ count, all: counted.length, hidden: hiddenText })}
                  </span>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}

interface OneReviewProps extends ReviewActionsProps {
  readonly isFirstSample: boolean
}

/** A sample has no author and no date, so that it never looks like a customer (rule: samples). */
function OneReview({ productId, review, isFirstSample }: OneReviewProps) {
  return (
    <li
      id={ownReviewId(review._id)}
      className="grid scroll-mt-20 gap-1.5 border-hairline border-b pb-6 last:border-b-0"
    >
      {isFirstSample && (
        <p className="mb-2 font-semibold text-muted text-sm">{t.product.samples}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        {!review.isSample && <bdi className="font-semibold">{review.name}</bdi>}
        {review.verifiedBuyer && (
          <span className="inline-flex items-center gap-1 text-save text-sm">
            <Icon name="check" className="size-4" />
            {t.product.verified}
          </span>
        )}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line break-words">
        {review.comment}
      </p>
      {review.photos.length > 0 && <ReviewPhotos photos={review.photos} author={review.name} />}
      {!review.isSample && (
        <p className="text-muted text-sm">
          <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        </p>
      )}
      {!review.isSample && <ReviewActions productId={productId} review={review} />}
    </li>
  )
}
