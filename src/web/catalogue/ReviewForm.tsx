import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { ratingChoices, reviewComment } from '#domain/reviews/comment.ts'
import { send } from '#web/api.ts'
import { useErrorTitle } from '#web/shell/page-title.ts'
import { useSession } from '#web/shell/session.ts'
import { toast } from '#web/shell/toast.ts'
import { useSubmit } from '#web/shell/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField, TextAreaField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useForm } from '#web/ui/use-form.ts'

const HEADING = 'write-review'
const nothingTyped = { rating: '5', comment: '' }

/** Leads to the form, or a guest to the login: only accounts review (spec section 5). */
export function WriteReviewButton() {
  const user = useSession()
  const navigate = useNavigate()
  const begin = () => {
    if (user) return focusHeading(HEADING)
    toast.error('Please login to write a review')
    void navigate(paths.login())
  }
  return (
    <Button kind="secondary" icon="edit" onClick={begin} className="justify-self-start">
      Write a Review
    </Button>
  )
}

/** What a signed-in customer thinks of a case; the list and its average follow at once. */
export function ReviewForm({ product }: { readonly product: Product }) {
  const user = useSession()
  const { revalidate } = useRevalidator()
  const form = useForm('review', nothingTyped, { comment: reviewComment })
  const [thanks, setThanks] = useState<string | null>(null)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      setThanks(null)
      const { rating, comment } = form.typed
      const written = await send('writeReview', {
        params: { id: product._id },
        body: { rating: Number(rating), comment },
      })
      form.start(nothingTyped)
      setThanks(
        written.replaced
          ? 'Your review took the place of your earlier one.'
          : 'Thank you! Your review is in the list.',
      )
      await revalidate()
    },
    success: 'Review submitted successfully!',
    fallback: 'Failed to submit review',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  if (!user) return null
  return (
    <section
      aria-labelledby={HEADING}
      className="mt-4 grid max-w-prose scroll-mt-20 gap-5 rounded-card border border-hairline bg-white p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 id={HEADING} className="text-lg">
          Write a review
        </h3>
        <p className="text-muted text-sm">
          As {user.name}. There is one review each: a new one takes the place of your earlier one.
        </p>
      </div>
      <Form
        form={form}
        isPending={isPending}
        failure={failure}
        onSubmit={submit}
        aria-labelledby={HEADING}
        submit={
          <Button type="submit" busy={isPending} className="self-start">
            {isPending ? 'Submitting…' : 'Submit Review'}
          </Button>
        }
      >
        <SelectField label="Your rating" className="xs:max-w-60" {...form.field('rating')}>
          {ratingChoices.map(({ rating, label }) => (
            <option key={rating} value={rating}>
              {rating} - {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Your comment"
          hint="How does it look and feel? Does it fit?"
          required
          {...form.field('comment')}
        />
      </Form>
      {thanks && <Notice tone="success">{thanks}</Notice>}
    </section>
  )
}
