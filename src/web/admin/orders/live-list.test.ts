import { expect, test } from 'vitest'
import type { CountedOrders, Order } from '#domain/contract/orders.ts'
import {
  acceptPending,
  beginList,
  isBeforeFirstOrder,
  newOrders,
  pendingNewOrders,
  replaceRows,
  updateInPlace,
} from './live-list.ts'

/** Order `o3` was placed at the third minute. */
function order(id: string, facts: Partial<Order> = {}): Order {
  const createdAt = `2026-11-21T10:0${id.slice(1)}:00.000Z`
  return { _id: id, orderStatus: 'Pending', createdAt, version: 1, ...facts } as Order
}

function listed(orders: readonly Order[], facts: Partial<CountedOrders> = {}): CountedOrders {
  const counts = { all: orders.length }
  return { orders: [...orders], page: 1, pages: 1, total: orders.length, counts, ...facts }
}

const [o1, o2, o3, o4] = [order('o1'), order('o2'), order('o3'), order('o4')]
const ids = ({ orders }: CountedOrders) => orders.map(({ _id }) => _id)

test('a changed order is updated in its row', () => {
  const paid = order('o1', { version: 2, orderStatus: 'Paid' })
  const list = updateInPlace(beginList(listed([o2, o1])), listed([o2, paid]))
  expect(list.visible.orders).toEqual([o2, paid])
  expect(list.waiting).toBeNull()
})

test('an order that now belongs to another tab keeps its row, with its new state', () => {
  const shipped = order('o1', { version: 2, orderStatus: 'Shipped' })
  const now = listed([o2])
  const list = updateInPlace(beginList(listed([o2, o1])), now, [shipped])
  expect(list.visible.orders).toEqual([o2, shipped])
  expect(list.waiting).toBe(now)
  expect(pendingNewOrders(list)).toBe(0)
})

test('an outdated response is ignored', () => {
  const paid = order('o1', { version: 3 })
  const list = updateInPlace(beginList(listed([paid])), listed([order('o1', { version: 2 })]))
  expect(list.visible.orders).toEqual([paid])
})

test('new orders are counted as pending, and the rows don’t move', () => {
  const now = listed([o4, o3, o2, o1], { counts: { all: 4, Pending: 4 } })
  const list = updateInPlace(beginList(listed([o2, o1])), now)
  expect(ids(list.visible)).toEqual(['o2', 'o1'])
  expect(list.visible.counts).toEqual({ all: 4, Pending: 4 })
  expect([newOrders(list), pendingNewOrders(list)]).toEqual([2, 2])
})

test('displayed new orders are marked, and stay marked after later ones', () => {
  const first = replaceRows(beginList(listed([o2, o1])), listed([o3, o2, o1]))
  expect([...first.newIds]).toEqual(['o3'])
  expect(newOrders(first)).toBe(0)
  const second = replaceRows(first, listed([o4, o3, o2, o1]))
  expect([...second.newIds]).toEqual(['o3', 'o4'])
  expect(ids(second.visible)).toEqual(['o4', 'o3', 'o2', 'o1'])
})

test('a navigation to the list shows pending orders, without marks', () => {
  const list = updateInPlace(
    replaceRows(beginList(listed([o1])), listed([o2, o1])),
    listed([o3, o2, o1]),
  )
  const anew = acceptPending(list)
  expect(ids(anew.visible)).toEqual(['o3', 'o2', 'o1'])
  expect([anew.newIds.size, newOrders(anew), anew.waiting]).toEqual([0, 0, null])
})

test('the first order of an empty list is new', () => {
  expect([...replaceRows(beginList(listed([])), listed([o1])).newIds]).toEqual(['o1'])
})

test('an older order that moves to this tab is not new', () => {
  const counts = { all: 5 }
  const before = beginList(listed([o1], { counts }))
  const now = listed([o3, o1], { counts })
  expect(pendingNewOrders(updateInPlace(before, now))).toBe(0)
  expect(replaceRows(before, now).newIds.size).toBe(0)
})

test('an order displaced to a later page is not new', () => {
  const before = beginList(listed([o2, o1], { page: 2, counts: { all: 42 } }))
  const list = updateInPlace(before, listed([o3, o2], { page: 2, counts: { all: 43 } }))
  expect([newOrders(list), pendingNewOrders(list)]).toEqual([1, 0])
})

const city = { search: '', status: '', city: 'Lahore' }

test.each([
  ['of a shop without orders', 0, { search: '', status: '' }, true],
  ['of a status, in a shop without orders', 0, { search: '', status: 'Paid' }, true],
  ['of a status, in a shop with orders', 3, { search: '', status: 'Paid' }, false],
  ['that a search empties', 0, { search: 'vivo', status: '' }, false],
  ['that any further filter empties', 0, city, false],
])('"No orders yet" in a list %s', (_list, all, filter, isShown) => {
  expect(isBeforeFirstOrder({ counts: { all } }, filter)).toBe(isShown)
})
