import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { openOrderShop, provedBy } from '#testing/order-shop.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { anonymous, newGuest, type Visitor } from '#testing/shop.ts'

const { shop, product } = await openOrderShop()

const cancel = ({ _id: id }: Order, as: Visitor, phone?: string) =>
  shop.send('cancelOrder', { params: { id } }, as, provedBy(phone))

/** `tests/order-matrix.api.test.ts` has the states and callers; these are the proofs of a request. */
describe('permission to cancel (rule: cancel-needs-proof)', () => {
  test('is given with the order’s phone; without it or with a wrong one, refused', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const unproved = await cancel(order, newGuest())
    expect(unproved.status).toBe(403)
    expect(unproved.body).toEqual({
      message: 'Please confirm the phone number used for this order.',
      code: 'PROOF_REQUIRED',
    })
    const wrong = await cancel(order, anonymous, '0300 0000000')
    expect(wrong).toMatchObject({ status: 403, body: { code: 'PROOF_FAILED' } })
    const { body: masked } = await shop.send('getOrder', { params: { id: order._id } })
    expect(masked.orderStatus).toBe('Pending')
    expect((await cancel(order, anonymous, order.guestInfo?.phone)).status).toBe(200)
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
