import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { awaitsProof, isProofWaiting, shownStatus } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { withReason } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
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
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { PlacedNote, usePlaced } from '../PlacedNote.tsx'
import { AttachProof, ReceivedProof } from '../proof/ProofUpload.tsx'
import { type ProofUpload, useProofUpload } from '../proof/use-proof-upload.tsx'
import { DirectMessage, PaymentSteps } from './PaymentSteps.tsx'
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
  const user = useSession()
  const upload = useProofUpload(order)
  usePageTitle(t.orders.paymentTitle({ number: shortOrderId(order._id) }))
  const isWaiting = isProofWaiting(order)
  const isDue = awaitsProof(order) && !isWaiting
  return (
    <div className="page-gutter pt-4 pb-8 sm:pt-8">
      <LiveOrder key={order._id} order={order} />
      {upload.input}
      {/* One column on a phone, in which the bar sticks to the end of the screen. */}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-x-16">
        <div className="contents lg:grid lg:gap-4">
          <PaymentHead order={order} isDue={isDue} />
          <RevokedWallets order={order} isBesideWallets />
          {isWaiting && <ProofReceived order={order} upload={upload} />}
          {!awaitsProof(order) && <PaymentSettled order={order} />}
          {order.orderStatus === 'Payment Rejected' && isDue && <PaymentRejected order={order} />}
          {isDue ? <Wallets order={order} /> : <PaidTotal order={order} />}
          {isDue && order.access === 'full' && (
            <div className="sticky bottom-0 z-10 order-1 -mx-4 grid min-h-16 content-center border-hairline border-t bg-white px-4 py-2 raised sm:-mx-6 sm:px-6 lg:static lg:m-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
              <AttachProof order={order} upload={upload} />
            </div>
          )}
        </div>
        <div className="contents lg:grid lg:gap-4">
          {isDue && <PaymentSteps order={order} />}
          {isWaiting && (
            <details className="order-2">
              <Summary>{t.orders.showAgain}</Summary>
              <div className="mt-3 grid gap-4">
                <Wallets order={order} />
                <PaymentSteps order={order} />
              </div>
            </details>
          )}
          <div className="order-2 grid gap-4">
            {awaitsProof(order) && <DirectMessage order={order} />}
            <div className="flex flex-wrap gap-3">
              <LinkButton to={paths.order(order._id)} kind="secondary">
                {t.orders.viewOrder}
              </LinkButton>
              <LinkButton to={user ? paths.orders() : paths.trackOrder()} kind="secondary">
                {user ? t.orders.myOrders : t.orders.trackOrders}
              </LinkButton>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Heading with the number and the status; directly after the order, also its confirmation. */
function PaymentHead({ order, isDue }: { readonly order: Order; readonly isDue: boolean }) {
  const isPlaced = usePlaced(order)
  return (
    <header className="grid gap-1">
      {isPlaced && !isProofWaiting(order) && <PlacedNote />}
      <h1 className="text-xl sm:text-2xl">{isDue ? t.orders.paymentHeading : t.orders.payment}</h1>
      <dl className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <dt className="text-muted">{t.orders.orderId}</dt>
        <dd>
          <bdi dir="ltr" className="select-all font-semibold tracking-wide">
            {shortOrderId(order._id)}
          </bdi>
        </dd>
        <dd>
          <StatusBadge status={shownStatus(order)} />
        </dd>
      </dl>
    </header>
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

/** Stored screenshot and what follows, while the instructions are collapsed (rule: transfer-proof). */
function ProofReceived({ order, upload }: { readonly order: Order; readonly upload: ProofUpload }) {
  const { nextStep, arrival } = progressWords(order)
  return (
    <>
      <ReceivedProof order={order} upload={upload} />
      <p>{nextStep}</p>
      {arrival && (
        <p>
          <Unbroken>{t.orders.arrival(arrival)}</Unbroken>
        </p>
      )}
    </>
  )
}

/** Total, where nothing is due. */
function PaidTotal({ order }: { readonly order: Order }) {
  return (
    <dl className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3">
      <dt className="text-muted text-sm">{t.orders.total}</dt>
      <dd className="font-semibold text-xl">
        <Money isAlone amount={totalOf(order)} />
      </dd>
    </dl>
  )
}
