import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newPhone, type OrderBody, orderBody } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow, rowsWith } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()

const place = (body: OrderBody, as: Visitor, key?: string) =>
  shop.send('placeOrder', { body }, as, key === undefined ? {} : { 'idempotency-key': key })

const cartOf = async (as: Visitor) => (await shop.send('getCart', {}, as)).body

async function fill(as: Visitor, productId: string, quantity = 1): Promise<void> {
  const body = { productId, quantity, selectedModel: 'iPhone 15' }
  const added = await shop.send('addToCart', { body }, as)
  if (added.status !== 200) throw new Error(`${added.status}`)
}

const linesOf = async (as: Visitor) =>
  (await cartOf(as)).items.map(({ product, qty }) => [product._id, qty])

const ordersWith = (body: OrderBody) =>
  rowsWith(shop, 'orders', { customer_email: body.guestInfo?.email ?? '' }, ['id'])

/** Order of a newly inserted product. */
async function newBody(): Promise<OrderBody> {
  const body = orderBody(await newProduct(shop))
  const email = `${randomUUID()}@example.com`
  return { ...body, guestInfo: { name: 'Bilal', phone: newPhone(), email } }
}

describe('an Idempotency-Key (rule: one-key-one-order)', () => {
  test('makes one order of 20 concurrent requests, and answers each with it', async () => {
    const body = await newBody()
    const guest = newGuest()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(body, guest, 'once')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const [first] = answers
    for (const answer of answers) expect(answer.body).toEqual(first?.body)
    expect(await ordersWith(body)).toEqual([{ id: first?.body._id }])
  })

  test('repeats the answer despite an empty cart, a deleted product, a reached limit', async () => {
    const body = await newBody()
    const guest = newGuest()
    const productId = body.orderItems[0]?.product ?? ''
    await fill(guest, productId)
    const { checkoutKey } = await cartOf(guest)
    const placed = await place(body, guest, checkoutKey)
    expect((await cartOf(guest)).items).toEqual([])
    await changeRow(shop, 'products', productId, { deleted_at: new Date() })
    for (let again = 0; again < 12; again += 1) {
      expect(await place(body, guest, checkoutKey)).toMatchObject({
        status: 201,
        body: placed.body,
      })
    }
    expect(await ordersWith(body)).toHaveLength(1)
  })

  test('ignores the order of the fields', async () => {
    const body = await newBody()
    const guest = newGuest()
    const placed = await place(body, guest, 'k')
    const turned = Object.fromEntries(Object.entries(body).toReversed()) as OrderBody
    expect((await place(turned, guest, 'k')).body).toEqual(placed.body)
  })

  test('with another body is refused', async () => {
    const body = await newBody()
    const guest = newGuest()
    await place(body, guest, 'k')
    const refused = await place({ ...body, paymentMethod: 'Online_Manual' }, guest, 'k')
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({
      message: 'This Idempotency-Key belongs to another order. Please use a new one.',
      code: 'KEY_REUSED',
    })
    expect(await ordersWith(body)).toHaveLength(1)
  })

  test('can be used again when its order was refused', async () => {
    const body = await newBody()
    const guest = newGuest()
    expect((await place({ ...body, totalPrice: 1 }, guest, 'k')).status).toBe(409)
    expect((await place(body, guest, 'k')).status).toBe(201)
  })

  test('is scoped to its owner: guests, accounts and anonymous callers share no keys', async () => {
    const body = { ...(await newBody()), phone: newPhone() }
    const owners = [
      newGuest(),
      newGuest(),
      await newAccount(shop),
      await newAccount(shop),
      anonymous,
    ]
    const placed = await Promise.all(owners.map((owner) => place(body, owner, 'shared')))
    expect(placed.map(({ status }) => status)).toEqual(owners.map(() => 201))
    expect(new Set(placed.map((answer) => answer.body._id)).size).toBe(owners.length)
    expect((await place(body, anonymous, 'shared')).body._id).toBe(placed.at(-1)?.body._id)
  })

  test.each([
    ['of 200 characters is taken', 'k'.repeat(200), 201],
    ['of 201 characters is refused', 'k'.repeat(201), 400],
  ])('%s', async (_name, key, status) => {
    expect((await place(await newBody(), newGuest(), key)).status).toBe(status)
  })

  test('may be omitted: then each request is an order', async () => {
    const body = await newBody()
    const guest = newGuest()
    const ids = [await place(body, guest), await place(body, guest), await place(body, guest, '')]
    expect(new Set(ids.map((answer) => answer.body._id)).size).toBe(3)
  })
})

describe('checkout in two tabs (rule: order-empties-cart)', () => {
  test('gives one order, an empty cart and a new key when both place it', async () => {
    const body = await newBody()
    const guest = newGuest()
    await fill(guest, body.orderItems[0]?.product ?? '')
    const { checkoutKey } = await cartOf(guest)
    const answers = await Promise.all([
      place(body, guest, checkoutKey),
      place(body, guest, checkoutKey),
    ])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const after = await cartOf(guest)
    expect(after.items).toEqual([])
    expect(after.checkoutKey).not.toBe(checkoutKey)
  })

  test('keeps lines that the other tab adds while the order waits', async () => {
    const body = await newBody()
    const productId = body.orderItems[0]?.product ?? ''
    const other = await newProduct(shop)
    const guest = newGuest()
    await fill(guest, productId)
    const { checkoutKey } = await cartOf(guest)
    const holding = await heldTransaction(shop, (tx) =>
      tx.selectFrom('products').select('id').where('id', '=', productId).forUpdate().execute(),
    )
    const placing = place(body, guest, checkoutKey)
    await lockWaiters(shop, 1)
    const adding = fill(guest, other.id)
    await lockWaiters(shop, 2)
    await holding.commit()
    expect((await placing).status).toBe(201)
    await adding
    expect(await linesOf(guest)).toEqual([[other.id, 1]])
  })

  test('keeps the cart and its key when the order is refused', async () => {
    const body = await newBody()
    const guest = newGuest()
    await fill(guest, body.orderItems[0]?.product ?? '')
    const before = await cartOf(guest)
    expect((await place({ ...body, totalPrice: 1 }, guest, before.checkoutKey)).status).toBe(409)
    expect(await cartOf(guest)).toEqual(before)
  })

  test('subtracts exactly the pieces of each concurrent order', async () => {
    const product = await newProduct(shop)
    const account = await newAccount(shop, { phone: newPhone() })
    await fill(account, product.id, 10)
    const placed = await Promise.all(
      Array.from({ length: 7 }, () => place(orderBody(product), account)),
    )
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
    expect((await cartOf(account)).items.map(({ qty }) => qty)).toEqual([3])
  })
})
