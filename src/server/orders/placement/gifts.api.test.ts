import { afterAll, expect, test } from 'vitest'
import { openOrderShop } from '#testing/order-shop.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { anonymous, newGuest } from '#testing/shop.ts'

const giftNote = 'Happy birthday, Hira!\nسالگرہ مبارک'
const { shop, product, admin } = await openOrderShop()
afterAll(() => shop.close())

test('a gift shows its note and `hidePrices` to customer and admins (rule: gifts)', async () => {
  const guest = newGuest()
  const order = await placedOrder(shop, orderBody(product, { giftNote, hidePrices: true }), guest)
  const seen = { giftNote, hidePrices: true }
  expect(order).toMatchObject(seen)
  const read = async (by: typeof guest | typeof anonymous) =>
    (await shop.send('getOrder', { params: { id: order._id } }, by)).body
  expect(await read(guest)).toMatchObject(seen)
  expect(await read(admin)).toMatchObject(seen)
  const masked = await read(anonymous)
  expect(masked).not.toHaveProperty('giftNote')
  expect(masked).not.toHaveProperty('hidePrices')
})

test('an order without a gift has no gift fields', async () => {
  const order = await placedOrder(shop, orderBody(product, { giftNote: '  ' }))
  expect(order).not.toHaveProperty('giftNote')
  expect(order).not.toHaveProperty('hidePrices')
})

test.each([
  ['Urdu letters, each with two signs', 'م\u0651\u064E'],
  ['hearts', '❤️'],
])('a note may have 200 %s (rule: letters)', async (_name, letter) => {
  const order = await placedOrder(shop, orderBody(product, { giftNote: letter.repeat(200) }))
  expect(order.giftNote).toBe(letter.repeat(200))
  const body = orderBody(product, { giftNote: letter.repeat(201) })
  expect((await shop.send('placeOrder', { body }, newGuest())).status).toBe(400)
})

test('a note beyond 200 letters is refused at its field, and no order is placed', async () => {
  const body = orderBody(product, { giftNote: 'ع'.repeat(201) })
  const { status, body: answer } = await shop.send('placeOrder', { body }, newGuest())
  expect(status).toBe(400)
  expect(answer.fields).toEqual([
    { field: 'giftNote', message: 'Please use at most 200 characters' },
  ])
})
