import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { reviewFields } from '#domain/reviews/comment.ts'
import { ratingChoices } from '#domain/reviews/rating-choices.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { SelectField, TextAreaField } from '#web/kit/ui/Field.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { countInFlight, type FormPicture } from '#web/kit/ui/uploads/form-pictures.ts'
import { PhotoField, reviewPhotosRule, useReviewPhotos } from './PhotoField.tsx'
import { ownReviewId, reviewHeading } from './ReviewActions.tsx'

const nothingTyped = { rating: '5', comment: '', photos: [] as readonly FormPicture[] }
const rules = { ...reviewFields, photos: reviewPhotosRule }

interface ReviewFormProps {
  readonly product: Product
  readonly author: string
}

/** The review form of a signed-in customer; list and average update at once. */
export function ReviewForm({ product, author }: ReviewFormProps) {
  const { revalidate } = useRevalidator()
  const form = useForm('review', nothingTyped, rules)
  const photos = useReviewPhotos(product._id, (pictures) => form.set('photos', pictures))
  const [isReplaced, setReplaced] = useState(false)
  const [isWritten, setWritten] = useState(false)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      setReplaced(false)
      const written = await send('writeReview', { params: { id: product._id }, body: form.sent() })
      photos.clear()
      form.start(nothingTyped)
      setReplaced(written.replaced === true)
      setWritten(true)
      await revalidate()
      requestAnimationFrame(() => focusHeading(ownReviewId(written._id)))
    },
    success: t.reviewForm.submitted,
    fallback: t.reviewForm.formFailed,
  })
  const upload = useSubmitAfterUpload(countInFlight(photos.list) > 0, () => {
    if (form.passes()) submit()
  })
  const isBusy = isPending || upload.isWaiting
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  if (isWritten) {
    return (
      <div id={reviewHeading} tabIndex={-1} className="grid justify-items-start gap-3">
        {isReplaced && <Notice tone="success">{t.reviewForm.replaced}</Notice>}
        <Button kind="secondary" icon="edit" onClick={() => setWritten(false)}>
          {t.reviewForm.title}
        </Button>
      </div>
    )
  }
  return (
    <ReviewCard author={author}>
      <Form
        form={form}
        isPending={isBusy}
        failure={failure}
        onSubmit={() => (upload.isUploading ? upload.wait() : submit())}
        aria-labelledby={reviewHeading}
        submit={
          <Button type="submit" busy={isBusy} className="self-start">
            {upload.isWaiting
              ? t.reviewForm.uploadingPhotos
              : isPending
                ? t.reviewForm.submitting
                : t.reviewForm.submit}
          </Button>
        }
      >
        <SelectField label={t.reviewForm.rating} className="xs:max-w-60" {...form.field('rating')}>
          {ratingChoices().map(({ rating, label }) => (
            <option key={rating} value={rating}>
              {rating} - {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t.reviewForm.comment}
          hint={t.reviewForm.commentHint}
          required
          {...form.field('comment')}
        />
        <PhotoField id={form.fieldId('photos')} error={form.mistakes.photos} photos={photos} />
      </Form>
    </ReviewCard>
  )
}

/** Submits once the upload has ended, where a review is sent during one. */
function useSubmitAfterUpload(isUploading: boolean, submit: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const submitWaiting = useEffectEvent(() => {
    setWaiting(false)
    submit()
  })
  useEffect(() => {
    if (isWaiting && !isUploading) submitWaiting()
  }, [isWaiting, isUploading])
  return { isUploading, isWaiting, wait: () => setWaiting(true) }
}

interface ReviewCardProps extends Pick<ReviewFormProps, 'author'> {
  readonly children: ReactNode
}

/** Card of the form, with its heading and the name that the review will have. */
function ReviewCard({ author, children }: ReviewCardProps) {
  // The form loads after its page, too late for the browser's own jump to the fragment.
  useEffect(() => {
    if (location.hash === `#${reviewHeading}`) focusHeading(reviewHeading)
  }, [])
  return (
    <Card
      as="section"
      room="roomy"
      aria-labelledby={reviewHeading}
      className="mt-4 grid max-w-prose scroll-mt-20 gap-5"
    >
      <div className="grid gap-1">
        <h3 id={reviewHeading} className="text-lg">
          {t.reviewForm.title}
        </h3>
        <p className="text-muted text-sm">
          {t.reviewForm.asAuthor({ author: () => <bdi>{author}</bdi> })}
        </p>
      </div>
      {children}
    </Card>
  )
}
