import { describe, expect, test } from 'vitest'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import type { OrderState } from '#domain/orders/status.ts'
import type { choosableStatuses } from '#domain/orders/status-lists.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { cash, transfer } from '#testing/order-states.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newGuest } from '#testing/shop.ts'

const { shop, product, admin } = await openOrderShop({ name: 'Nadia Iqbal' })

async function prepared(state: OrderState): Promise<string> {
  const [id = ''] = await prepareOrders(shop, product, [state])
  return id
}

const pay = (id: string, body: { verificationNote?: string } = {}) =>
  shop.send('confirmPayment', { params: { id }, body }, admin)
const reject = (id: string, rejectionReason: string) =>
  shop.send('rejectPayment', { params: { id }, body: { rejectionReason } }, admin)
const deliver = (id: string, body: { cashCollected?: boolean } = {}) =>
  shop.send('deliverOrder', { params: { id }, body }, admin)
const setStatus = (id: string, status: (typeof choosableStatuses)[number]) =>
  shop.send('setOrderStatus', { params: { id }, body: { status } }, admin)

describe('a bank transfer', () => {
  test('is confirmed with a note, and the customer sees both', async () => {
    const guest = newGuest()
    const body = orderBody(product, { paymentMethod: 'Online_Manual' })
    const { _id: id } = await placedOrder(shop, body, guest)
    const paid = await pay(id, { verificationNote: ' TID 4711 ' })
    expect(paid.status).toBe(200)
    expect(paid.body).toMatchObject({
      orderStatus: 'Paid',
      isPaid: true,
      paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      paymentResult: { verificationNote: 'TID 4711' },
    })
    const { body: seen } = await shop.send('getOrder', { params: { id } }, guest)
    expect(seen).toMatchObject({ isPaid: true, paymentResult: { verificationNote: 'TID 4711' } })
    expect(seen).not.toHaveProperty('history')
  })

  test('needs no note and no body', async () => {
    const id = await prepared(transfer)
    const answer = await shop.sendRaw(`/api/orders/${id}/pay`, {
      method: 'PUT',
      headers: admin.headers,
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).not.toHaveProperty('paymentResult')
  })

  test('is rejected with a reason (rules: second-transfer, rejection-reason)', async () => {
    const id = await prepared(transfer)
    const rejected = await reject(id, '  The screenshot is blurred ')
    expect(rejected.body).toMatchObject({
      orderStatus: 'Payment Rejected',
      isPaid: false,
      paidAt: null,
      paymentResult: { verificationNote: 'The screenshot is blurred' },
    })
    const paid = await pay(id)
    expect(paid.body).toMatchObject({ orderStatus: 'Paid', isPaid: true })
    expect(paid.body).not.toHaveProperty('paymentResult')
    expect(paid.body.history).toEqual([
      {
        at: expect.any(String),
        actor: 'admin',
        actorName: 'Nadia Iqbal',
        action: 'payment rejected',
        from: 'Payment Pending',
        to: 'Payment Rejected',
        note: 'The screenshot is blurred',
      },
      expect.objectContaining({ action: 'payment confirmed', note: '' }),
    ])
  })

  test.each([
    ['no reason', {}, 'Please provide a rejection reason'],
    ['a blank reason', { rejectionReason: ' \n ' }, 'Please provide a rejection reason'],
    ['a reason of another type', { rejectionReason: ['No'] }, 'Please provide a rejection reason'],
    [
      'a reason that is too long',
      { rejectionReason: 'x'.repeat(501) },
      'Please use at most 500 characters',
    ],
  ])('is not rejected with %s', async (_name, body, message) => {
    const id = await prepared(transfer)
    const sent = body as { rejectionReason: string }
    const answer = await shop.send('rejectPayment', { params: { id }, body: sent }, admin)
    expect(answer).toMatchObject({ status: 400, body: { message, code: 'INVALID_INPUT' } })
    const { body: order } = await shop.send('getOrder', { params: { id } }, admin)
    expect(order).toMatchObject({ orderStatus: 'Payment Pending', version: 1, history: [] })
  })

  test('accepts a note of at most 500 characters', async () => {
    const id = await prepared(transfer)
    expect((await pay(id, { verificationNote: 'x'.repeat(501) })).status).toBe(400)
    expect((await pay(id, { verificationNote: 'x'.repeat(500) })).status).toBe(200)
  })
})

describe('the status of an order', () => {
  test.each(['Payment Rejected', 'paid', '', 'Refunded', null, ['Paid']])(
    'is one of seven, not %j (rule: statuses)',
    async (status) => {
      const id = await prepared({ ...transfer, isPaid: true })
      const answer = await setStatus(id, status as 'Paid')
      const { message, code } = answer.body as Partial<ErrorAnswer>
      expect([answer.status, message, code]).toEqual([
        400,
        'Please choose a status',
        'INVALID_INPUT',
      ])
    },
  )
})

describe('the admin’s view of an order', () => {
  test('shows the newest 20 orders of a phone, and counts failed ones (rule: order-floods)', async () => {
    const phone = newPhone()
    const rejected = { ...transfer, orderStatus: 'Payment Rejected', phone } as const
    const cancelled = { ...cash, orderStatus: 'Cancelled', phone } as const
    const others = [rejected, ...Array<typeof cancelled>(23).fill(cancelled)]
    const ids = await prepareOrders(shop, product, [...others, { ...cash, phone }, cash])
    const { body } = await shop.send('getOrder', { params: { id: ids[24] ?? '' } }, admin)
    expect(body.phoneHistory).toMatchObject({ total: 24, cancelled: 23, rejected: 1 })
    expect(body.phoneHistory?.orders.map(({ _id }) => _id)).toEqual(ids.slice(4, 24).toReversed())
  })

  test('shows that the account was deleted (rule: deleted-accounts)', async () => {
    const customer = await newAccount(shop, { name: 'Zara Sheikh', phone: newPhone() })
    const { _id: id } = await placedOrder(shop, orderBody(product), customer)
    await shop.send('deleteUser', { params: { id: customer.id } }, admin)
    const { body } = await shop.send('getOrder', { params: { id } }, admin)
    expect(body.user).toEqual({
      _id: customer.id,
      name: 'Zara Sheikh',
      email: customer.email,
      isDeleted: true,
    })
    const { body: list } = await shop.send('listOrders', { query: { search: id } }, admin)
    expect(list).toMatchObject({ orders: [{ user: { isDeleted: true } }] })
  })
})

test('a change of an unknown order answers NOT_FOUND', async () => {
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    for (const answer of [await pay(id), await reject(id, 'No'), await deliver(id)]) {
      expect([answer.status, answer.body.message]).toEqual([404, 'Order not found'])
    }
    expect((await setStatus(id, 'Paid')).status).toBe(404)
  }
})
