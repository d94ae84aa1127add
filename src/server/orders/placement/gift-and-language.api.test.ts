import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { openOrderShop } from '#testing/order-shop.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, type Visitor } from '#testing/shop.ts'

const giftNote = 'Happy birthday, Hira!\nسالگرہ مبارک'
const { shop, product, admin } = await openOrderShop()

const read = async ({ _id: id }: Order, by: Visitor) =>
  (await shop.send('getOrder', { params: { id } }, by)).body

test('a gift shows its note and `hidePrices` to customer and admins (rule: gifts)', async () => {
  const guest = newGuest()
  const order = await placedOrder(shop, orderBody(product, { giftNote, hidePrices: true }), guest)
  const seen = { giftNote, hidePrices: true }
  expect(order).toMatchObject(seen)
  expect(await read(order, guest)).toMatchObject(seen)
  expect(await read(order, admin)).toMatchObject(seen)
  const masked = await read(order, anonymous)
  expect(masked).not.toHaveProperty('giftNote')
  expect(masked).not.toHaveProperty('hidePrices')
})

test.each([
  ['Urdu letters, each with two signs', 'م\u0651\u064E'],
  ['hearts', '❤️'],
])('a note may have 200 %s, and no more (rule: letters)', async (_name, letter) => {
  const order = await placedOrder(shop, orderBody(product, { giftNote: letter.repeat(200) }))
  expect(order.giftNote).toBe(letter.repeat(200))
  const body = orderBody(product, { giftNote: letter.repeat(201) })
  expect(await shop.send('placeOrder', { body }, newGuest())).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'giftNote', message: 'Please use at most 200 characters' }] },
  })
})

test('customer and admins see the language of an order (rule: letters-by-language)', async () => {
  const guest = newGuest()
  const order = await placedOrder(shop, orderBody(product, { language: 'ur' }), guest)
  expect(order).toMatchObject({ language: 'ur' })
  expect(await read(order, guest)).toMatchObject({ language: 'ur' })
  expect(await read(order, admin)).toMatchObject({ language: 'ur' })
  expect(await read(order, anonymous)).not.toHaveProperty('language')
})

test('an order keeps the Urdu name that its product had (rule: urdu-goods)', async () => {
  const guest = newGuest()
  const inUrdu = { headers: { ...guest.headers, 'accept-language': 'ur' } }
  await changeRow(shop, 'products', product.id, { name_urdu: 'شفاف کیس' })
  const order = await placedOrder(shop, orderBody(product), guest)
  await changeRow(shop, 'products', product.id, { name_urdu: 'نیا نام' })
  expect((await read(order, guest)).orderItems).toMatchObject([{ name: product.name }])
  expect((await read(order, inUrdu)).orderItems).toMatchObject([{ name: 'شفاف کیس' }])
})

test('another language is refused at its field', async () => {
  const body = orderBody(product, { language: 'fr' as 'en' })
  const { status, body: answer } = await shop.send('placeOrder', { body }, newGuest())
  expect(status).toBe(400)
  expect(answer.fields).toEqual([
    { field: 'language', message: 'Please choose a language of the shop' },
  ])
})
