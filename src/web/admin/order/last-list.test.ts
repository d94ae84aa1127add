import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { lastList, rememberList } from './last-list.ts'

const leave = (pathname: string, search = '') => rememberList({ pathname, search })

test('the way back leads to the list as it was left, over any number of orders', () => {
  leave(paths.adminOrders(), '?status=Paid&page=2')
  expect(lastList()).toBe('/admin/orders?status=Paid&page=2')
  leave(paths.adminOrder('a'))
  leave(paths.adminOrder('b'))
  expect(lastList()).toBe('/admin/orders?status=Paid&page=2')
})

test('whoever comes from elsewhere goes back to the whole list', () => {
  leave(paths.adminOrders(), '?status=Paid')
  leave(paths.adminDashboard())
  expect(lastList()).toBe('/admin/orders')
})
