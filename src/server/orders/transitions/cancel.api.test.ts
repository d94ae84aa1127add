import { afterAll, describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes } from '#domain/orders/cancellation.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { openOrderShop, provedBy } from '#testing/order-shop.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { anonymous, newGuest, type Visitor } from '#testing/shop.ts'

const { shop, product, admin } = await openOrderShop()
afterAll(() => shop.close())

const cancel = ({ _id: id }: Order, as: Visitor, phone?: string) =>
  shop.send('cancelOrder', { params: { id } }, as, provedBy(phone))

interface State {
  readonly status: OrderStatus
  readonly paid_at?: Date
  readonly delivered_at?: Date
}

const put = (order: Order, state: State) =>
  shop.database.db.updateTable('orders').set(state).where('id', '=', order._id).execute()

const stored = (order: Order) =>
  shop.database.db
    .selectFrom('orders')
    .select(['status', 'cancelled_at', 'version'])
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow()

const stepsOf = (order: Order) =>
  shop.database.db
    .selectFrom('order_history')
    .select(['actor', 'actor_id', 'action', 'from_status', 'to_status'])
    .where('order_id', '=', order._id)
    .where('action', '<>', 'placed')
    .execute()

describe('permission to cancel (rule: cancel-needs-proof)', () => {
  test('is given to a guest in the session of the order', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const cancelled = await cancel(order, guest)
    expect(cancelled.status).toBe(200)
    expect(cancelled.body).toEqual({ ...order, orderStatus: 'Cancelled', version: 2 })
    expect(await stored(order)).toEqual({
      status: 'Cancelled',
      cancelled_at: expect.any(Date),
      version: 2,
    })
    expect(await stepsOf(order)).toEqual([
      {
        actor: 'customer',
        actor_id: null,
        action: 'cancelled',
        from_status: 'Pending',
        to_status: 'Cancelled',
      },
    ])
  })

  test('is given with the order’s phone; without it or with a wrong one, refused', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const asked = await cancel(order, newGuest())
    expect(asked.status).toBe(403)
    expect(asked.body).toEqual({
      message: 'Please confirm the phone number used for this order.',
      code: 'PROOF_REQUIRED',
    })
    const wrong = await cancel(order, anonymous, '0300 0000000')
    expect(wrong).toMatchObject({ status: 403, body: { code: 'PROOF_FAILED' } })
    expect((await stored(order)).status).toBe('Pending')
    expect((await cancel(order, anonymous, order.guestInfo?.phone)).status).toBe(200)
  })

  test('is given to the account of the order, and to no other account', async () => {
    const owner = await newAccount(shop, { phone: newPhone() })
    const order = await placedOrder(shop, orderBody(product), owner)
    expect((await cancel(order, await newAccount(shop))).status).toBe(404)
    expect((await cancel(order, newGuest(), order.phone)).status).toBe(401)
    expect((await stored(order)).status).toBe('Pending')
    expect((await cancel(order, owner)).body.orderStatus).toBe('Cancelled')
    expect(await stepsOf(order)).toMatchObject([{ actor: 'customer', actor_id: owner.id }])
  })

  test('is given to an admin, who is recorded as the actor', async () => {
    const order = await placedOrder(shop, orderBody(product))
    expect((await cancel(order, admin)).body).toMatchObject({ orderStatus: 'Cancelled' })
    expect(await stepsOf(order)).toMatchObject([{ actor: 'admin', actor_id: admin.id }])
  })

  test('doesn’t depend on a body: a JSON content type without one is accepted', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const answer = await shop.sendRaw(`/api/orders/${order._id}/cancel`, {
      method: 'PUT',
      headers: { ...guest.headers, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })
})

const at = new Date('2026-11-20T12:00:00Z')

describe('states in which an order may be cancelled', () => {
  test.each<[State, string | null, string | null]>([
    [{ status: 'Pending' }, null, null],
    [{ status: 'Payment Pending' }, null, null],
    [{ status: 'Payment Rejected' }, null, null],
    [{ status: 'Pending', paid_at: at }, cancellationNotes()['already-paid'], null],
    [{ status: 'Paid', paid_at: at }, cancellationNotes()['already-paid'], null],
    [{ status: 'Processing' }, cancellationNotes()['being-processed'], null],
    [{ status: 'Processing', paid_at: at }, cancellationNotes()['being-processed'], null],
    [{ status: 'Shipped', paid_at: at }, cancellationNotes()['already-shipped'], null],
    [
      { status: 'Delivered', paid_at: at, delivered_at: at },
      cancellationNotes()['already-delivered'],
      cancellationNotes()['already-delivered'],
    ],
    [
      { status: 'Cancelled', paid_at: at },
      cancellationNotes()['already-cancelled'],
      cancellationNotes()['already-cancelled'],
    ],
  ])(
    '%j: customer %j, admin %j (rules: customer-cancel, admin-cancel)',
    async (state, forCustomer, forAdmin) => {
      for (const [visitor, note] of [
        [newGuest(), forCustomer],
        [admin, forAdmin],
      ] as const) {
        const guest = newGuest()
        const order = await placedOrder(shop, orderBody(product), guest)
        await put(order, state)
        const answer = await cancel(order, visitor === admin ? admin : guest)
        if (note === null) {
          expect(answer.body).toMatchObject({ orderStatus: 'Cancelled' })
          // A paid order stays paid (rule: refund-due).
          expect(answer.body.isPaid).toBe(state.paid_at !== undefined)
        } else {
          expect(answer.status).toBe(400)
          expect(answer.body).toEqual({ message: note, code: 'ORDER_STATE' })
          expect((await stored(order)).status).toBe(state.status)
          expect(await stepsOf(order)).toEqual([])
        }
      }
    },
  )
})

describe('races (rule: concurrent-edit)', () => {
  test('of 10 concurrent cancellations, one succeeds', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => cancel(order, n % 2 === 0 ? guest : admin)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([
        [400, cancellationNotes()['already-cancelled']],
        [409, 'This order was changed by someone else: it is now Cancelled. Refresh.'],
      ]).toContainEqual([status, body.message])
    }
    expect(await stepsOf(order)).toHaveLength(1)
    expect((await stored(order)).version).toBe(2)
  })

  test('a payment that is confirmed first wins, and the cancellation is a conflict', async () => {
    const guest = newGuest()
    const body = orderBody(product, { paymentMethod: 'Online_Manual' })
    const order = await placedOrder(shop, body, guest)
    const confirming = await heldTransaction(shop, (tx) =>
      tx
        .updateTable('orders')
        .set((eb) => ({ status: 'Paid', paid_at: at, version: eb('version', '+', 1) }))
        .where('id', '=', order._id)
        .execute(),
    )
    const answer = cancel(order, guest)
    await lockWaiters(shop)
    await confirming.commit()
    expect(await answer).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'This order was changed by someone else: it is now Paid. Refresh.',
      },
    })
    expect(await stored(order)).toMatchObject({ status: 'Paid', cancelled_at: null })
    expect(await stepsOf(order)).toEqual([])
  })
})
