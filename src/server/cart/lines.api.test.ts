import { describe, expect, it } from 'vitest'
import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { limits } from '#server/http/limits/limits.ts'
import { newAccount } from '#testing/accounts.ts'
import { newProduct, peacock, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const aurora = await newProduct(shop, { name: 'Aurora', price: 1234.5 })
const marble = await newProduct(shop, { name: 'Marble' })

const add = (as: Visitor, product: TestProduct, quantity = 1, selectedModel = 'iPhone 15') =>
  shop.send('addToCart', { body: { productId: product.id, quantity, selectedModel } }, as)
const set = (as: Visitor, product: TestProduct, quantity: number, selectedModel = 'iPhone 15') =>
  shop.send(
    'updateCartLine',
    { params: { productId: product.id }, body: { quantity, selectedModel } },
    as,
  )
const remove = (
  as: Visitor,
  product: TestProduct,
  { body, query = {} }: { body?: { selectedModel?: string }; query?: { selectedModel?: string } },
) => shop.send('removeCartLine', { params: { productId: product.id }, query, body }, as)
/** Sends a body that violates the contract. */
const sendTo = (as: Visitor, method: string, path: string, body: string) =>
  shop.sendRaw(`/api/cart${path}`, {
    method,
    body,
    headers: { ...as.headers, 'content-type': 'application/json' },
  })
const countCarts = async () =>
  (await shop.database.db.selectFrom('carts').select('id').execute()).length
const read = async (as: Visitor) => (await shop.send('getCart', {}, as)).body
const linesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ product, selectedModel, qty }) => `${product.name} ${selectedModel} ${qty}`)

/** The same rules apply to both kinds of owner. */
const visitors: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['a guest', async () => newGuest()],
  ['an account', () => newAccount(shop)],
]

it('a line shows its model’s picture as long as there is one (rule: pictures-follow-the-phone)', async () => {
  const guest = newGuest()
  const drawn = await newProduct(shop, { design: peacock })
  await add(guest, drawn, 1, 'iPhone 16')
  await add(guest, drawn, 1, 'iPhone 15')
  const shown = async () => (await read(guest)).items.map(({ product }) => product.image)
  const views = ['front', 'angle', 'camera']
  const on = (model: string) =>
    views.map((view) => expect.stringContaining(`/drawn/${drawn.slug}--${model}--${view}-`))
  expect(await shown()).toEqual([on('iphone-16'), on('iphone-15')])
  await changeRow(shop, 'products', drawn.id, { device_models: ['iPhone 15'] })
  expect(await shown()).toEqual([on('iphone-15'), on('iphone-15')])
})

describe.each(visitors)('the cart of %s', (_who, newVisitor) => {
  it('is empty at first, with a checkout key (rule: one-key-one-order)', async () => {
    const visitor = await newVisitor()
    const { status, body } = await shop.send('getCart', {}, visitor)
    expect(status).toBe(200)
    expect(body).toEqual({ items: [], checkoutKey: expect.stringMatching(/^cart_[\w-]{43}$/) })
    expect(await read(visitor)).toEqual(body)
  })

  it('is returned as a whole, with the content of each line', async () => {
    const visitor = await newVisitor()
    const { status, body } = await add(visitor, aurora, 2)
    expect(status).toBe(200)
    expect(body).toEqual({
      items: [
        {
          product: {
            _id: aurora.id,
            slug: expect.stringMatching(/^case-/),
            name: 'Aurora',
            image: ['/images/case.webp', '/images/case-2.webp'],
            price: 1234.5,
            discountedPrice: 1111,
            saving: 124,
            discountPercent: 10,
            caseType: 'Transparent',
            brand: 'iPhone',
            brandSlug: 'iphone',
            deviceModels: ['iPhone 15', 'iPhone 16'],
          },
          qty: 2,
          selectedModel: 'iPhone 15',
          customName: '',
          unavailable: false,
        },
      ],
      checkoutKey: expect.any(String),
    })
    expect(await read(visitor)).toEqual(body)
  })

  it('keeps lines by product and model, in the order of addition', async () => {
    const visitor = await newVisitor()
    await add(visitor, marble, 1, 'iPhone 16')
    await add(visitor, aurora, 1)
    await add(visitor, marble, 1)
    await add(visitor, marble, 2, 'iPhone 16')
    const { body } = await set(visitor, marble, 4, 'iPhone 16')
    expect(linesOf(body)).toEqual([
      'Marble iPhone 16 4',
      'Aurora iPhone 15 1',
      'Marble iPhone 15 1',
    ])
  })

  it('caps an addition at 10, with a notice (rule: line-limit)', async () => {
    const visitor = await newVisitor()
    const full = await add(visitor, aurora, 10)
    expect([linesOf(full.body), full.body.notice]).toEqual([['Aurora iPhone 15 10'], undefined])
    const more = await add(visitor, aurora, 1)
    expect([more.status, linesOf(more.body), more.body.notice]).toEqual([
      200,
      ['Aurora iPhone 15 10'],
      cappedNotice(),
    ])
    const atOnce = await add(visitor, marble, 999)
    expect([linesOf(atOnce.body)[1], atOnce.body.notice]).toEqual([
      'Marble iPhone 15 10',
      cappedNotice(),
    ])
    expect(await read(visitor)).not.toHaveProperty('notice')
  })

  it('sets a quantity, capped at 10 (rule: line-limit)', async () => {
    const visitor = await newVisitor()
    await add(visitor, aurora, 9)
    expect(linesOf((await set(visitor, aurora, 2)).body)).toEqual(['Aurora iPhone 15 2'])
    const { body } = await set(visitor, aurora, 11)
    expect([linesOf(body), body.notice]).toEqual([['Aurora iPhone 15 10'], cappedNotice()])
  })

  it.each([0, -1, -1_000_000])(
    'removes a line at quantity %d (rule: zero-removes)',
    async (quantity) => {
      const visitor = await newVisitor()
      await add(visitor, aurora)
      await add(visitor, marble)
      const { status, body } = await set(visitor, aurora, quantity)
      expect([status, linesOf(body)]).toEqual([200, ['Marble iPhone 15 1']])
    },
  )

  it('answers NOT_FOUND when the quantity of a removed line is set', async () => {
    const visitor = await newVisitor()
    expect(await set(visitor, aurora, 2)).toMatchObject({
      status: 404,
      body: { message: t.cart.lineGone, code: 'NOT_FOUND' },
    })
    await add(visitor, aurora)
    expect((await set(visitor, aurora, 2, 'iPhone 16')).status).toBe(404)
    expect((await set(visitor, { ...aurora, id: 'no-id' }, 2)).status).toBe(404)
    expect(linesOf(await read(visitor))).toEqual(['Aurora iPhone 15 1'])
  })

  it.each([
    ['the body', { body: { selectedModel: 'iPhone 16' } }],
    ['the address', { query: { selectedModel: 'iPhone 16' } }],
    [
      'both, the body first',
      { body: { selectedModel: ' iPhone 16 ' }, query: { selectedModel: 'x' } },
    ],
  ])(
    'removes the line whose model is named in %s (rule: identifying-a-line)',
    async (_where, named) => {
      const visitor = await newVisitor()
      await add(visitor, aurora, 3)
      await add(visitor, aurora, 2, 'iPhone 16')
      const { status, body } = await remove(visitor, aurora, named)
      expect([status, linesOf(body)]).toEqual([200, ['Aurora iPhone 15 3']])
    },
  )

  it('requires the model only when the product has several lines (rule: identifying-a-line)', async () => {
    const visitor = await newVisitor()
    await add(visitor, aurora, 3)
    await add(visitor, aurora, 2, 'iPhone 16')
    await add(visitor, marble)
    expect(await remove(visitor, aurora, {})).toMatchObject({
      status: 400,
      body: {
        message: t.cart.whichModel,
        fields: [{ field: 'selectedModel', message: t.cart.whichModel }],
      },
    })
    expect((await remove(visitor, aurora, { body: {} })).status).toBe(400)
    expect(linesOf((await remove(visitor, marble, {})).body)).toEqual([
      'Aurora iPhone 15 3',
      'Aurora iPhone 16 2',
    ])
  })

  it('ignores the removal of an absent line', async () => {
    const visitor = await newVisitor()
    expect(await remove(visitor, aurora, {})).toMatchObject({ status: 200, body: { items: [] } })
    const { body } = await add(visitor, aurora)
    for (const gone of [marble, { ...marble, id: 'no-id' }]) {
      expect(await remove(visitor, gone, {})).toMatchObject({ status: 200, body })
    }
    const model = { body: { selectedModel: 'iPhone 16' } }
    expect(await remove(visitor, aurora, model)).toMatchObject({ status: 200, body })
  })

  it('has a new checkout key after every change, and the same without one (rule: one-key-one-order)', async () => {
    const visitor = await newVisitor()
    const keys = [(await read(visitor)).checkoutKey]
    for (const change of [
      () => add(visitor, aurora, 2),
      () => add(visitor, aurora, 1),
      () => set(visitor, aurora, 5),
      () => add(visitor, marble, 1),
      () => remove(visitor, marble, {}),
      () => shop.send('clearCart', {}, visitor),
    ]) {
      const { checkoutKey } = (await change()).body
      expect(await read(visitor)).toMatchObject({ checkoutKey })
      keys.push(checkoutKey)
    }
    expect(new Set(keys).size).toBe(keys.length)
    const unchanged = [
      () => remove(visitor, marble, {}),
      () => shop.send('clearCart', {}, visitor),
      () => set(visitor, marble, 3),
      () => add(visitor, marble, 3, 'iPhone 3'),
    ]
    for (const change of unchanged) await change()
    expect((await read(visitor)).checkoutKey).toBe(keys.at(-1))
  })

  it('flags lines that are not available, with their last known product (rule: unavailable-lines)', async () => {
    const visitor = await newVisitor()
    const [deleted, retired] = [await newProduct(shop), await newProduct(shop)]
    await add(visitor, deleted)
    await add(visitor, retired)
    await add(visitor, retired, 1, 'iPhone 16')
    await changeRow(shop, 'products', deleted.id, { deleted_at: new Date() })
    await changeRow(shop, 'products', retired.id, { device_models: ['iPhone 16'] })
    const { items } = await read(visitor)
    expect(items.map(({ unavailable }) => unavailable)).toEqual([true, true, false])
    expect(items[0]?.product.name).toBe('Clear Case')
    expect((await set(visitor, retired, 2)).status).toBe(200)
    expect((await remove(visitor, deleted, {})).body.items).toHaveLength(2)
  })

  it('refuses products that are not on sale, without creating a cart', async () => {
    const visitor = await newVisitor()
    const rows = await countCarts()
    const deleted = await newProduct(shop)
    await changeRow(shop, 'products', deleted.id, { deleted_at: new Date() })
    const unknown = { ...aurora, id: '00000000-0000-4000-8000-000000000000' }
    for (const product of [deleted, unknown, { ...aurora, id: "'; drop table carts" }]) {
      expect(await add(visitor, product)).toMatchObject({
        status: 404,
        body: { message: 'Product not found', code: 'NOT_FOUND' },
      })
    }
    for (const model of ['iPhone 14', 'iphone 15']) {
      const message = 'Please select a device model'
      expect(await add(visitor, aurora, 1, model)).toMatchObject({
        status: 400,
        body: { message, fields: [{ field: 'selectedModel', message }] },
      })
    }
    expect((await read(visitor)).items).toEqual([])
    expect(await countCarts()).toBe(rows)
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', '  '],
  ])('refuses a line whose model is %s', async (_how, selectedModel) => {
    const visitor = await newVisitor()
    await add(visitor, aurora)
    const message = 'Model selection required'
    const tries = [
      ['POST', '', { productId: marble.id, quantity: 1, selectedModel }],
      ['PUT', `/${aurora.id}`, { quantity: 2, selectedModel }],
    ] as const
    for (const [method, path, body] of tries) {
      const response = await sendTo(visitor, method, path, JSON.stringify(body))
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        message,
        code: 'INVALID_INPUT',
        fields: [{ field: 'selectedModel', message }],
      })
    }
    expect(linesOf(await read(visitor))).toEqual(['Aurora iPhone 15 1'])
  })

  it(`has up to ${terms.maxCartLines} lines, whose quantities can still grow`, async () => {
    const visitor = await newVisitor()
    const models = Array.from({ length: terms.maxCartLines + 1 }, (_, index) => `Model ${index}`)
    const wide = await newProduct(shop, { deviceModels: models })
    for (const model of models.slice(0, -1)) await add(visitor, wide, 1, model)
    expect(await add(visitor, wide, 1, models.at(-1))).toMatchObject({
      status: 400,
      body: { message: cartFull(), code: 'CART_FULL' },
    })
    expect((await add(visitor, wide, 1, models[0])).body.items).toHaveLength(terms.maxCartLines)
    await remove(visitor, wide, { body: { selectedModel: 'Model 7' } })
    expect((await add(visitor, wide, 1, models.at(-1))).status).toBe(200)
  })
})

describe('access to a cart (rule: guest-session)', () => {
  it('an anonymous caller sees an empty cart and can’t change one', async () => {
    const empty = await shop.send('getCart', {}, anonymous)
    expect(empty).toMatchObject({ status: 200, body: { items: [] } })
    expect((await read(anonymous)).checkoutKey).not.toBe(empty.body.checkoutKey)
    const refusals = [
      await add(anonymous, aurora),
      await set(anonymous, aurora, 1),
      await set(anonymous, aurora, 0),
      await remove(anonymous, aurora, {}),
      await shop.send('clearCart', {}, anonymous),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
      expect(refusal.body.message).toContain('log in')
    }
  })

  it('the bearer token takes precedence over a session id', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(guest, aurora, 3)
    const both = { headers: { ...guest.headers, ...account.headers } }
    expect((await read(both)).items).toEqual([])
    await add(both, marble)
    expect(linesOf(await read(account))).toEqual(['Marble iPhone 15 1'])
    expect(linesOf(await read(guest))).toEqual(['Aurora iPhone 15 3'])
  })

  it.each(['guest_', 'guest_a b', 'session_abc', `guest_${'a'.repeat(81)}`, 'guest_é'])(
    'the malformed session id %j is refused',
    async (sessionId) => {
      const headers = { 'x-session-id': encodeURI(sessionId) }
      expect(await shop.send('getCart', {}, { headers })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      })
    },
  )

  it('a session id of one character holds a cart (rule: guest-session)', async () => {
    const guest = { headers: { 'x-session-id': 'guest_x' } }
    await add(guest, aurora)
    expect(linesOf(await read(guest))).toEqual(['Aurora iPhone 15 1'])
  })

  it('neither session id nor token is stored', async () => {
    const guest = newGuest()
    await add(guest, aurora)
    const carts = await shop.database.db.selectFrom('carts').selectAll().execute()
    expect(JSON.stringify(carts)).not.toContain(guest.sessionId)
  })
})

describe('types of the input (rules: zero-removes, strict-requests)', () => {
  const guest = newGuest()

  const noNumbers = ['"2"', '[2]', 'true', '"1e1"', '1.5', 'null', '{}']
  it.each([
    ...[...noNumbers, '0', '-1', '1e400'].map((quantity) => ['POST', '', quantity] as const),
    ...noNumbers.map((quantity) => ['PUT', `/${aurora.id}`, quantity] as const),
  ])('%s /cart%s refuses the quantity %s', async (method, path, quantity) => {
    const visitor = newGuest()
    await add(visitor, aurora)
    const body = `{"productId":"${aurora.id}","selectedModel":"iPhone 15","quantity":${quantity}}`
    const response = await sendTo(visitor, method, path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' })
    expect(linesOf(await read(visitor))).toEqual(['Aurora iPhone 15 1'])
  })

  it('a missing quantity or model is refused at its field', async () => {
    const sent = { productId: aurora.id, quantity: 1, selectedModel: 'iPhone 15' }
    for (const field of ['quantity', 'selectedModel', 'productId'] as const) {
      const { [field]: _left, ...rest } = sent
      const response = await sendTo(guest, 'POST', '', JSON.stringify(rest))
      expect(response.status).toBe(400)
      expect((await response.json()).fields).toMatchObject([{ field }])
    }
  })

  it('unknown fields are ignored, prices among them (rule: strict-requests)', async () => {
    const visitor = newGuest()
    const body = { productId: aurora.id, quantity: 1, selectedModel: 'iPhone 15', price: 1, qty: 9 }
    const { status, body: answered } = await shop.send('addToCart', { body }, visitor)
    expect([status, answered.items[0]?.qty, answered.items[0]?.product.price]).toEqual([
      200, 1, 1234.5,
    ])
  })
})

describe('new carts of guests (rule: guest-session)', () => {
  it('are limited per network, and none is kept beyond the limit', async () => {
    const proxied = await openTestShop({
      database: shop.database,
      trustProxy: 'loopback',
      rateLimitScale: 5 / limits.cartsOfAddress.max,
    })
    const from = (address: string) => (visitor: Visitor) => ({
      headers: { ...visitor.headers, 'x-forwarded-for': address },
    })
    const [here, elsewhere] = [from('2001:db8:7::1'), from('2001:db8:8::1')]
    const body = { productId: aurora.id, quantity: 1, selectedModel: 'iPhone 15' }
    const begin = (visitor: Visitor) => proxied.send('addToCart', { body }, visitor)
    const before = await countCarts()
    const guests = Array.from({ length: 8 }, newGuest)
    const begun = await Promise.all(guests.map((guest) => begin(here(guest))))
    expect(begun.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(200),
      ...Array(3).fill(429),
    ])
    expect(await countCarts()).toBe(before + 5)
    const [first] = guests.filter((_, at) => begun[at]?.status === 200)
    expect((await begin(here(first ?? newGuest()))).status).toBe(200)
    expect((await begin(here(await newAccount(shop)))).status).toBe(200)
    expect((await begin(elsewhere(newGuest()))).status).toBe(200)
  })
})
