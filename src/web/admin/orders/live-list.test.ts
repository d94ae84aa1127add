import { expect, test } from 'vitest'
import type { CountedOrders, Order } from '#domain/contract/orders.ts'
import {
  acceptPending,
  beginList,
  newOrders,
  pendingNewOrders,
  replaceRows,
  updateInPlace,
} from './live-list.ts'

/** Order `o3` was placed at the third minute. */
function order(id: string, facts: Partial<Order> = {}): Order {
  return {
    _id: id,
    access: 'full',
    orderItems: [],
    shippingAddress: { address: '', city: '', postalCode: '', country: '' },
    paymentMethod: 'COD',
    taxPrice: 0,
    shippingPrice: 0,
    totalPrice: 0,
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    orderStatus: 'Pending',
    packedAt: null,
    shippedAt: null,
    courier: '',
    trackingNumber: '',
    expected: { from: '2026-12-01', to: '2026-12-03' },
    createdAt: `2026-11-21T10:0${id.slice(1)}:00.000Z`,
    version: 1,
    ...facts,
  }
}

function listed(orders: readonly Order[], facts: Partial<CountedOrders> = {}): CountedOrders {
  const counts = { all: orders.length }
  return { orders: [...orders], page: 1, pages: 1, total: orders.length, counts, ...facts }
}

const [o1, o2, o3, o4] = ['o1', 'o2', 'o3', 'o4'].map((id) => order(id)) as [
  Order,
  Order,
  Order,
  Order,
]
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
