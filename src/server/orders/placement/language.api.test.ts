import { afterAll, expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })
const product = await newProduct(shop)
afterAll(() => shop.close())

test('customer and admins see the language of an order (rule: letters-by-language)', async () => {
  const guest = newGuest()
  const order = await placedOrder(shop, orderBody(product, { language: 'ur' }), guest)
  expect(order).toMatchObject({ language: 'ur' })
  const read = async (by: typeof guest | typeof anonymous) =>
    (await shop.send('getOrder', { params: { id: order._id } }, by)).body
  expect(await read(guest)).toMatchObject({ language: 'ur' })
  expect(await read(admin)).toMatchObject({ language: 'ur' })
  expect(await read(anonymous)).not.toHaveProperty('language')
})

test.each([{}, { language: 'en' } as const])(
  'an order in English has no language field: %o',
  async (given) => {
    const order = await placedOrder(shop, orderBody(product, given))
    expect(order).not.toHaveProperty('language')
  },
)

test('another language is refused at its field', async () => {
  const body = orderBody(product, { language: 'fr' as 'en' })
  const { status, body: answer } = await shop.send('placeOrder', { body }, newGuest())
  expect(status).toBe(400)
  expect(answer.fields).toEqual([
    { field: 'language', message: 'Please choose a language of the shop' },
  ])
})
