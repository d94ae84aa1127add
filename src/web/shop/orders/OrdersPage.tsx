import '#web/kit/order-ui/order-calls.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { withReason } from '#web/kit/api/failure.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { requireUser, useAccountGuard } from '#web/shop/account/entrance.ts'
import { OrderCards } from './OrderCard.tsx'

/** Orders of the account, or the reason why they can't be shown. */
type OrdersData = { readonly orders: readonly Order[] } | { readonly failure: string }

export async function loader({ request }: LoaderFunctionArgs): Promise<OrdersData> {
  requireUser('orders')
  try {
    return { orders: await send('listMyOrders', {}, { signal: request.signal }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw redirect(paths.login())
    toast.failure(withReason(t.orders.listFailed, error))
    return { failure: error.message }
  }
}

export function Component() {
  useAccountGuard()
  const data = useLoaderData<OrdersData>()
  return (
    <div className="page-gutter grid gap-6 py-8">
      <h1 className="text-2xl">{t.orders.listTitle}</h1>
      {'failure' in data ? (
        <NotLoaded title={t.orders.listFailed}>{data.failure}</NotLoaded>
      ) : data.orders.length === 0 ? (
        <EmptyState
          icon="box"
          title={t.orders.listNone}
          action={<LinkButton to={paths.products()}>{t.orders.startShopping}</LinkButton>}
        >
          {t.orders.listedHere}
        </EmptyState>
      ) : (
        <OrderCards orders={data.orders} />
      )}
    </div>
  )
}
