import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { DAY } from '#domain/text/units.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOrderShop, provedBy } from '#testing/order-shop.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { anonymous, newGuest, type Visitor } from '#testing/shop.ts'

const { shop, product, admin } = await openOrderShop()

const show = (id: string, as: Visitor, phone?: string) =>
  shop.send('getOrder', { params: { id } }, as, provedBy(phone))

const age = (order: Order, days: number) =>
  changeRow(shop, 'orders', order._id, { created_at: new Date(Date.now() - days * DAY) } as never)

/** Personal data of an order that an answer could disclose. */
function personalTexts(order: Order): string[] {
  const { name, email, phone } = order.guestInfo ?? { name: '', email: '', phone: '' }
  const { address, city, postalCode } = order.shippingAddress
  return [name, email, phone, phone.slice(3), address, city, postalCode].filter(Boolean)
}

describe('a guest’s order (rule: guest-order-access)', () => {
  const guestInfo = { name: 'Bilal', email: 'bilal@example.com', phone: '+923007654322' }

  test('is masked for a caller with its id alone', async () => {
    const order = await placedOrder(shop, orderBody(product))
    await changeRow(shop, 'orders', order._id, {
      verification_note: 'Bilal called from 0300 1234567',
    })
    const shown = await show(order._id, anonymous)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    expect(shown.body).toEqual({
      ...order,
      access: 'masked',
      guestInfo: { name: 'B•••', email: '•••', phone: '•••' },
      shippingAddress: { address: '•••', city: '•••', postalCode: '', country: 'Pakistan' },
    })
  })

  test.each<[string, () => Promise<Visitor>]>([
    ['another guest', async () => newGuest()],
    ['an account', () => newAccount(shop)],
    ['an account with the order’s e-mail', () => newAccount(shop, { email: 'bilal@example.com' })],
    ['an account with the order’s phone', () => newAccount(shop, { phone: '+923007654321' })],
  ])('is masked for %s', async (_who, visitor) => {
    const guestInfo = { name: 'Bilal', email: 'bilal@example.com', phone: '+923007654321' }
    const order = await placedOrder(shop, orderBody(product, { guestInfo }))
    const shown = await show(order._id, await visitor())
    expect(shown).toMatchObject({ status: 200, body: { access: 'masked' } })
    for (const text of personalTexts(order)) expect(JSON.stringify(shown.body)).not.toContain(text)
  })

  test('is unmasked for the session that placed it, for 180 days', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    expect((await show(order._id, guest)).body).toEqual(order)
    await age(order, 179)
    expect((await show(order._id, guest)).body.access).toBe('full')
    await age(order, 181)
    expect((await show(order._id, guest)).body.access).toBe('masked')
  })

  // 'Guest session: `guest_` and at least 128 random bits'; 22 characters carry as many.
  test('is unmasked for a session id of 22 characters (rule: guest-session)', async () => {
    const guest = { headers: { 'x-session-id': `guest_${randomBytes(16).toString('base64url')}` } }
    expect(guest.headers['x-session-id']).toHaveLength('guest_'.length + 22)
    const order = await placedOrder(shop, orderBody(product), guest)
    expect((await show(order._id, guest)).body.access).toBe('full')
  })

  test('stays masked for a session id of 21 characters, which is not even stored', async () => {
    const sessionId = `guest_${'1'.repeat(21)}`
    const weak = { headers: { 'x-session-id': sessionId } }
    const order = await placedOrder(shop, orderBody(product), weak)
    expect(await storedRow(shop, 'orders', order._id)).toMatchObject({ guest_hash: null })
    await changeRow(shop, 'orders', order._id, { guest_hash: hashSecret(sessionId) })
    expect((await show(order._id, weak)).body.access).toBe('masked')
    const email = order.guestInfo?.email ?? ''
    const listed = await shop.send('listGuestOrders', { params: { email } }, weak)
    expect(listed.body.find(({ _id }) => _id === order._id)?.access).toBe('masked')
    expect((await show(order._id, weak, order.guestInfo?.phone)).body.access).toBe('full')
  })

  test('is unmasked for the account that merged the session, and for no other', async () => {
    const guest = newGuest()
    const order = await placedOrder(shop, orderBody(product), guest)
    const [first, second] = [await newAccount(shop), await newAccount(shop)]
    for (const account of [first, second]) {
      const merged = await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, account)
      expect(merged.status).toBe(200)
    }
    const shown = await show(order._id, first)
    expect(shown.body).toEqual(order)
    expect((await show(order._id, second)).body.access).toBe('masked')
    const mine = await shop.send('listMyOrders', {}, first)
    expect(mine.body).toEqual([])
  })

  test('is unmasked for an admin, with additional fields', async () => {
    const guestInfo = { name: 'Bilal', email: 'bilal@example.com', phone: newPhone() }
    const guest = newGuest()
    const refused = await placedOrder(shop, orderBody(product, { guestInfo }), guest)
    await shop.send('cancelOrder', { params: { id: refused._id } }, guest)
    const earlier = await placedOrder(shop, orderBody(product, { guestInfo }))
    const order = await placedOrder(shop, orderBody(product, { guestInfo }))
    const { body } = await show(order._id, admin)
    const noted = ({ _id, totalPrice, createdAt }: Order) => ({ _id, totalPrice, createdAt })
    expect(body).toEqual({
      ...order,
      history: [
        {
          at: order.createdAt,
          actor: 'customer',
          action: 'placed',
          from: null,
          to: 'Pending',
          note: '',
        },
      ],
      messages: [],
      phoneHistory: {
        orders: [
          { ...noted(earlier), orderStatus: 'Pending' },
          { ...noted(refused), orderStatus: 'Cancelled' },
        ],
        total: 2,
        cancelled: 1,
        rejected: 0,
      },
    })
    const shown = await show(order._id, guest, guestInfo.phone)
    expect(shown.body).not.toHaveProperty('history')
    expect(shown.body).not.toHaveProperty('phoneHistory')
  })

  test.each([['0300 7654322'], ['00923007654322']])(
    'is unmasked for a caller who sends its phone, as %s',
    async (typed) => {
      const order = await placedOrder(shop, orderBody(product, { guestInfo }))
      expect((await show(order._id, anonymous, typed)).body).toEqual(order)
      expect((await show(order._id, await newAccount(shop), typed)).body).toEqual(order)
    },
  )

  test.each([['0300 7654329'], ['nonsense'], ['bilal@example.com'], ['7654322'], ['0']])(
    'refuses the wrong phone %s (rule: wrong-phone)',
    async (typed) => {
      const guest = newGuest()
      const order = await placedOrder(shop, orderBody(product, { guestInfo }), guest)
      const refused = await show(order._id, anonymous, typed)
      expect(refused.status).toBe(403)
      expect(refused.body).toEqual({
        message: 'That phone number does not match this order.',
        code: 'PROOF_FAILED',
      })
      expect((await show(order._id, guest, typed)).body.access).toBe('full')
      expect((await show(order._id, admin, typed)).body.access).toBe('full')
    },
  )

  test('treats an empty phone as absent', async () => {
    const order = await placedOrder(shop, orderBody(product))
    expect((await show(order._id, anonymous, ' ')).body.access).toBe('masked')
  })
})

test('an account’s list of orders has a maximum length and omits the oldest', async () => {
  const account = await newAccount(shop)
  const oldest = await placedOrder(shop, orderBody(product), account)
  const { db } = shop.database
  const columns = sql.raw(
    (
      await sql<{ name: string }>`select attname as name from pg_attribute
        where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped
          and attidentity = '' and attgenerated = '' and attname not in ('id', 'created_at')`.execute(
        db,
      )
    ).rows
      .map(({ name }) => name)
      .join(', '),
  )
  await sql`insert into orders (${columns}) select ${columns}
    from orders cross join generate_series(1, 1000) where id = ${oldest._id}`.execute(db)
  const { body } = await shop.send('listMyOrders', {}, account)
  expect(body).toHaveLength(1_000)
  expect(body.map(({ _id }) => _id)).not.toContain(oldest._id)
})

describe('an account’s order (rule: guest-order-access)', () => {
  test('is unmasked for its owner and for admins, and not found for others', async () => {
    const owner = await newAccount(shop, { phone: '+923007654323' })
    const order = await placedOrder(shop, orderBody(product), owner)
    expect((await show(order._id, owner)).body).toEqual(order)
    expect((await show(order._id, admin)).body).toMatchObject({ ...order, access: 'full' })

    for (const phone of [undefined, '0300 7654323', '0300 0000000']) {
      const other = await show(order._id, await newAccount(shop), phone)
      expect(other).toMatchObject({ status: 404, body: { message: 'Order not found' } })
      for (const visitor of [anonymous, newGuest()]) {
        const refused = await show(order._id, visitor, phone)
        expect(refused.status).toBe(401)
        expect(refused.body).toEqual({
          message: 'Please log in to view this order',
          code: 'UNAUTHENTICATED',
        })
      }
    }
  })
})

describe('an unknown order', () => {
  test.each([
    ['an unknown id', '00000000-0000-4000-8000-000000000000'],
    ['a short id', '7DA541CA'],
    ['a number', '1'],
    ['a word', 'guest'],
    ['NUL', '\0'],
    ['SQL', "' or 1=1 --"],
    ['a path', '../users'],
    ['200 characters', 'x'.repeat(200)],
  ])('%s is not found', async (_name, id) => {
    for (const visitor of [anonymous, newGuest(), admin]) {
      expect((await show(id, visitor)).status).toBe(404)
      expect((await shop.send('cancelOrder', { params: { id } }, visitor)).status).toBe(404)
    }
    expect((await show(id, anonymous)).body.message).toBe('Order not found')
  })

  test.each([
    ['an unknown token', { authorization: `Bearer ${randomBytes(32).toString('base64url')}` }, 401],
    ['a malformed token', { authorization: 'Bearer x' }, 401],
    ['a malformed session', { 'x-session-id': 'me' }, 400],
  ])('%s is refused, not treated as anonymous', async (_name, headers, status) => {
    const order = await placedOrder(shop, orderBody(product))
    expect((await show(order._id, { headers })).status).toBe(status)
    expect((await show('nonsense', { headers })).status).toBe(status)
  })
})

test('no answer names the customer to a caller without a proof, whatever the name', async () => {
  const words = fc.string({
    minLength: 4,
    maxLength: 30,
    unit: fc.constantFrom(...'äßعЖ日🙂QXZW"\\<& 7'),
  })
  const text = words.map((typed) => `Z${typed.trim()}Z`)
  const person = fc.record({ name: text, mailbox: text, address: text, city: text, postal: text })
  await fc.assert(
    fc.asyncProperty(person, async ({ name, mailbox, address, city, postal }) => {
      const email = `${mailbox.replaceAll(/[\s@]/g, '')}@example.com`
      const guest = newGuest()
      const order = await placedOrder(
        shop,
        orderBody(product, {
          guestInfo: { name, email, phone: newPhone() },
          shippingAddress: {
            address,
            city,
            postalCode: [...postal].slice(0, 10).join(''),
            country: 'Pakistan',
          },
        }),
        guest,
      )
      const id = order._id
      const handedInAt = '2026-11-21T10:00:00.000Z'
      const file = `proof-${randomBytes(16).toString('hex')}.webp`
      await changeRow(shop, 'orders', id, {
        proof_file: file,
        proof_handed_in_at: new Date(handedInAt),
      })
      for (const stranger of [anonymous, newGuest()]) {
        const answers = await Promise.all([
          show(id, stranger),
          show(id, stranger, '0300 0000000'),
          shop.send('cancelOrder', { params: { id } }, stranger),
          shop.send('cancelOrder', { params: { id } }, stranger, {
            'x-order-phone': '0300 0000000',
          }),
          shop.send('getProof', { params: { id } }, stranger),
          shop.send('handInProof', { params: { id } }, stranger),
          shop.send('listGuestOrders', { params: { email } }, stranger),
        ])
        expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403, 200])
        const answered = JSON.stringify(answers.map(({ body }) => body))
        for (const personal of [...personalTexts(order), file]) {
          expect(answered).not.toContain(JSON.stringify(personal).slice(1, -1))
        }
      }
      expect((await show(id, guest)).body).toEqual({
        ...order,
        proof: { handedInAt, isRejected: false },
      })
    }),
    { numRuns: 25 },
  )
})
