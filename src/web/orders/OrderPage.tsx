import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { ApiError } from '#web/api/send.ts'
import { missing } from '#web/feedback/missing.ts'
import { isOutOfReach } from '#web/feedback/unanswered.ts'
import { usePageTitle } from '#web/frame/page-title.ts'
import type { Known } from '#web/store/store.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CustomerBlock } from './CustomerBlock.tsx'
import { GuestOrderNotice } from './GuestOrderNotice.tsx'
import { KeepOrder } from './KeepOrder.tsx'
import { LiveOrder } from './LiveOrder.tsx'
import { NameNeeded } from './NameNeeded.tsx'
import { OrderHelp } from './OrderHelp.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { readOrder } from './order-proof.ts'
import { PaymentBlock } from './payment/PaymentBlock.tsx'
import { StatusPanel } from './StatusPanel.tsx'

/** Whoever has just ordered is never asked, so that this comes with the forms when somebody is. */
const ProveOrder = lazy(async () => ({
  default: (await import('./tracking/ProveOrder.tsx')).ProveOrder,
}))

/**
 * The order, or the sentence for a visitor who has to log in to see it (rule: guest-order-access).
 */
type OrderData = { readonly order: Known<Order> } | { readonly loginNeeded: string }

export async function loader({ params, request }: LoaderFunctionArgs): Promise<OrderData> {
  try {
    return { order: await readOrder(params.id ?? '', request.signal) }
  } catch (error) {
    if (isOutOfReach(error)) throw missing('Order not found', paths.home())
    if (error instanceof ApiError && error.status === 401) return { loginNeeded: error.message }
    throw error
  }
}

export function Component() {
  const data = useLoaderData<OrderData>()
  if ('loginNeeded' in data) return <LoginNeeded>{data.loginNeeded}</LoginNeeded>
  return <OrderDetail entry={data.order} />
}

function OrderDetail({ entry }: { readonly entry: Known<Order> }) {
  const order = entry.use()
  const shortId = shortOrderId(order._id)
  const isMasked = order.access === 'masked'
  usePageTitle(`Order ${shortId}`)
  return (
    <div className="page-gutter grid gap-6 py-8 print:gap-3 print:py-0">
      <LiveOrder key={order._id} order={order} />
      <header className="grid gap-1">
        <h1 className="text-2xl">
          Order <bdi dir="ltr">{shortId}</bdi>
        </h1>
        <p className="text-muted">Placed on {formatDate(order.createdAt)}</p>
      </header>
      <div className="grid items-start gap-6 print:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid gap-6 print:gap-3">
          <OrderProgress order={order} />
          <div data-screen-only className="grid gap-6 empty:hidden">
            {isMasked && (
              <Suspense fallback={<Skeleton className="h-48 rounded-card" />}>
                <ProveOrder orderId={order._id} />
              </Suspense>
            )}
            {!order.user && !isMasked && <GuestOrderNotice />}
            <NameNeeded order={order} />
          </div>
          <OrderItems order={order} />
          {!isMasked && <CustomerBlock order={order} />}
        </div>
        <div className="grid gap-6 print:grid-cols-2 print:gap-3">
          <StatusPanel order={order} />
          <PaymentBlock order={order} />
          <OrderTotals order={order} />
          <div data-screen-only className="grid gap-6">
            <KeepOrder order={order} />
            <OrderHelp order={order} />
          </div>
        </div>
      </div>
    </div>
  )
}

function LoginNeeded({ children }: { readonly children: string }) {
  return (
    <div className="page-gutter py-8">
      <EmptyState
        level={1}
        icon="user"
        title={children}
        action={<LinkButton to={paths.login()}>Login</LinkButton>}
      >
        It belongs to an account.
      </EmptyState>
    </div>
  )
}
