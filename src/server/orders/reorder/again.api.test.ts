import { describe, expect, test } from 'vitest'
import { cartFull } from '#domain/cart/lines.ts'
import type { Order } from '#domain/contract/orders.ts'
import { terms } from '#domain/terms.ts'
import { newAccount } from '#testing/accounts.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const product = await newProduct(shop)

const again = ({ _id: id }: Pick<Order, '_id'>, as: Visitor, phone?: string) =>
  shop.send('orderAgain', { params: { id } }, as, phone ? { 'x-order-phone': phone } : {})
const cartOf = async (as: Visitor) => (await shop.send('getCart', {}, as)).body
const linesIn = async (as: Visitor) =>
  (await cartOf(as)).items.map(({ product: { name }, selectedModel, customName, qty }) =>
    [name, selectedModel, customName, qty].join('|'),
  )
const change = (id: string, values: Readonly<Record<string, unknown>>) =>
  changeRow(shop, 'products', id, values)
const item = ({ id }: TestProduct, qty = 1, selectedModel = 'iPhone 15', customName?: string) => ({
  product: id,
  qty,
  selectedModel,
  ...(customName && { customName }),
})

describe('a repeated order (rule: order-again)', () => {
  test('adds its models, names and pieces to the cart, at present prices', async () => {
    const guest = newGuest()
    const [same, dearer, gone, modelGone, named] = await Promise.all([
      newProduct(shop, { name: 'Same' }),
      newProduct(shop, { name: 'Dearer' }),
      newProduct(shop, { name: 'Gone' }),
      newProduct(shop, { name: 'Model Gone' }),
      newProduct(shop, { name: 'Named', caseType: 'Name Customization' }),
    ])
    const orderItems = [
      item(same, 2, 'iPhone 16'),
      item(dearer),
      item(gone),
      item(modelGone),
      item(named, 1, 'iPhone 15', 'Ayesha'),
    ]
    const order = await placedOrder(shop, orderBody([], { orderItems }), guest)
    await change(dearer.id, { price: 1250_00 })
    await change(gone.id, { deleted_at: new Date() })
    await change(modelGone.id, { device_models: ['iPhone 16'] })

    const { status, body } = await again(order, guest)
    expect(status).toBe(200)
    expect(
      body.lines.map(({ name, fate, price, priceToday }) => [name, fate, price, priceToday]),
    ).toEqual([
      ['Same', 'same', 900, 900],
      ['Dearer', 'repriced', 900, 1125],
      ['Gone', 'gone', 900, null],
      ['Model Gone', 'model-gone', 900, null],
      ['Named', 'same', 900, 900],
    ])
    const lines = ['Same|iPhone 16||2', 'Dearer|iPhone 15||1', 'Named|iPhone 15|Ayesha|1']
    expect(await linesIn(guest)).toEqual(lines)
    expect(body.cart).toEqual(await cartOf(guest))
  })

  test('is idempotent, even concurrently: pieces already in the cart count', async () => {
    const guest = newGuest()
    const other = await newProduct(shop, { name: 'Other' })
    const orderItems = [item(product, 3), item(other, 1)]
    const order = await placedOrder(shop, orderBody([], { orderItems }), guest)
    const body = { productId: product.id, quantity: 2, selectedModel: 'iPhone 15' }
    await shop.send('addToCart', { body }, guest)
    const answers = await Promise.all([
      again(order, guest),
      again(order, guest),
      again(order, guest),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await linesIn(guest)).toEqual(['Clear Case|iPhone 15||3', 'Other|iPhone 15||1'])
    const { checkoutKey } = await cartOf(guest)
    await again(order, guest)
    expect((await cartOf(guest)).checkoutKey).toBe(checkoutKey)
    // A larger quantity in the cart is kept.
    await shop.send('addToCart', { body: { ...body, quantity: 4 } }, guest)
    await again(order, guest)
    expect((await linesIn(guest))[0]).toBe('Clear Case|iPhone 15||7')
  })

  test('merges lines when their product no longer takes names', async () => {
    const guest = newGuest()
    const named = await newProduct(shop, { name: 'Once Named', caseType: 'Name Customization' })
    const orderItems = [item(named, 6, 'iPhone 15', 'Ayesha'), item(named, 6, 'iPhone 15', 'Bilal')]
    const order = await placedOrder(shop, orderBody([], { orderItems }), guest)
    await change(named.id, { case_type: 'Transparent' })
    expect((await again(order, guest)).status).toBe(200)
    expect(await linesIn(guest)).toEqual([`Once Named|iPhone 15||${terms.maxQuantity}`])
  })

  test('has no effect when the cart can’t hold all of its lines', async () => {
    const guest = newGuest()
    const order = await placedOrder(
      shop,
      orderBody(product, { orderItems: [item(product)] }),
      guest,
    )
    const full = await newProduct(shop, {
      deviceModels: Array.from({ length: terms.maxCartLines }, (_, n) => `Model ${n}`),
    })
    for (const selectedModel of full.deviceModels) {
      const body = { productId: full.id, quantity: 1, selectedModel }
      await shop.send('addToCart', { body }, guest)
    }
    const before = await cartOf(guest)
    const { status, body } = await again(order, guest)
    expect([status, body.message]).toEqual([400, cartFull()])
    expect(await cartOf(guest)).toEqual(before)
  })
})

describe('permission to repeat an order (rule: order-again)', () => {
  test('is given to its session, its phone and its account', async () => {
    const [guest, other] = [newGuest(), newGuest()]
    const order = await placedOrder(shop, orderBody(product), guest)
    expect((await again(order, guest)).status).toBe(200)
    expect((await again(order, other, order.guestInfo?.phone)).status).toBe(200)
    expect(await linesIn(other)).toEqual(['Clear Case|iPhone 15||1'])

    const account = await newAccount(shop, { phone: newPhone() })
    const own = await placedOrder(shop, orderBody(product), account)
    expect((await again(own, account)).status).toBe(200)
    expect(await linesIn(account)).toEqual(['Clear Case|iPhone 15||1'])
  })

  test('is refused to others, without disclosing anything', async () => {
    const order = await placedOrder(shop, orderBody(product))
    const [other, account] = [newGuest(), await newAccount(shop)]
    for (const [visitor, phone, status, code] of [
      [other, undefined, 403, 'PROOF_REQUIRED'],
      [account, undefined, 403, 'PROOF_REQUIRED'],
      [other, newPhone(), 403, 'PROOF_FAILED'],
      // Has a proof, but no identity that could own a cart.
      [anonymous, order.guestInfo?.phone, 400, 'INVALID_INPUT'],
    ] as const) {
      const answer = await again(order, visitor, phone)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(answer.body.lines).toBeUndefined()
    }
    expect(await linesIn(other)).toEqual([])
    expect((await again({ _id: crypto.randomUUID() }, other)).status).toBe(404)
  })
})
