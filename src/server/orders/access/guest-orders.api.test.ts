import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { newAccount } from '#testing/accounts.ts'
import { provedBy } from '#testing/order-shop.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const product = await newProduct(shop)

const newEmail = () => `${randomUUID()}@example.com`

const search = (email: string, as: Visitor = anonymous, phone?: string) =>
  shop.send('listGuestOrders', { params: { email } }, as, provedBy(phone))

const orderedBy = (email: string, as: Visitor = newGuest(), phone = newPhone()) =>
  placedOrder(shop, orderBody(product, { guestInfo: { name: 'Bilal', email, phone } }), as)

const age = (order: Order, days: number) =>
  sql`update orders set created_at = now() - make_interval(days => ${days}) where id = ${order._id}`.execute(
    shop.database.db,
  )

const seen = (answer: { body: Order[] }) => answer.body.map(({ _id, access }) => [_id, access])

describe('a search by e-mail (rule: search-by-email)', () => {
  test('finds guest orders, newest first, all masked', async () => {
    const email = newEmail()
    const [older, newer] = [await orderedBy(email), await orderedBy(email.toUpperCase())]
    const found = await search(` ${email} `)
    expect(found.status).toBe(200)
    expect(found.headers.get('cache-control')).toBe('no-store')
    expect(seen(found)).toEqual([
      [newer._id, 'masked'],
      [older._id, 'masked'],
    ])
    expect(found.body[1]).toEqual({
      ...older,
      access: 'masked',
      guestInfo: { name: 'B•••', email: '•••', phone: '•••' },
      shippingAddress: { address: '•••', city: '•••', postalCode: '', country: 'Pakistan' },
    })
  })

  test('finds an order whose address was pasted with characters that nobody sees (rule: invisible-characters)', async () => {
    const email = newEmail()
    const order = await orderedBy(`\u200E${email}\u202C`)
    expect(order.guestInfo?.email).toBe(email)
    expect(seen(await search(email))).toEqual([[order._id, 'masked']])
    expect(seen(await search(`\u2066${email}\u2069`))).toEqual([[order._id, 'masked']])
    const pasted = await shop.send('getOrder', { params: { id: `${order._id}\u200E` } })
    expect([pasted.status, pasted.body._id]).toEqual([200, order._id])
  })

  test('unmasks exactly the orders for which the viewer has a proof', async () => {
    const email = newEmail()
    const guest = newGuest()
    const phone = newPhone()
    const mine = await orderedBy(email, guest)
    const other = await orderedBy(email, newGuest(), phone)
    expect(seen(await search(email, guest))).toEqual([
      [other._id, 'masked'],
      [mine._id, 'full'],
    ])
    expect(seen(await search(email, anonymous, phone.replace('+92', '0')))).toEqual([
      [other._id, 'full'],
      [mine._id, 'masked'],
    ])
    const account = await newAccount(shop, { email })
    expect(seen(await search(email, account)).map(([, access]) => access)).toEqual([
      'masked',
      'masked',
    ])
    await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, account)
    expect(seen(await search(email, account)).map(([, access]) => access)).toEqual([
      'masked',
      'full',
    ])
    const admin = await newAccount(shop, { isAdmin: true })
    expect(seen(await search(email, admin)).map(([, access]) => access)).toEqual(['full', 'full'])
  })

  test('never finds an account’s order, not even a deleted account’s', async () => {
    const account = await newAccount(shop, { phone: newPhone() })
    await placedOrder(shop, orderBody(product), account)
    expect((await search(account.email)).body).toEqual([])
    await changeRow(shop, 'users', account.id, { deleted_at: new Date() })
    expect((await search(account.email)).body).toEqual([])
  })

  test('lists orders of 90 days without a proof, and all with one', async () => {
    const email = newEmail()
    const guest = newGuest()
    const phone = newPhone()
    const order = await orderedBy(email, guest, phone)
    await age(order, 89)
    expect(seen(await search(email))).toEqual([[order._id, 'masked']])
    await age(order, 91)
    expect(seen(await search(email))).toEqual([])
    expect(seen(await search(email, newGuest()))).toEqual([])
    expect(seen(await search(email, await newAccount(shop)))).toEqual([])
    expect(seen(await search(email, guest))).toEqual([[order._id, 'full']])
    expect(seen(await search(email, anonymous, phone))).toEqual([[order._id, 'full']])
    expect(seen(await search(email, anonymous, '0300 0000000'))).toEqual([])
    expect(seen(await search(email, await newAccount(shop, { isAdmin: true })))).toEqual([
      [order._id, 'full'],
    ])
    await age(order, 181)
    expect(seen(await search(email, guest))).toEqual([])
  })

  test('doesn’t accept an invalid number for an order without a phone', async () => {
    const email = newEmail()
    const order = await orderedBy(email)
    await changeRow(shop, 'orders', order._id, { customer_phone: '' })
    for (const phone of ['nonsense', '123', ' - ']) {
      expect(seen(await search(email, anonymous, phone))).toEqual([[order._id, 'masked']])
      const headers = { 'x-order-phone': phone }
      const shown = await shop.send('getOrder', { params: { id: order._id } }, anonymous, headers)
      expect(shown.status).toBe(403)
    }
    await age(order, 91)
    expect(seen(await search(email, anonymous, 'nonsense'))).toEqual([])
  })

  test('lists the newest 20', async () => {
    const email = newEmail()
    const ids: string[] = []
    for (let n = 0; n < 21; n += 1) ids.unshift((await orderedBy(email))._id)
    expect(seen(await search(email)).map(([id]) => id)).toEqual(ids.slice(0, 20))
  })

  test.each([[' '], ['bilal'], ['a@b@c'], ['a@'], ['a b@c'], ['a@b\0'], [`${'a'.repeat(253)}@b`]])(
    'refuses the invalid address %j',
    async (typed) => {
      const refused = await search(typed)
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({
        message: 'Please enter your email address',
        code: 'INVALID_INPUT',
      })
    },
  )
})
