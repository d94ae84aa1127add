import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { withReason } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { LiveOrder } from '#web/kit/order-ui/LiveOrder.tsx'
import { rejectionReasonOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { readOrder } from '#web/kit/order-ui/order-proof.ts'
import { progressWords } from '#web/kit/order-ui/order-words.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ProofUpload } from '../proof/ProofUpload.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { RevokedWallets, Wallets } from './Wallets.tsx'

/** Loads the order to pay; redirects to the order for other methods, to the list if unreadable. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<FilledEntry<Order>> {
  const id = params.id ?? ''
  const order = await readOrder(id, request.signal).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    toast.failure(withReason(t.orders.notLoaded, error))
    throw redirect(paths.orders())
  })
  if (order.get().paymentMethod !== 'Online_Manual') throw redirect(paths.order(id))
  return order
}

export function Component() {
  const order = useLoaderData<FilledEntry<Order>>().use()
  usePageTitle(t.orders.paymentTitle({ number: shortOrderId(order._id) }))
  return (
    <div className="page-gutter py-8">
      <LiveOrder key={order._id} order={order} />
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-2xl">{t.orders.paymentHeading}</h1>
        <RevokedWallets order={order} isBesideWallets />
        {isProofWaiting(order) ? <ProofReceived order={order} /> : <Payment order={order} />}
        <OrderLinks order={order} />
      </div>
    </div>
  )
}

/** Payment page while no screenshot waits for its check. */
function Payment({ order }: { readonly order: Order }) {
  return (
    <>
      <PaymentSummary order={order} />
      {order.orderStatus === 'Payment Rejected' && <PaymentRejected order={order} />}
      {awaitsProof(order) ? <Instructions order={order} /> : <PaymentSettled order={order} />}
    </>
  )
}

function Instructions({ order }: { readonly order: Order }) {
  return (
    <>
      <Wallets order={order} />
      <PaymentSteps order={order} />
    </>
  )
}

function OrderLinks({ order }: { readonly order: Order }) {
  const user = useSession()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.order(order._id)} kind="secondary">
        {t.orders.viewOrder}
      </LinkButton>
      <LinkButton to={user ? paths.orders() : paths.trackOrder()} kind="secondary">
        {user ? t.orders.myOrders : t.orders.trackOrders}
      </LinkButton>
    </div>
  )
}

/** Reason for the rejection of the last transfer, and next steps (rule: second-transfer). */
function PaymentRejected({ order }: { readonly order: Order }) {
  const { headline, nextStep } = progressWords(order)
  const reason = rejectionReasonOf(order)
  return (
    <Notice tone="danger" title={headline}>
      {reason !== null && (
        <blockquote dir="auto" className="whitespace-pre-line border-s-4 ps-3 font-medium">
          {reason}
        </blockquote>
      )}
      <p>{nextStep}</p>
    </Notice>
  )
}

/** Replaces wallets and steps once the order is paid or cancelled (rule: nothing-to-transfer). */
function PaymentSettled({ order }: { readonly order: Order }) {
  const { nextStep, arrival } = progressWords(order)
  if (order.orderStatus === 'Cancelled') {
    return (
      <Notice tone="warning" title={t.orders.paymentCancelled}>
        <p>
          {nextStep} {t.orders.transferNothing}
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={t.orders.paymentReceived}>
      <p>
        {order.paidAt && `${t.orders.confirmedOn({ date: formatDate(order.paidAt) })} `}
        {nextStep}
        {arrival && ` ${t.orders.arrival(arrival)}`}
      </p>
    </Notice>
  )
}

/** Payment page while a screenshot waits, with collapsed instructions (rule: transfer-proof). */
function ProofReceived({ order }: { readonly order: Order }) {
  const { headline, nextStep } = progressWords(order)
  return (
    <>
      <Notice tone="success" title={headline}>
        <p>{nextStep}</p>
      </Notice>
      {order.access === 'full' && (
        <Card as="section" aria-label={t.orders.yourScreenshot}>
          <ProofUpload order={order} />
        </Card>
      )}
      <PaymentSummary order={order} />
      <details>
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-plum underline underline-offset-4">
          {t.orders.showAgain}
        </summary>
        <div className="mt-4 grid gap-6">
          <Instructions order={order} />
        </div>
      </details>
    </>
  )
}

/** Order number, status and total, which is due only while a transfer is awaited. */
function PaymentSummary({ order }: { readonly order: Order }) {
  const shortId = shortOrderId(order._id)
  const isDue = awaitsProof(order) && !isProofWaiting(order)
  return (
    <Card
      as="section"
      aria-label={isDue ? t.orders.whatToPay : t.orders.total}
      className="grid gap-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <dl className="grid gap-0.5">
          <dt className="text-muted text-sm">{isDue ? t.orders.totalToPay : t.orders.total}</dt>
          <dd className="font-semibold text-3xl">
            <Money isAlone amount={totalOf(order)} />
          </dd>
        </dl>
        <StatusBadge status={order.orderStatus} />
      </div>
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">{t.orders.orderId}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" id="short-order-id" className="font-semibold text-lg tracking-wide">
            {shortId}
          </bdi>
          <CopyButton
            text={shortId}
            what={t.orders.orderNumber}
            shownIn="short-order-id"
            size="usual"
            kind="quiet"
          />
        </dd>
      </dl>
    </Card>
  )
}
