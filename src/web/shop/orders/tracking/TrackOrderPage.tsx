import '#web/kit/order-ui/order-calls.ts'
import type { Order } from '#domain/contract/orders.ts'
import { trackedEmail } from '#domain/orders/checkout-fields.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { entryOf } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { cardLook } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { personFields } from '#web/shop/account/person-fields.ts'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { OrderCards } from '../OrderCard.tsx'

const RESULTS = 'found-orders'

interface FoundOrders {
  readonly email: string
  /** Newest first, each masked unless this device has full access (rule: search-by-email). */
  readonly orders: readonly Order[]
}

/**
 * This visitor's last result, in memory only, so that Back shows it: neither address nor history
 * contain the e-mail (rule: search-by-email).
 */
const foundOrders = () => entryOf<FoundOrders>('found orders', { stays: true })

export function Component() {
  const entry = foundOrders()
  const found = entry.use()
  const form = useForm('track', { email: found?.email ?? '' }, { email: trackedEmail })
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      const { email } = form.sent()
      const orders = await send('listGuestOrders', { params: { email } })
      entry.put({ email, orders })
      // The heading says it in place; the search may find the same again.
      announce(
        orders.length === 0 ? t.orders.trackingNone : t.orders.found({ count: orders.length }),
      )
      requestAnimationFrame(() => focusHeading(RESULTS))
    },
    fallback: t.orders.trackingFailed,
  })
  const { isPending, failure } = state
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <div className="page-gutter py-8">
      <div className="grid max-w-[46rem] gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl">{t.orders.trackingTitle}</h1>
          <p className="text-muted">{t.orders.intro}</p>
        </header>
        <Form
          form={form}
          {...state}
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
              {isPending ? t.orders.searching : t.orders.trackingTitle}
            </Button>
          }
        >
          <TextField {...personFields().email} {...form.field('email')} />
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
        <EmptyState icon="search" title={t.orders.trackingNone}>
          {t.orders.checkSpelling}
        </EmptyState>
      </div>
    )
  }
  const isMasked = orders.some(({ access }) => access === 'masked')
  return (
    <section aria-labelledby={RESULTS} className="grid gap-4">
      <h2 id={RESULTS} className="text-xl">
        {t.orders.found({ count: orders.length })}
      </h2>
      {isMasked && <Notice tone="info">{t.orders.hidden}</Notice>}
      <OrderCards orders={orders} />
    </section>
  )
}

function Help() {
  return (
    <Section title={t.orders.needHelp} card="usual" className="gap-3">
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>
          {t.orders.trackingOfAccount({
            orders: linkTo(paths.orders(), 'font-semibold text-plum underline underline-offset-4'),
          })}
        </li>
        <li>{t.orders.linkWorks}</li>
        <li>{t.orders.stillNothing({ hours: terms.supportReplyHours })}</li>
      </ul>
      <p>
        <MessageShop />
      </p>
    </Section>
  )
}
