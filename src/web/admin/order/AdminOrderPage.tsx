import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { ApiError, send } from '#web/api.ts'
import { NotLoaded } from '#web/shell/NotLoaded.tsx'
import { toast } from '#web/shell/toast.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { BackLink } from '../frame/BackLink.tsx'
import { useAdminGuard } from '../frame/guard.ts'
import { ordersList } from '../frame/last-list.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { OrderDesk } from './OrderDesk.tsx'

/** Said for every order that can't be shown (spec section 8). */
const FAILED = 'Failed to load order'

/** Milliseconds after which the page offers another try instead of its skeleton (ux 13). */
const PATIENCE = 9_000

export function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded<Order>> {
  ordersList.remember()
  const { id = '' } = params
  return loadForAdmin(FAILED, async () => {
    try {
      return await send(
        'getOrder',
        { params: { id } },
        { timeout: PATIENCE, signal: request.signal },
      )
    } catch (error) {
      // Without an answer another try may help; a refusal sends back to the list.
      const isRefusal = error instanceof ApiError && error.status > 0 && error.status !== 401
      if (!isRefusal) throw error
      toast.error(FAILED)
      throw redirect(paths.adminOrders())
    }
  })
}

export function Component() {
  useAdminGuard()
  const loaded = useLoaderData<Loaded<Order>>()
  if ('failure' in loaded) {
    return (
      <AdminPage back={<BackLink to={ordersList.address()}>Back to orders</BackLink>} title="Order">
        <NotLoaded title={FAILED}>{loaded.failure}</NotLoaded>
      </AdminPage>
    )
  }
  return <OrderDesk key={loaded.data._id} loaded={loaded.data} />
}
