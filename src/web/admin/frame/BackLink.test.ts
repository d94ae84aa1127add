import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { ordersList } from './BackLink.tsx'

const leave = (pathname: string, search = '') => ordersList.remember({ pathname, search })

test('the link back keeps the list’s filters across any number of orders', () => {
  leave(paths.adminOrders(), '?status=Paid&page=2')
  expect(ordersList.address()).toBe('/admin/orders?status=Paid&page=2')
  leave(paths.adminOrder('a'))
  leave(paths.adminOrder('b'))
  expect(ordersList.address()).toBe('/admin/orders?status=Paid&page=2')
})

test('from another page the link back opens the unfiltered list', () => {
  leave(paths.adminOrders(), '?status=Paid')
  leave(paths.adminDashboard())
  expect(ordersList.address()).toBe('/admin/orders')
})
