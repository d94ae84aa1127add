import { Link } from 'react-router'
import { trackedEmail } from '#domain/orders/tracking.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { personFields } from '#web/account/person-fields.ts'
import { toast } from '#web/feedback/toast.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { useErrorTitle } from '#web/frame/head/page-title.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { Button, ExternalLinkButton } from '#web/ui/Button.tsx'
import { cardLook } from '#web/ui/blocks/Card.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { OrderCard } from '../OrderCard.tsx'
import { type FoundOrders, findOrders, foundOrders } from './found-orders.ts'

const NOTHING_FOUND = 'No orders found for this email.'
const RESULTS = 'found-orders'

const foundSentence = (count: number) => `Found ${count} order(s).`

export function Component() {
  const found = foundOrders().use()
  const form = useForm('track', { email: found?.email ?? '' }, { email: trackedEmail })
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { length } = await findOrders(form.sent().email)
      if (length === 0) toast.info(NOTHING_FOUND)
      else toast.success(foundSentence(length))
      requestAnimationFrame(() => focusHeading(RESULTS))
    },
    fallback: 'Failed to fetch orders',
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <div className="page-gutter py-8">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl">Track Order</h1>
          <p className="text-muted">
            Ordered as a guest? Find your orders by the email address you gave at checkout.
          </p>
        </header>
        <Form
          form={form}
          isPending={isPending}
          failure={failure}
          onSubmit={submit}
          className={cardLook()}
          submit={
            <Button
              type="submit"
              size="large"
              icon="search"
              busy={isPending}
              className="sm:self-start"
            >
              {isPending ? 'Searching…' : 'Track Order'}
            </Button>
          }
        >
          <TextField {...personFields.email} {...form.field('email')} />
        </Form>
        {found && <Results found={found} />}
        <Help />
      </div>
    </div>
  )
}

function Results({ found: { orders } }: { readonly found: FoundOrders }) {
  if (orders.length === 0) {
    return (
      <div id={RESULTS}>
        <EmptyState icon="search" title={NOTHING_FOUND}>
          Please check the spelling, or try another address that you may have used.
        </EmptyState>
      </div>
    )
  }
  const isMasked = orders.some(({ access }) => access === 'masked')
  return (
    <section aria-labelledby={RESULTS} className="grid gap-4">
      <h2 id={RESULTS} className="text-xl">
        {foundSentence(orders.length)}
      </h2>
      {isMasked && (
        <Notice tone="info">
          Names and addresses are hidden until you confirm the phone number of an order on its page.
        </Notice>
      )}
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Help() {
  const shop = useShop()
  return (
    <Section title="Need help?" card="usual" className="gap-3">
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>
          Orders placed with an account are listed under{' '}
          <Link
            to={paths.orders()}
            className="font-semibold text-plum underline underline-offset-4"
          >
            My Orders
          </Link>
          .
        </li>
        <li>The link of your order page works too, on any device.</li>
        <li>
          Still nothing? Message us your order number; we reply within {terms.supportReplyHours}{' '}
          hours.
        </li>
      </ul>
      <p>
        <ExternalLinkButton kind="secondary" icon="message" href={shop.directMessageUrl}>
          <span>
            Message <bdi dir="ltr">@{shop.handle}</bdi>
          </span>
        </ExternalLinkButton>
      </p>
    </Section>
  )
}
