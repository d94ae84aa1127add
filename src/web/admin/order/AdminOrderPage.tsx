import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/api/send.ts'
import { orderEntry } from '#web/order-parts/order-proof.ts'
import type { FilledEntry } from '#web/store/store.ts'
import { ordersList } from '../frame/last-list.ts'
import { loadForAdmin } from '../frame/loaded.ts'
import { OrderDesk } from './OrderDesk.tsx'

/** Failure text of an order. */
const FAILED = 'Failed to load order'

/** Timeout of the request in milliseconds, during which the skeleton is shown. */
const TIMEOUT = 9_000

/** Loads the order; any failure redirects to the list. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<FilledEntry<Order>> {
  ordersList.remember()
  const { id = '' } = params
  const loaded = await loadForAdmin(FAILED, () =>
    orderEntry(id).ask(() =>
      send('getOrder', { params: { id } }, { timeout: TIMEOUT, signal: request.signal }),
    ),
  )
  if ('failure' in loaded) throw redirect(paths.adminOrders())
  return loaded.data
}

export function Component() {
  const entry = useLoaderData<FilledEntry<Order>>()
  return <OrderDesk key={entry.get()._id} entry={entry} />
}
