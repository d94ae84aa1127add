import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { changedMeanwhile, type OrderState } from '#domain/orders/status.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { cash, transfer } from '#testing/order-states.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { changeRow, rowsWith } from '#testing/rows.ts'
import type { CallAnswer } from '#testing/shop.ts'

/**
 * Changes of an order by admins who have seen an earlier version of it (rule: concurrent-edit).
 * Pairs of concurrent changes are in the model-based test.
 */

const { shop, product, admin } = await openOrderShop()

const shipped: OrderState = { ...transfer, orderStatus: 'Shipped', isPaid: true }

/** Call of an admin who has seen this version. */
type Act = (id: string, seen: string) => Promise<CallAnswer<Order>>

const pay: Act = (id, seen) =>
  shop.send('confirmPayment', { params: { id }, body: {} }, admin, { 'if-match': seen })
const reject: Act = (id, seen) => {
  const body = { rejectionReason: 'The amount is wrong' }
  return shop.send('rejectPayment', { params: { id }, body }, admin, { 'if-match': seen })
}
const deliver: Act = (id, seen) =>
  shop.send('deliverOrder', { params: { id }, body: {} }, admin, { 'if-match': seen })
const ship: Act = (id, seen) => {
  const body = { status: 'Shipped' } as const
  return shop.send('setOrderStatus', { params: { id }, body }, admin, { 'if-match': seen })
}
const cancel: Act = (id, seen) =>
  shop.send('cancelOrder', { params: { id } }, admin, { 'if-match': seen })

async function stored(id: string) {
  const { db } = shop.database
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const steps = await rowsWith(shop, 'order_history', { order_id: id }, ['action'])
  return { row, steps }
}

test('an outdated version is refused, even if the status would allow the change', async () => {
  const [id = ''] = await prepareOrders(shop, product, [transfer])
  expect((await reject(id, '"1"')).status).toBe(200)
  for (const seen of ['"1"', '1', '7']) {
    const late = await pay(id, seen)
    expect(late.status).toBe(409)
    expect(late.body.message).toBe(changedMeanwhile('Payment Rejected'))
  }
  expect(await pay(id, '"two"')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect((await pay(id, '2')).body).toMatchObject({ orderStatus: 'Paid' })
  expect((await ship(id, '*')).body).toMatchObject({ orderStatus: 'Shipped' })
})

test.each<[string, OrderState, Act]>([
  ['confirming a payment', transfer, pay],
  ['rejecting it', transfer, reject],
  ['setting a status', { ...shipped, orderStatus: 'Paid' }, ship],
  ['delivering', shipped, deliver],
  ['delivering for cash', cash, deliver],
  ['cancelling', shipped, cancel],
])('%s at an outdated version changes nothing', async (_name, state, act) => {
  const [id = ''] = await prepareOrders(shop, product, [state])
  await changeRow(shop, 'orders', id, { version: 3 })
  const { status, body } = await act(id, '"2"')
  expect(status).toBe(409)
  expect(body).toEqual({ message: changedMeanwhile(state.orderStatus), code: 'CONFLICT' })
  const { row, steps } = await stored(id)
  expect([row?.status, row?.version, steps]).toEqual([state.orderStatus, 3, []])
  expect((await act(id, '"3"')).status).toBe(200)
})

test('a change that waited for another’s lock is refused', async () => {
  const [id = ''] = await prepareOrders(shop, product, [transfer])
  const rejecting = await heldTransaction(shop, (tx) =>
    tx
      .updateTable('orders')
      .set((eb) => ({ status: 'Payment Rejected', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )
  const paying = pay(id, '"1"')
  await lockWaiters(shop)
  await rejecting.commit()
  expect(await paying).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: changedMeanwhile('Payment Rejected') },
  })
  expect((await stored(id)).row?.paid_at).toBeNull()
})
