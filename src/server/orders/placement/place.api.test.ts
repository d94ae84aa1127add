import { describe, expect, test } from 'vitest'
import { expectedDays } from '#domain/orders/expected.ts'
import { orderFlags } from '#domain/orders/flags.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newPhone, type OrderBody, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, peacock } from '#testing/products.ts'
import { changeRow, rowsWith, storedRow } from '#testing/rows.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })

const place = (body: OrderBody, as: Visitor = newGuest()) => shop.send('placeOrder', { body }, as)

const ordersOfPhone = async (phone: string) =>
  (await rowsWith(shop, 'orders', { customer_phone: phone }, ['id'])).length

describe('a guest’s order', () => {
  test('keeps the picture of the ordered model (rule: pictures-follow-the-phone)', async () => {
    const drawn = await newProduct(shop, { design: peacock })
    const photographed = await newProduct(shop, {
      photos: { '/images/any.webp': [], '/images/16.webp': ['iPhone 16'] },
    })
    const { status, body } = await place(
      orderBody([], {
        orderItems: [drawn, photographed].flatMap(({ id }) =>
          ['iPhone 15', 'iPhone 16'].map((selectedModel) => ({
            product: id,
            qty: 1,
            selectedModel,
            image: '/images/of-the-clients-choice.webp',
          })),
        ),
      }),
    )
    expect(status).toBe(201)
    expect(body.orderItems.map(({ image }) => image)).toEqual([
      expect.stringContaining(`/drawn/${drawn.slug}--iphone-15--front-`),
      expect.stringContaining(`/drawn/${drawn.slug}--iphone-16--front-`),
      '/images/any.webp',
      '/images/16.webp',
    ])
  })

  test('stores the customer, the address and the sold products, at present prices', async () => {
    const one = await newProduct(shop, { name: 'Clear Case', price: 995 })
    const two = await newProduct(shop, {
      name: 'Your Name',
      price: 1499.5,
      caseType: 'Name Customization',
    })
    const guestInfo = { name: ' Bilal Ahmed ', email: 'Bilal@Example.com ', phone: '0300-1234567' }
    const placed = await place(
      orderBody([], {
        guestInfo,
        orderItems: [
          { product: one.id.toUpperCase(), qty: 2, selectedModel: ' iPhone 15 ' },
          { product: two.id, qty: 1, selectedModel: 'iPhone 16', customName: ' Ayesha  Khan ' },
        ],
      }),
    )
    expect(placed.status).toBe(201)
    expect(placed.headers.get('cache-control')).toBe('no-store')
    expect(placed.headers.get('x-robots-tag')).toBe('noindex')
    expect(placed.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
      access: 'full',
      guestInfo: { name: 'Bilal Ahmed', email: 'Bilal@Example.com', phone: '+923001234567' },
      orderItems: [
        {
          name: 'Clear Case',
          qty: 2,
          image: '/images/case.webp',
          price: 896,
          brand: 'iPhone',
          product: one.id,
          selectedModel: 'iPhone 15',
          customName: '',
          caseType: 'Transparent',
        },
        {
          name: 'Your Name',
          qty: 1,
          image: '/images/case.webp',
          price: 1350,
          brand: 'iPhone',
          product: two.id,
          selectedModel: 'iPhone 16',
          customName: 'Ayesha Khan',
          caseType: 'Name Customization',
        },
      ],
      shippingAddress: {
        address: 'House 7, Street 12, Peoples Colony',
        city: 'Faisalabad',
        postalCode: '38000',
        country: 'Pakistan',
      },
      paymentMethod: 'COD',
      taxPrice: 0,
      shippingPrice: 0,
      totalPrice: 3142,
      isPaid: false,
      paidAt: null,
      isDelivered: false,
      deliveredAt: null,
      orderStatus: 'Pending',
      packedAt: null,
      shippedAt: null,
      courier: '',
      trackingNumber: '',
      expected: expectedDays(new Date()),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      version: 1,
    })
  })

  test.each([
    ['COD', 'Pending'],
    ['Online_Manual', 'Payment Pending'],
  ] as const)(
    'by %s begins as %s (rule: first-status), as its history shows',
    async (method, status) => {
      const body = orderBody(await newProduct(shop), { paymentMethod: method })
      const order = await placedOrder(shop, body)
      expect(order).toMatchObject({ orderStatus: status, paymentMethod: method, isPaid: false })
      const columns = ['actor', 'actor_id', 'action', 'from_status', 'to_status', 'note'] as const
      expect(await rowsWith(shop, 'order_history', { order_id: order._id }, columns)).toEqual([
        {
          actor: 'customer',
          actor_id: null,
          action: 'placed',
          from_status: null,
          to_status: status,
          note: '',
        },
      ])
    },
  )

  test('sums the same product and model in one line', async () => {
    const product = await newProduct(shop)
    const line = (qty: number, selectedModel = 'iPhone 15') => ({
      product: product.id,
      qty,
      selectedModel,
    })
    const orderItems = [line(4), line(1, 'iPhone 16'), line(6)]
    const order = await placedOrder(shop, orderBody(product, { orderItems }))
    expect(order.orderItems.map(({ qty, selectedModel }) => [qty, selectedModel])).toEqual([
      [10, 'iPhone 15'],
      [1, 'iPhone 16'],
    ])
    const beyond = await place(orderBody(product, { orderItems: [...orderItems, line(1)] }))
    expect(beyond.status).toBe(400)
    expect(beyond.body).toMatchObject({
      message: 'Please order at most 10 of a case',
      code: 'INVALID_INPUT',
      fields: [{ field: 'orderItems' }],
    })
  })

  test('without a customer is refused field by field', async () => {
    const { guestInfo: _, ...body } = orderBody(await newProduct(shop))
    const refused = await place(body)
    const message = 'Please provide your name, email address, and phone number'
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual({
      message,
      code: 'INVALID_INPUT',
      fields: ['guestInfo.name', 'guestInfo.email', 'guestInfo.phone'].map((field) => ({
        field,
        message,
      })),
    })
  })
})

describe('an account’s order', () => {
  /** Order without guest details, as documented for accounts. */
  const accountBody = async (): Promise<OrderBody> => {
    const { guestInfo: _, ...body } = orderBody(await newProduct(shop))
    return body
  }

  test('has the account’s name and e-mail, whatever guest details the request has', async () => {
    const account = await newAccount(shop, { name: 'Ayesha Khan', phone: '+923011111111' })
    const order = await placedOrder(shop, orderBody(await newProduct(shop)), account)
    expect(order).toMatchObject({
      access: 'full',
      user: { _id: account.id, name: 'Ayesha Khan', email: account.email },
      phone: '+923011111111',
    })
    expect(order).not.toHaveProperty('guestInfo')
  })

  test('stores its delivery phone in an account without one', async () => {
    const account = await newAccount(shop)
    const body = await accountBody()
    const first = await placedOrder(shop, { ...body, phone: '0302 2222222' }, account)
    expect(first.phone).toBe('+923022222222')
    const second = await placedOrder(shop, body, account)
    expect(second.phone).toBe('+923022222222')
    const third = await placedOrder(shop, { ...body, phone: '0303 3333333' }, account)
    expect(third.phone).toBe('+923033333333')
    const fourth = await placedOrder(shop, body, account)
    expect(fourth.phone).toBe('+923022222222')
  })

  test('without a phone has the number of the account’s last order that had one', async () => {
    const account = await newAccount(shop)
    const body = await accountBody()
    for (const phone of ['+923044444444', '+923055555555']) {
      await placedOrder(shop, { ...body, phone }, account)
    }
    await placedOrder(shop, await accountBody(), await newAccount(shop, { phone: newPhone() }))
    await changeRow(shop, 'users', account.id, { phone: '' })
    expect((await placedOrder(shop, body, account)).phone).toBe('+923055555555')
  })

  test('is accepted without any phone, which the admin’s view shows as missing', async () => {
    const account = await newAccount(shop)
    const body = await accountBody()
    const orders = [await placedOrder(shop, body, account), await placedOrder(shop, body, account)]
    const admin = await newAccount(shop, { isAdmin: true })
    for (const { _id: id, phone } of orders) {
      expect(phone).toBe('')
      const { body: seen } = await shop.send('getOrder', { params: { id } }, admin)
      expect(orderFlags({ ...seen, phone: seen.phone ?? null }, new Date())).toEqual([
        'phone-missing',
      ])
      // Orders without a number don't count as orders of one phone.
      expect(seen.phoneHistory).toMatchObject({ orders: [], total: 0 })
    }
    expect(await storedRow(shop, 'users', account.id)).toMatchObject({ phone: '' })
  })

  test.each([
    ['', 'Please enter a delivery phone number'],
    ['123', 'Please enter a valid phone number, for example 0300 1234567'],
    [null, 'Please enter a delivery phone number'],
  ])('with the phone %j is refused', async (phone, message) => {
    const refused = await place(
      { ...(await accountBody()), phone } as OrderBody,
      await newAccount(shop),
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { message, fields: [{ field: 'phone', message }] },
    })
  })
})

describe('prices of the catalogue (rule: catalogue-price-wins)', () => {
  const shown = { taxPrice: 0, shippingPrice: 250, totalPrice: 1150 }

  test.each([
    ['as they are', {}],
    ['as a sum of floating-point numbers', { totalPrice: 1150 + 2e-13 }],
  ])('are accepted in a request %s', async (_name, changes) => {
    const product = await newProduct(shop)
    const item = { product: product.id, qty: 1, selectedModel: 'iPhone 15', price: 900 }
    const body = orderBody(product, { ...shown, ...changes, orderItems: [item] })
    expect((await place(body)).status).toBe(201)
  })

  test.each<[string, Partial<OrderBody>, number?]>([
    ['a total of one rupee', { totalPrice: 1 }],
    ['a total of zero', { totalPrice: 0 }],
    ['a negative total', { totalPrice: -1150 }],
    ['a total of 1e308', { totalPrice: 1e308 }],
    ['a total one paisa too low', { totalPrice: 1149.99 }],
    ['free delivery', { shippingPrice: 0 }],
    ['a tax', { taxPrice: 10 }],
    ['a price one paisa too high', {}, 900.01],
    ['the list price', {}, 1000],
    ['a price of zero', {}, 0],
  ])(
    'differ from %s, which is refused with the present figures',
    async (_name, changes, price = 900) => {
      const product = await newProduct(shop)
      const phone = newPhone()
      const refused = await place(
        orderBody(product, {
          ...shown,
          orderItems: [{ product: product.id, qty: 1, selectedModel: 'iPhone 15', price }],
          guestInfo: { name: 'Bilal', email: 'bilal@example.com', phone },
          ...changes,
        }),
      )
      expect(refused.status).toBe(409)
      expect(refused.body).toEqual({
        message: 'Prices have changed. Please review your order.',
        code: 'PRICE_CHANGED',
        figures: {
          items: [{ product: product.id, selectedModel: 'iPhone 15', customName: '', price: 900 }],
          ...shown,
        },
      })
      expect(await ordersOfPhone(phone)).toBe(0)
    },
  )

  test('apply as changed while the order waits for a lock', async () => {
    const product = await newProduct(shop)
    const repricing = await heldTransaction(shop, (tx) =>
      tx.updateTable('products').set({ price: 2000_00 }).where('id', '=', product.id).execute(),
    )
    const refused = place(orderBody(product, shown))
    await lockWaiters(shop)
    await repricing.commit()
    expect(await refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', figures: { totalPrice: 2050 } },
    })
  })
})

describe('a line that is not available any more (rule: unavailable-lines)', () => {
  test('of a deleted product is reported, and no order is placed', async () => {
    const offered = await newProduct(shop)
    const gone = await newProduct(shop, { name: 'Blue Silicon' })
    await changeRow(shop, 'products', gone.id, { deleted_at: new Date() })
    const body = orderBody([offered, gone])
    const refused = await place(body)
    const message =
      'Blue Silicon for iPhone 15 is no longer available. Please remove it from your cart.'
    expect(refused.status).toBe(409)
    expect(refused.body).toEqual({
      message,
      code: 'ITEM_UNAVAILABLE',
      fields: [{ field: 'orderItems.1', message }],
    })
    expect(await ordersOfPhone(body.guestInfo?.phone ?? '')).toBe(0)
  })

  test('of a model that is no longer offered is reported, even with old figures', async () => {
    const product = await newProduct(shop, { name: 'Blue Silicon', deviceModels: ['iPhone 16'] })
    const orderItems = [{ product: product.id, qty: 1, selectedModel: 'iPhone 1', price: 1 }]
    const refused = await place(orderBody(product, { orderItems }))
    expect(refused).toMatchObject({ status: 409, body: { code: 'ITEM_UNAVAILABLE' } })
    expect(refused.body.message).toContain('Blue Silicon for iPhone 1 is')
  })

  test.each([
    ['an unknown id', '00000000-0000-4000-8000-000000000000'],
    ['no id at all', 'nonsense'],
    ['NUL', '\0'],
    ['SQL', "' or true --"],
    ['a very long id', 'x'.repeat(10_000)],
  ])('of %s is not available, for any caller', async (_name, product) => {
    const guest = newGuest()
    const orderItems = [{ product, qty: 1, selectedModel: 'iPhone 15' }]
    const refused = await place(orderBody([], { orderItems }), guest)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'ITEM_UNAVAILABLE',
        message: 'One of these cases is no longer available. Please remove it from your cart.',
      },
    })
  })

  test('is kept in earlier orders when the catalogue changes', async () => {
    const product = await newProduct(shop)
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    await changeRow(shop, 'products', product.id, {
      price: 1_00,
      name: 'Other',
      deleted_at: new Date(),
    })
    const shown = await shop.send('getOrder', { params: { id: order._id } }, guest)
    expect(shown.body).toEqual(order)
  })
})

describe('invalid input is reported at its field', () => {
  const text = (length: number) => 'x'.repeat(length)
  const guest = 'Please provide your name, email address, and phone number'
  const phone = 'Please enter a valid phone number, for example 0300 1234567'
  type Case = [field: string, message: string, changes: Record<string, unknown>]
  const of =
    (group: 'shippingAddress' | 'guestInfo') =>
    (field: string, message: string, value: unknown): Case => [
      `${group}.${field}`,
      message,
      { [group]: { ...orderBody([])[group], [field]: value } },
    ]
  const [ofAddress, ofGuest] = [of('shippingAddress'), of('guestInfo')]
  const ofLine = (field: string, message: string, ...values: readonly unknown[]) =>
    values.map(
      (value): Case => [
        `orderItems.0.${field}`,
        message,
        { orderItems: [{ product: 'any', qty: 1, selectedModel: 'iPhone 15', [field]: value }] },
      ],
    )

  test.each<Case>([
    ['orderItems', 'Your cart is empty', { orderItems: [] }],
    ['orderItems', 'Your cart is empty', { orderItems: 'all' }],
    [
      'orderItems',
      'Please order at most 50 different cases at once',
      { orderItems: Array(51).fill({}) },
    ],
    ...ofLine('qty', 'Please choose a quantity', 0, -1, 1.5, '2', true, [2], null),
    ...ofLine('qty', 'Please order at most 10 of a case', 11),
    ...ofLine('selectedModel', 'Model selection required', ' ', '', undefined, null),
    ...ofLine('price', 'Please send amounts as numbers', '900'),
    ['totalPrice', 'Please send amounts as numbers', { totalPrice: '1' }],
    ['paymentMethod', 'Please choose a payment method', { paymentMethod: 'Card' }],
    ['shippingAddress', 'Please enter your address', { shippingAddress: 7 }],
    ofAddress('country', 'We deliver within Pakistan only', 'India'),
    ofAddress('address', 'Please enter your address', '  '),
    ofAddress('city', 'Please enter your city', 'Lahore\0'),
    ofAddress('city', 'Please use at most 100 characters', text(101)),
    ofAddress('postalCode', 'Please use at most 20 characters', text(21)),
    ofGuest('name', guest, ' '),
    ofGuest('name', 'Please use at most 100 characters', text(101)),
    ofGuest('email', 'Please enter a valid email address', 'bilal'),
    ofGuest('phone', phone, '12'),
    ofGuest('phone', guest, 3001234567),
  ])('%s: %s %j', async (field, message, changes) => {
    const body = { ...orderBody(await newProduct(shop)), ...changes }
    const refused = await place(body as OrderBody)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ message, code: 'INVALID_INPUT' })
    expect(refused.body.fields).toContainEqual({ field, message })
  })

  test.each(['', 'null', '[]', '"all"', '{"orderItems":[null],"website":5}'])(
    'a body of %j is refused with a general message (rule: strict-requests)',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const refused = await shop.sendRaw('/api/orders', { method: 'POST', headers, body })
      expect(refused.status).toBe(400)
      expect(await refused.text()).not.toMatch(/invalid|expected|received/)
    },
  )

  test('unknown fields are ignored (rule: strict-requests)', async () => {
    const body = orderBody(await newProduct(shop))
    const claims = { name: 'Free Case', image: 'https://example.com/a.png', brand: 'Nokia' }
    const order = await placedOrder(shop, {
      ...body,
      orderItems: body.orderItems.map((item) => ({ ...item, ...claims })),
      ...{ orderStatus: 'Paid', isPaid: true, paidAt: '2020-01-01', user: 'me', _id: 'x' },
    })
    expect(order).toMatchObject({ orderStatus: 'Pending', isPaid: false, paidAt: null })
    expect(order.orderItems).toMatchObject([
      { name: 'Clear Case', image: '/images/case.webp', brand: 'iPhone' },
    ])
  })

  test('a filled honeypot field places no order (rule: order-floods)', async () => {
    const body = orderBody(await newProduct(shop), { website: 'https://example.com' })
    const refused = await place(body)
    expect(refused.status).toBe(400)
    expect(refused.body.code).toBe('INVALID_INPUT')
    expect(await ordersOfPhone(body.guestInfo?.phone ?? '')).toBe(0)
    expect((await place({ ...body, website: '' })).status).toBe(201)
  })
})
