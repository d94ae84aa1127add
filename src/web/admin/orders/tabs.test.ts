import { expect, test } from 'vitest'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { tabs } from './tabs.ts'

test('there is one tab for all orders, and one for each status', () => {
  expect([...tabs].sort()).toEqual([...orderStatuses, null].sort())
})
