import { describe, expect, it } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import { migrate } from '#server/schema/migrate.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOtherPool } from '#testing/database.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { openOwnServer } from '#testing/own-server.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { eventually } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const email = 'bilal@example.com'

const guest = newGuest()

const own = await openOwnServer()
await migrate(own.server.url)
const database = openOtherPool({ url: own.server.url, poolSize: 4 })
const shop = await openTestShop({ database })
const product = await newProduct(shop)
const admin = await newAccount(shop, { isAdmin: true })
const shopper = as(await signedUp(shop))
const order = await placedOrder(shop, orderBody(product), guest)

const line = () => ({ productId: product.id, quantity: 1, selectedModel: 'iPhone 15' })
const addLine = () => shop.send('addToCart', { body: line() }, newGuest())
const search = (of = email, phone?: string) =>
  shop.send(
    'listGuestOrders',
    { params: { email: of } },
    newGuest(),
    phone === undefined ? {} : { 'x-order-phone': phone },
  )
const show = (phone: string, whom: Visitor = newGuest()) =>
  shop.send('getOrder', { params: { id: order._id } }, whom, { 'x-order-phone': phone })

await shop.send('addToCart', { body: line() }, guest)
// Searches counted while there was room; later ones add to them.
for (let time = 0; time < 10; time += 1) await search()
own.disk.freeMegabytes = 10
await eventually(async () => (await addLine()).status === 503, 5_000, 'nothing is taken')

const calls = Object.keys(addresses) as CallName[]
const reading = calls.filter((name) => addresses[name].method === 'GET')

/** Credentials by the audience of a call. */
const visitors = () => ({ anyone: guest, shopper, admin })

const pathOf = (name: CallName) =>
  addresses[name].path
    .replace(':email', email)
    .replace(/:\w+/, /^\/orders/.test(addresses[name].path) ? order._id : product.id)

describe('on a full disk', () => {
  it.each(reading)('%s is answered', async (name) => {
    const { headers } = visitors()[addresses[name].who]
    const response = await shop.sendRaw(`/api${pathOf(name)}`, { headers })
    // The order is paid in cash: it has no proof of a transfer.
    const status = name === 'getProof' ? 404 : 200
    expect(response.status, await response.text()).toBe(status)
  })

  it('an order opens with its phone number; wrong numbers still count', async () => {
    expect((await show(order.guestInfo?.phone ?? '')).body.access).toBe('full')
    const wrong = []
    for (let time = 0; time < 6; time += 1) wrong.push((await show('0300 0000000')).status)
    expect(wrong).toEqual([403, 403, 403, 403, 403, 429])
    expect((await show(order.guestInfo?.phone ?? '')).status).toBe(429)
    expect((await show('0300 0000000', guest)).body.access).toBe('full')
  })

  it('a search by e-mail keeps its limit of 20 an hour', async () => {
    const wanted = 'searched@example.com'
    const statuses = []
    for (let time = 0; time < 21; time += 1) statuses.push((await search(wanted)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    const refused = await search(wanted)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
    // Ten searches before the disk was full, and one above the limit.
    const rest = []
    for (let time = 0; time < 10; time += 1) rest.push((await search()).status)
    expect(rest).toEqual([...Array(9).fill(200), 429])
  })

  it.each<[CallName, () => Promise<{ status: number; body: unknown }>]>([
    ['addToCart', addLine],
    ['clearCart', () => shop.send('clearCart', {}, guest)],
    ['placeOrder', () => shop.send('placeOrder', { body: orderBody(product) }, newGuest())],
    ['cancelOrder', () => shop.send('cancelOrder', { params: { id: order._id } }, guest)],
    [
      'register',
      () =>
        shop.send('register', {
          body: { name: 'Sana', email: newEmail(), password: testPassword },
        }),
    ],
    ['logOut', () => shop.send('logOut', {}, shopper)],
    [
      'writeReview',
      () =>
        shop.send(
          'writeReview',
          { params: { id: product.id }, body: { rating: 5, comment: 'Fits' } },
          shopper,
        ),
    ],
    ['deleteProduct', () => shop.send('deleteProduct', { params: { id: product.id } }, admin)],
    [
      'deliverOrder',
      () => shop.send('deliverOrder', { params: { id: order._id }, body: {} }, admin),
    ],
  ])('%s is refused because the shop is briefly unavailable', async (_name, write) => {
    expect(await write()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  })
})

describe('with room again', () => {
  it('changes are accepted, and counts of the meantime are kept', async () => {
    own.disk.freeMegabytes = 1_000
    await eventually(async () => (await addLine()).status === 200, 5_000, 'a line is taken')
    expect((await search('searched@example.com')).status).toBe(429)
    expect((await show(newPhone())).status).toBe(429)
    expect((await search('somebody.else@example.com')).status).toBe(200)
  })
})
