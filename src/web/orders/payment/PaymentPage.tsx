import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { ApiError } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { usePageTitle } from '#web/frame/head/page-title.ts'
import { LiveOrder } from '#web/order-parts/LiveOrder.tsx'
import { awaitsTransfer } from '#web/order-parts/order-facts.ts'
import { readOrder } from '#web/order-parts/order-proof.ts'
import { useSession } from '#web/session/session.ts'
import type { Known } from '#web/store/store.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PaymentDue } from './PaymentDue.tsx'
import { PaymentRejected } from './PaymentRejected.tsx'
import { PaymentSettled } from './PaymentSettled.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { ProofReceived } from './ProofReceived.tsx'
import { Wallets } from './Wallets.tsx'

/**
 * The order to pay. One that is paid in another way has no instructions; one that can't be shown,
 * for whatever cause, leads to the list of orders.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Known<Order>> {
  const id = params.id ?? ''
  const order = await readOrder(id, request.signal).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    toast.error('Failed to load payment details')
    throw redirect(paths.orders())
  })
  if (order.get().paymentMethod !== 'Online_Manual') throw redirect(paths.order(id))
  return order
}

export function Component() {
  const order = useLoaderData<Known<Order>>().use()
  usePageTitle(`Payment for order ${shortOrderId(order._id)}`)
  return (
    <div className="page-gutter py-8">
      <LiveOrder key={order._id} order={order} />
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-2xl">Payment instructions</h1>
        <PaymentDue order={order} />
        {order.orderStatus === 'Payment Rejected' && !isProofWaiting(order) && (
          <PaymentRejected order={order} />
        )}
        {isProofWaiting(order) ? (
          <ProofReceived order={order} />
        ) : awaitsTransfer(order) ? (
          <>
            <Wallets />
            <PaymentSteps order={order} />
          </>
        ) : (
          <PaymentSettled order={order} />
        )}
        <WaysOn order={order} />
      </div>
    </div>
  )
}

function WaysOn({ order }: { readonly order: Order }) {
  const user = useSession()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.order(order._id)} kind="secondary">
        View Order Details
      </LinkButton>
      {user ? (
        <LinkButton to={paths.orders()} kind="secondary">
          My Orders
        </LinkButton>
      ) : (
        <LinkButton to={paths.trackOrder()} kind="secondary">
          Track Orders
        </LinkButton>
      )}
    </div>
  )
}
