import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { RecentOrders } from '../dashboard/RecentOrders.tsx'
import { OrderTable } from '../orders/OrderTable.tsx'

const orderOf = (createdAt: string) =>
  ({
    _id: '6f1c2a34-0000-4000-8000-00007728950e',
    access: 'full',
    createdAt,
    orderStatus: 'Pending',
    paymentMethod: 'COD',
    isPaid: false,
    isDelivered: false,
    orderItems: [],
    guestInfo: { name: 'Zainab', email: 'z@example.com', phone: '+923005550199' },
    shippingAddress: { address: 'House 12', city: 'Lahore', country: 'Pakistan' },
    totalPrice: 1150,
    history: [],
  }) as unknown as Order

const nothingChosen = { ids: new Set<string>(), choose: () => undefined }
const lists = {
  'recent orders of the dashboard': (order: Order) => <RecentOrders orders={[order]} />,
  'list of orders': (order: Order) => (
    <OrderTable orders={[order]} newIds={new Set()} search="" choosing={nothingChosen as never} />
  ),
}

const timesIn = (list: ReactElement) => {
  const router = createMemoryRouter([{ path: '/', element: list }])
  const page = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...page.matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, ''),
  )
}

/** Tests run on 18 November 2026. Specification: "Dates use en-PK with a long month" (rule: money-and-dates). */
test.each([
  ['of today', '2026-11-18T09:00:00Z', '18 November, 2:00 pm'],
  ['of another day', '2026-09-21T03:36:00Z', '21 September, 8:36 am'],
  ['of another year', '2025-12-31T18:59:59Z', '31 December 2025, 11:59 pm'],
])('an order %s has its date with a long month, and the time beside it', (_day, at, words) => {
  for (const list of Object.values(lists)) expect(timesIn(list(orderOf(at)))).toEqual([words])
})
