import { beforeAll, describe, expect, test } from 'vitest'
import { customNameRefused } from '#domain/cart/custom-name.ts'
import type { Order } from '#domain/contract/orders.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { newAccount } from '#testing/accounts.ts'
import { newPhone, type OrderBody, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })
const named = await newProduct(shop, { name: 'Your Name', caseType: 'Name Customization' })
const plain = await newProduct(shop, { name: 'Clear' })

type Item = OrderBody['orderItems'][number]

const item = (product: TestProduct, customName?: string, changes: Partial<Item> = {}): Item => ({
  product: product.id,
  qty: 1,
  selectedModel: 'iPhone 15',
  ...(customName !== undefined && { customName }),
  ...changes,
})
const bodyOf = (...orderItems: Item[]) => orderBody([], { orderItems })
const place = (body: OrderBody, as: Visitor = newGuest(), key?: string) =>
  shop.send('placeOrder', { body }, as, key === undefined ? {} : { 'idempotency-key': key })
const itemsOf = ({ orderItems }: Order) =>
  orderItems.map(({ customName, qty }) => `${customName}|${qty}`)

async function fill(as: Visitor, ...items: readonly Item[]): Promise<string> {
  for (const { product: productId, qty: quantity, selectedModel, customName } of items) {
    const body = { productId, quantity, selectedModel, ...(customName && { customName }) }
    const { status } = await shop.send('addToCart', { body }, as)
    if (status !== 200) throw new Error(`${status}`)
  }
  return (await shop.send('getCart', {}, as)).body.checkoutKey
}

describe('an order (rule: name-on-the-case)', () => {
  test('has a line per name, in its printed form', async () => {
    const guest = newGuest()
    const body = bodyOf(
      item(named, 'Ayesha', { qty: 2 }),
      item(named, ' عائشہ  ❤\uFE0F '),
      item(named, 'م\u064E\u0651'.repeat(14)),
      item(named),
      item(named, 'Ayesha', { qty: 3 }),
      item(named, '  ', { qty: 4 }),
    )
    const order = await placedOrder(shop, body, guest)
    expect(itemsOf(order)).toEqual([
      'Ayesha|5',
      'عائشہ ♥|1',
      `${'م\u064E\u0651'.repeat(14)}|1`,
      '|5',
    ])
    const again = await shop.send('getOrder', { params: { id: order._id } }, guest)
    expect(again.body).toEqual(order)
    const rows = await shop.database.db
      .selectFrom('order_items')
      .select(['custom_name', 'quantity'])
      .where('order_id', '=', order._id)
      .orderBy('position')
      .execute()
    expect(rows.map(({ custom_name, quantity }) => `${custom_name}|${quantity}`)).toEqual(
      itemsOf(order),
    )
  })

  test('ignores the name on a case without names, and sums the lines', async () => {
    const lines = [item(plain, 'Ayesha', { qty: 4 }), item(plain, 'Sana', { qty: 6 })]
    const order = await placedOrder(shop, bodyOf(...lines))
    expect(itemsOf(order)).toEqual(['|10'])
    expect(await place(bodyOf(...lines, item(plain)))).toMatchObject({
      status: 400,
      body: { message: 'Please order at most 10 of a case', fields: [{ field: 'orderItems' }] },
    })
  })

  test('has a limit per name (rule: line-limit)', async () => {
    const lines = [item(named, 'Ayesha', { qty: 10 }), item(named, 'Sana', { qty: 10 })]
    expect(itemsOf(await placedOrder(shop, bodyOf(...lines)))).toEqual(['Ayesha|10', 'Sana|10'])
    expect((await place(bodyOf(...lines, item(named, ' Sana')))).status).toBe(400)
  })

  test.each([['15 letters and m'], ['Ali 😀'], ['Ali\u202Esana'], ['Ali\0'], [7], [null]])(
    'refuses the name %j at its field',
    async (customName) => {
      const refused = await place(bodyOf(item(plain), item(named, customName as string)))
      expect(refused.status).toBe(400)
      expect(refused.body).toEqual({
        message: customNameRefused(),
        code: 'INVALID_INPUT',
        fields: [{ field: 'orderItems.1.customName', message: customNameRefused() }],
      })
    },
  )

  test('needs a name only while one of its cases lacks one (rule: name-to-print)', async () => {
    const whole = await placedOrder(shop, bodyOf(item(named, 'Ayesha'), item(plain)))
    const half = await placedOrder(shop, bodyOf(item(named, 'Ayesha'), item(named)))
    expect([needsName(whole), needsName(half)]).toEqual([false, true])
  })
})

describe('the ordered cart (rule: order-empties-cart)', () => {
  test('loses exactly the lines with the ordered names', async () => {
    const guest = newGuest()
    const [ayesha, sana, nameless] = [item(named, 'Ayesha'), item(named, 'Sana'), item(named)]
    await fill(guest, { ...ayesha, qty: 3 }, sana, nameless)
    await placedOrder(shop, bodyOf({ ...ayesha, qty: 2 }, nameless), guest)
    const { items } = (await shop.send('getCart', {}, guest)).body
    expect(items.map(({ customName, qty }) => `${customName}|${qty}`)).toEqual([
      'Ayesha|1',
      'Sana|1',
    ])
  })

  test('is emptied of names on a case that no longer takes any', async () => {
    const guest = newGuest()
    const changing = await newProduct(shop, { caseType: 'Name Customization' })
    const lines = [item(changing, 'Ayesha'), item(changing, 'Sana')]
    await fill(guest, ...lines)
    await changeRow(shop, 'products', changing.id, { case_type: 'Graphical' })
    expect(itemsOf(await placedOrder(shop, bodyOf(...lines), guest))).toEqual(['|2'])
    expect((await shop.send('getCart', {}, guest)).body.items).toEqual([])
  })
})

describe('an Idempotency-Key (rule: one-key-one-order)', () => {
  test('with another name is refused, with the same one typed differently is accepted', async () => {
    const guest = newGuest()
    const body = bodyOf(item(named, 'Zoë'))
    const withName = (customName?: string) => ({ ...body, orderItems: [item(named, customName)] })
    const placed = await place(body, guest, 'k')
    expect((await place(withName(' Zoe\u0308 '), guest, 'k')).body).toEqual(placed.body)
    for (const other of ['Zoe', 'Sana', '', undefined]) {
      expect(await place(withName(other), guest, 'k')).toMatchObject({
        status: 422,
        body: { code: 'KEY_REUSED' },
      })
    }
  })
})

test('present figures are answered by product, model and name (rule: catalogue-price-wins)', async () => {
  const lines = [
    item(named, 'Ayesha', { price: 900 }),
    item(named, ' عائشہ', { price: 1 }),
    item(named),
  ]
  const refused = await place(bodyOf(...lines))
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'PRICE_CHANGED',
      figures: {
        items: ['Ayesha', 'عائشہ', ''].map((customName) => ({
          product: named.id,
          selectedModel: 'iPhone 15',
          customName,
          price: 900,
        })),
      },
    },
  })
})

describe('visibility of a name (rules: name-on-the-case, guest-order-access)', () => {
  const shownTo = async (order: Order, as: Visitor, phone?: string) => {
    const proof = phone === undefined ? {} : { 'x-order-phone': phone }
    return (await shop.send('getOrder', { params: { id: order._id } }, as, proof)).body
  }
  const email = `${crypto.randomUUID()}@example.com`
  const guestInfo = { name: 'Bilal', email, phone: newPhone() }
  const guest = newGuest()
  let order: Order
  beforeAll(async () => {
    const orderItems = [item(named, 'Mahnoor'), item(named, 'عائشہ'), item(plain)]
    order = await placedOrder(shop, orderBody([], { orderItems, guestInfo }), guest)
  })

  test('includes its customer and the owner', async () => {
    const whole = ['Mahnoor|1', 'عائشہ|1', '|1']
    expect(itemsOf(order)).toEqual(whole)
    expect(itemsOf(await shownTo(order, guest))).toEqual(whole)
    expect(itemsOf(await shownTo(order, anonymous, guestInfo.phone))).toEqual(whole)
    expect(itemsOf(await shownTo(order, admin))).toEqual(whole)
    const query = { page: '1', search: email }
    const { body } = await shop.send('listOrders', { query }, admin)
    expect('orders' in body && body.orders.map(itemsOf)).toEqual([whole])
  })

  test('excludes other viewers, who see only that there is a name', async () => {
    for (const stranger of [anonymous, newGuest(), await newAccount(shop)]) {
      const masked = await shownTo(order, stranger)
      expect(masked.access).toBe('masked')
      expect(itemsOf(masked)).toEqual(['•••|1', '•••|1', '|1'])
      expect(needsName(masked)).toBe(false)
      const { body: listed } = await shop.send('listGuestOrders', { params: { email } }, stranger)
      expect(listed.map(itemsOf)).toEqual([['•••|1', '•••|1', '|1']])
      expect(JSON.stringify([masked, listed])).not.toMatch(/Mahnoor|عائشہ/)
    }
  })
})

test('is paid by transfer only, once the owner asks for it (rule: names-by-transfer)', async () => {
  const ask = (namesByTransfer: boolean) =>
    shop.send('savePaymentTerms', { body: { namesByTransfer } }, admin)
  expect((await ask(true)).body.payment.namesByTransfer).toBe(true)
  await expect
    .poll(async () => (await shop.send('getShop', {}, anonymous)).body.namesByTransfer)
    .toBe(true)
  const cash = bodyOf(item(plain), item(named))
  const refused = await place(cash)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    message: 'Cases with a name are paid by bank transfer. Please choose Online Bank Transfer.',
    fields: [{ field: 'paymentMethod' }],
  })
  const guest = newGuest()
  const inUrdu = { headers: { ...guest.headers, 'accept-language': 'ur' } }
  expect((await place(cash, inUrdu)).body).toMatchObject({
    message: 'نام والے کیس کی ادائیگی صرف بینک ٹرانسفر سے ہوتی ہے۔ آن لائن بینک ٹرانسفر چُنیں۔',
  })
  expect((await place({ ...cash, paymentMethod: 'Online_Manual' })).status).toBe(201)
  expect((await place(bodyOf(item(plain)))).status).toBe(201)
  expect((await ask(false)).status).toBe(200)
  await expect.poll(async () => (await place(cash)).status).toBe(201)
})
