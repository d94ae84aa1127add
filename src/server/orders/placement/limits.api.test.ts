import { expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { newPhone, type OrderBody, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const product = await newProduct(shop)

const place = (as: Visitor, body: OrderBody = orderBody(product), key?: string) =>
  shop.send('placeOrder', { body }, as, key === undefined ? {} : { 'idempotency-key': key })

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const got: number[] = []
  for (let time = 0; time < times; time += 1) got.push((await ask()).status)
  return got
}

const times = (count: number, status: number) => Array<number>(count).fill(status)

test.each(['guest', 'account'] as const)(
  'one customer (%s) places at most 10 orders in 10 minutes; refused ones and retries don’t count',
  async (kind) => {
    const visitor = kind === 'guest' ? newGuest() : await newAccount(shop)
    const fresh = () => orderBody(product, { phone: newPhone() })
    await statuses(5, () => place(visitor, { ...fresh(), totalPrice: 1 }))
    const body = fresh()
    await statuses(5, () => place(visitor, body, 'once'))
    expect(await statuses(10, () => place(visitor, fresh()))).toEqual([...times(9, 201), 429])
    const refused = await place(visitor, fresh())
    expect(refused.body).toMatchObject({
      message: 'Too many attempts. Please wait a while and try again.',
      code: 'TOO_MANY_REQUESTS',
    })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await place(visitor, body, 'once')).status).toBe(201)
    expect((await place(newGuest())).status).toBe(201)
  },
)

test('orders without a phone share no limit', async () => {
  const { guestInfo: _, ...body } = orderBody(product)
  const got: number[] = []
  for (let account = 0; account < 4; account += 1) {
    const visitor = await newAccount(shop)
    got.push(...(await statuses(8, () => place(visitor, body))))
  }
  expect(got).toEqual(times(32, 201))
})

test('one phone is limited to 30 orders an hour, from any caller', async () => {
  const phone = newPhone()
  const of = (typed: string) => {
    const guestInfo = { name: 'Bilal', email: 'bilal@example.com', phone: typed }
    return place(newGuest(), orderBody(product, { guestInfo }))
  }
  expect(await statuses(30, () => of(phone))).toEqual(times(30, 201))
  expect((await of(phone.replace('+92', '0'))).status).toBe(429)
})

test('wrong phones for one order are limited to 5 an hour, without locking out the buyer', async () => {
  const buyer = newGuest()
  const order = await placedOrder(shop, orderBody(product), buyer)
  const ask = (phone: string, as: Visitor = newGuest()) =>
    shop.send('getOrder', { params: { id: order._id } }, as, { 'x-order-phone': phone })
  const right = order.guestInfo?.phone ?? ''

  expect((await ask(right)).status).toBe(200)
  expect(await statuses(5, () => ask('0300 0000000'))).toEqual(times(5, 403))
  const full = await ask('0300 0000000')
  expect(full).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(full.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
  expect((await ask(right)).status).toBe(429)

  expect((await ask('0300 0000000', buyer)).body.access).toBe('full')
  const masked = await shop.send('getOrder', { params: { id: order._id } }, newGuest())
  expect(masked.body.access).toBe('masked')
  const other = await placedOrder(shop, orderBody(product))
  const proof = { 'x-order-phone': other.guestInfo?.phone ?? '' }
  const shown = await shop.send('getOrder', { params: { id: other._id } }, newGuest(), proof)
  expect(shown.body.access).toBe('full')
})

test('of 20 concurrent wrong phones, five are compared and the rest refused', async () => {
  const order = await placedOrder(shop, orderBody(product))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      shop.send('cancelOrder', { params: { id: order._id } }, newGuest(), {
        'x-order-phone': `0300 00000${10 + n}`,
      }),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(403), count(429)]).toEqual([5, 15])
})

test('the right phone doesn’t count as an attempt, however often it is sent; five wrong ones do', async () => {
  const guestInfo = { name: 'Bilal', email: 'right.phone@example.com', phone: newPhone() }
  const order = await placedOrder(shop, orderBody(product, { guestInfo }))
  const right = { 'x-order-phone': order.guestInfo?.phone ?? '' }
  const ask = () => shop.send('getOrder', { params: { id: order._id } }, newGuest(), right)
  expect(await statuses(8, ask)).toEqual(times(8, 200))
  const { email } = guestInfo
  const search = async (phone = right) => {
    const { body } = await shop.send('listGuestOrders', { params: { email } }, newGuest(), phone)
    return body.map(({ access }) => access)
  }
  for (let time = 0; time < 8; time += 1) expect(await search()).toEqual(['full'])
  const wrong = { 'x-order-phone': '0300 0000000' }
  for (let time = 0; time < 5; time += 1) expect(await search(wrong)).toEqual(['masked'])
  expect(await search()).toEqual(['masked'])
})

test('addresses of one IPv6 /64 network are one caller', async () => {
  const proxied = await openTestShop({ database: shop.database, trustProxy: 'loopback' })
  let n = 0
  const searchFrom = (address: string) => {
    const params = { email: `${++n}@ipv6.example.com` }
    return proxied.send('listGuestOrders', { params }, newGuest(), { 'x-forwarded-for': address })
  }
  expect(await statuses(60, () => searchFrom(`2001:db8::${n.toString(16)}`))).toEqual(
    times(60, 200),
  )
  expect((await searchFrom('2001:db8::ffff:1')).status).toBe(429)
  expect((await searchFrom('2001:db8:0:1::1')).status).toBe(200)
})

test('an e-mail address is searched at most 20 times an hour by all callers', async () => {
  const search = (email: string) => shop.send('listGuestOrders', { params: { email } }, newGuest())
  expect(await statuses(20, () => search('searched@example.com'))).toEqual(times(20, 200))
  expect((await search('Searched@Example.com')).status).toBe(429)
  expect((await search('another@example.com')).status).toBe(200)
})

test('stored counters contain no phone, network address or e-mail', async () => {
  const phone = newPhone()
  const guestInfo = { name: 'Bilal', email: 'counted@example.com', phone }
  await placedOrder(shop, orderBody(product, { guestInfo }))
  const rows = await shop.database.db.selectFrom('limit_windows').select('key').execute()
  const keys = rows.map(({ key }) => key).join(' ')
  for (const personal of [phone, phone.slice(3), 'example.com', '127.0.0.1']) {
    expect(keys).not.toContain(personal)
  }
})
