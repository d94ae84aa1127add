import { describe, expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newPhone, type OrderBody, orderBody } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { rowsWith } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

/** Orders with the key of a cart that has changed since (rule: one-key-one-order). */

const shop = await openTestShop()

const selectedModel = 'iPhone 15'
const cleared = { code: 'CART_CHANGED', message: 'Your cart is empty' }
const changed = {
  code: 'CART_CHANGED',
  message: 'Your cart has changed. Please review your order.',
}

const place = (body: OrderBody, as: Visitor, key?: string) =>
  shop.send('placeOrder', { body }, as, key === undefined ? {} : { 'idempotency-key': key })

const cartOf = async (as: Visitor) => (await shop.send('getCart', {}, as)).body

async function add(as: Visitor, productId: string, quantity = 1): Promise<void> {
  const body = { productId, quantity, selectedModel }
  const added = await shop.send('addToCart', { body }, as)
  if (added.status !== 200) throw new Error(`${added.status}`)
}

const ordersOf = async (productId: string) =>
  (await rowsWith(shop, 'order_items', { product_id: productId }, ['order_id'])).length

/** Cart with two pieces of a new product, and the order and key of its checkout. */
async function atCheckout(as: Visitor) {
  const product = await newProduct(shop)
  await add(as, product.id, 2)
  const { checkoutKey: key } = await cartOf(as)
  const orderItems = [{ product: product.id, qty: 2, selectedModel }]
  return { productId: product.id, key, body: orderBody([], { orderItems, phone: newPhone() }) }
}

const clear = (as: Visitor) => shop.send('clearCart', {}, as)

describe.each([
  ['a guest', async () => newGuest()],
  ['an account', () => newAccount(shop)],
])('%s whose cart was changed elsewhere', (_name, newVisitor) => {
  type Change = (as: Visitor, productId: string) => Promise<unknown>
  const remove: Change = (as, productId) =>
    shop.send('removeCartLine', { params: { productId }, query: { selectedModel } }, as)
  const setToOne: Change = (as, productId) =>
    shop.send('updateCartLine', { params: { productId }, body: { quantity: 1, selectedModel } }, as)

  test.each<[string, typeof cleared, Change]>([
    ['by clearing it', cleared, clear],
    ['by removing its line', cleared, remove],
    ['by another quantity', changed, setToOne],
    ['by another case', changed, async (as) => add(as, (await newProduct(shop)).id)],
  ])('%s is shown the present cart, and can order that', async (_how, refusal, change) => {
    const visitor = await newVisitor()
    const { body, key, productId } = await atCheckout(visitor)
    await change(visitor, productId)
    const present = await cartOf(visitor)
    const refused = await place(body, visitor, key)
    expect(refused).toEqual(
      expect.objectContaining({ status: 409, body: { ...refusal, cart: present } }),
    )
    expect(await cartOf(visitor)).toEqual(present)
    expect(await ordersOf(productId)).toBe(0)

    const [line] = present.items
    if (!line) return
    const [item] = body.orderItems
    const orderItems = [{ ...item, product: productId, qty: line.qty, selectedModel }]
    const placed = await place({ ...body, orderItems }, visitor, present.checkoutKey)
    expect(placed.status).toBe(201)
  })

  test('by an order of a part of it is shown the rest', async () => {
    const visitor = await newVisitor()
    const { body, key, productId } = await atCheckout(visitor)
    const part = [{ product: productId, qty: 1, selectedModel }]
    expect((await place({ ...body, orderItems: part }, visitor)).status).toBe(201)
    const refused = await place(body, visitor, key)
    expect(refused).toMatchObject({
      status: 409,
      body: { ...changed, cart: { items: [{ qty: 1 }] } },
    })
    expect(await ordersOf(productId)).toBe(1)
  })
})

test('a cart that a login has merged is shown as the account’s', async () => {
  const guest = newGuest()
  const { body, key } = await atCheckout(guest)
  const account = await newAccount(shop, { phone: newPhone() })
  await add(account, (await newProduct(shop)).id)
  const merged = await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, account)
  const refused = await place(body, account, key)
  expect(refused).toMatchObject({ status: 409, body: { ...changed, cart: merged.body } })
})

test('an order waits for a concurrent change of its cart, and sees it', async () => {
  const guest = newGuest()
  const { body, key, productId } = await atCheckout(guest)
  const holding = await heldTransaction(shop, (tx) =>
    tx
      .updateTable('carts')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', (query) =>
        query.selectFrom('cart_lines').select('cart_id').where('product_id', '=', productId),
      )
      .execute(),
  )
  const placing = place(body, guest, key)
  await lockWaiters(shop, 1)
  await holding.commit()
  expect(await placing).toMatchObject({ status: 409, body: changed })
})

test('another order of an ordered cart is refused in words for shoppers', async () => {
  const guest = newGuest()
  const { body, key } = await atCheckout(guest)
  await place(body, guest, key)
  const refused = await place({ ...body, paymentMethod: 'Online_Manual' }, guest, key)
  expect(refused.status).toBe(422)
  expect(refused.body).toEqual({
    message: 'This cart has already been ordered, with other details.',
    code: 'KEY_REUSED',
  })
})

test.each([
  ['no key', undefined],
  ['a key of the caller’s own', 'my-own-key'],
])('an order with %s depends on no cart', async (_name, key) => {
  const guest = newGuest()
  const { body } = await atCheckout(guest)
  await clear(guest)
  expect((await place(body, guest, key)).status).toBe(201)
})

test('an order of a caller without identity depends on no cart', async () => {
  const { body } = await atCheckout(newGuest())
  const { checkoutKey } = await cartOf(anonymous)
  expect((await place(body, anonymous, checkoutKey)).status).toBe(201)
})
