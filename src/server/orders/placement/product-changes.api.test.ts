import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '#server/schema/tables.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newPhone, type OrderBody, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'

/** Orders of products that another process changed after this one sold them. */

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = (body: OrderBody, as: Visitor = newGuest(), key?: string) =>
  shop.send('placeOrder', { body }, as, key === undefined ? {} : { 'idempotency-key': key })

/** Inserts a product and orders it once in this process. */
async function soldProduct(): Promise<TestProduct> {
  const product = await newProduct(shop)
  await placedOrder(shop, orderBody(product))
  return product
}

/** Changes the product in the database, as another process does. */
async function changeProduct(
  { id }: TestProduct,
  change: Updateable<Tables['products']>,
): Promise<void> {
  await shop.database.db.updateTable('products').set(change).where('id', '=', id).execute()
}

const today = { taxPrice: 0, shippingPrice: 250, totalPrice: 1150 }

async function ordersWith(phone: string): Promise<number> {
  const { count } = await shop.database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_phone', '=', phone)
    .executeTakeFirstOrThrow()
  return count
}

describe('a product that changed since its last order', () => {
  test('is sold at the present price, at once and later', async () => {
    const product = await soldProduct()
    await changeProduct(product, { price: 2000_00 })
    for (let time = 1; time <= 2; time += 1) {
      expect(await placedOrder(shop, orderBody(product))).toMatchObject({
        totalPrice: 2050,
        orderItems: [{ price: 1800 }],
      })
    }
    await changeProduct(product, { price: 1000_00 })
    expect((await placedOrder(shop, orderBody(product, today))).totalPrice).toBe(1150)
  })

  test('is refused with old figures, without an order', async () => {
    const product = await soldProduct()
    await changeProduct(product, { price: 2000_00 })
    const phone = newPhone()
    const guestInfo = { name: 'Bilal', email: 'bilal@example.com', phone }
    expect(await place(orderBody(product, { ...today, guestInfo }))).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', figures: { totalPrice: 2050, items: [{ price: 1800 }] } },
    })
    expect(await ordersWith(phone)).toBe(0)
  })

  test('is accepted with the present figures', async () => {
    const product = await soldProduct()
    await changeProduct(product, { price: 2000_00 })
    expect(await place(orderBody(product, { ...today, totalPrice: 2050 }))).toMatchObject({
      status: 201,
    })
  })

  test.each<[string, Updateable<Tables['products']>, object]>([
    ['its name', { name: 'Clearest Case' }, { name: 'Clearest Case' }],
    ['its pictures', { images: ['/images/new.webp'] }, { image: '/images/new.webp' }],
    ['its brand', { brand: 'samsung' }, { brand: 'Samsung Galaxy' }],
  ])('is ordered with %s as changed', async (_change, change, kept) => {
    const product = await soldProduct()
    await changeProduct(product, change)
    const { orderItems } = await placedOrder(shop, orderBody(product))
    expect(orderItems).toMatchObject([kept])
  })

  test.each<[string, Updateable<Tables['products']>]>([
    ['a deleted product', { deleted_at: new Date() }],
    ['a model that is no longer offered', { device_models: ['iPhone 16'] }],
  ])('%s can’t be ordered', async (_change, change) => {
    const product = await soldProduct()
    await changeProduct(product, change)
    expect(await place(orderBody(product))).toMatchObject({
      status: 409,
      body: { code: 'ITEM_UNAVAILABLE' },
    })
  })

  test('can be ordered for a new model', async () => {
    const product = await soldProduct()
    await changeProduct(product, { device_models: ['iPhone 17'] })
    const order = orderBody({ ...product, deviceModels: ['iPhone 17'] })
    expect((await place(order)).status).toBe(201)
  })

  test('counts once in the cart, the key and the limits', async () => {
    const product = await soldProduct()
    const guest = newGuest()
    const line = { productId: product.id, selectedModel: 'iPhone 15', quantity: 3 }
    await shop.send('addToCart', { body: line }, guest)
    const body = orderBody(product)
    await changeProduct(product, { price: 2000_00 })
    const placed = await place(body, guest, 'once')
    expect((await place(body, guest, 'once')).body).toEqual(placed.body)
    const { body: cart } = await shop.send('getCart', {}, guest)
    expect(cart.items).toMatchObject([{ qty: 2 }])
    const ten = Array.from({ length: 9 }, () => place(orderBody(product), guest))
    expect((await Promise.all(ten)).map(({ status }) => status)).toEqual(Array(9).fill(201))
    expect((await place(orderBody(product), guest)).status).toBe(429)
  })

  test('is read under its lock: an order that waits for a change sees it', async () => {
    const product = await soldProduct()
    const repricing = await heldTransaction(shop, (tx) =>
      tx.updateTable('products').set({ price: 2000_00 }).where('id', '=', product.id).execute(),
    )
    const [refused, placed] = [place(orderBody(product, today)), place(orderBody(product))]
    await lockWaiters(shop, 2)
    await repricing.commit()
    expect(await refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', figures: { totalPrice: 2050 } },
    })
    expect((await placed).body).toMatchObject({ totalPrice: 2050 })
  })
})

test('an account stores its first phone, then orders without one', async () => {
  const product = await soldProduct()
  const account = await newAccount(shop)
  const { guestInfo: _, ...body } = orderBody(product)
  const first = await placedOrder(shop, { ...body, phone: '0300 1234567' }, account)
  const second = await placedOrder(shop, body, account)
  for (const { _id } of [first, second]) {
    const { phone } = await shop.database.db
      .selectFrom('orders')
      .select('customer_phone as phone')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(phone).toBe('+923001234567')
  }
})
