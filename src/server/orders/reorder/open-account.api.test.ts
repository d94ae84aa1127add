import { describe, expect, test } from 'vitest'
import { passwordTooShort } from '#domain/accounts/passwords.ts'
import type { Order } from '#domain/contract/orders.ts'
import { t } from '#messages'
import { newAccount } from '#testing/accounts.ts'
import { openLoggedShop } from '#testing/logged-shop.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { newGuest, type Visitor } from '#testing/shop.ts'

const { shop, logged } = await openLoggedShop()
const product = await newProduct(shop)

const open = (
  { _id: id }: Pick<Order, '_id'>,
  visitor: Visitor,
  phone?: string,
  password = testPassword,
) =>
  shop.send(
    'openOrderAccount',
    { params: { id }, body: { password } },
    visitor,
    phone ? { 'x-order-phone': phone } : {},
  )
const show = ({ _id: id }: Pick<Order, '_id'>, visitor: Visitor, phone?: string) =>
  shop.send('getOrder', { params: { id } }, visitor, phone ? { 'x-order-phone': phone } : {})
const mine = async (visitor: Visitor) => (await shop.send('listMyOrders', {}, visitor)).body
const accountsOf = async (email: string) =>
  (await shop.database.db.selectFrom('users').select('id').where('email', '=', email).execute())
    .length

/** Places a guest's order with an e-mail address of its own. */
async function guestOrder(guest = newGuest(), email = newEmail()) {
  const guestInfo = { name: 'Bilal Ahmed', email, phone: newPhone() }
  const order = await placedOrder(shop, orderBody(product, { guestInfo }), guest)
  return { guest, order, ...guestInfo }
}

describe('an account opened from a guest’s order (rule: account-from-order)', () => {
  test('has its name, e-mail, phone and address, is signed in and lists the order', async () => {
    const { guest, order, name, email, phone } = await guestOrder()
    const { status, body } = await open(order, guest)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      name,
      email,
      phone,
      isAdmin: false,
      createdAt: expect.any(String),
      token: expect.any(String),
    })
    const account = as(body)
    expect(await mine(account)).toEqual([order])
    const { address, city, postalCode } = order.shippingAddress
    expect((await shop.send('getAddresses', {}, account)).body.addresses).toEqual([
      { address, city, postalCode },
    ])
    const login = await shop.send('logIn', { body: { email, password: testPassword } })
    expect([login.status, login.body._id]).toEqual([200, body._id])
    // The session's other order is claimed together with its cart, as after a login.
    const second = await placedOrder(
      shop,
      orderBody(product, { guestInfo: { name, email, phone } }),
      guest,
    )
    await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, account)
    expect(await mine(account)).toEqual([second, order])
  })

  test('leaves the order a guest’s, with the same access as before', async () => {
    const { guest, order, email, phone } = await guestOrder()
    const account = as((await open(order, guest)).body)
    expect((await show(order, account)).body).toEqual(order)
    expect((await show(order, guest)).body).toEqual(order)
    expect((await show(order, newGuest(), phone)).body.access).toBe('full')
    for (const stranger of [newGuest(), await newAccount(shop)]) {
      const { status, body } = await show(order, stranger)
      expect([status, body.access]).toEqual([200, 'masked'])
    }
    const found = await shop.send('listGuestOrders', { params: { email } })
    expect(found.body.map(({ access }) => access)).toEqual(['masked'])
  })

  test('makes its customer a verified buyer', async () => {
    const { guest, order } = await guestOrder()
    const { body: user } = await open(order, guest)
    await changeRow(shop, 'orders', order._id, { delivered_at: new Date(), status: 'Delivered' })
    const review = { params: { id: product.id }, body: { rating: 5, comment: 'Fits' } }
    expect((await shop.send('writeReview', review, as(user))).body.verifiedBuyer).toBe(true)
  })
})

describe('permission to open the account (rule: account-from-order)', () => {
  test('is refused without a proof, and to signed-in callers', async () => {
    const { guest, order, email, phone } = await guestOrder()
    const [claimer, admin] = [await newAccount(shop), await newAccount(shop, { isAdmin: true })]
    for (const [visitor, typed, status, code, message] of [
      [newGuest(), undefined, 403, 'PROOF_REQUIRED', undefined],
      [newGuest(), newPhone(), 403, 'PROOF_FAILED', undefined],
      [await newAccount(shop, { email: `x${email}` }), undefined, 403, 'PROOF_REQUIRED', undefined],
      [admin, undefined, 409, 'CONFLICT', t.account.signedInAlready],
      [claimer, phone, 409, 'CONFLICT', t.account.signedInAlready],
    ] as const) {
      const answer = await open(order, visitor, typed)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      if (message) expect(answer.body.message).toBe(message)
    }
    expect(await accountsOf(email)).toBe(0)
    const { body } = await open(order, guest, undefined, '12345')
    expect(body.fields).toEqual([{ field: 'password', message: passwordTooShort() }])
  })

  test('is refused for an order in an account, until that account is deleted', async () => {
    const { guest, order, phone } = await guestOrder()
    const claimer = await newAccount(shop)
    await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, claimer)
    // The order has another e-mail address: the claimer has access, but its list omits the order.
    expect((await show(order, claimer)).body.access).toBe('full')
    expect(await mine(claimer)).toEqual([])
    const refused = await open(order, newGuest(), phone)
    expect([refused.status, refused.body.message]).toEqual([409, t.account.orderHasAccount])
    const admin = await newAccount(shop, { isAdmin: true })
    await shop.send('deleteUser', { params: { id: claimer.id } }, admin)
    expect((await open(order, newGuest(), phone)).status).toBe(201)
  })
})

describe('an e-mail address with an account (rule: account-from-order)', () => {
  test('gets no second one; a login claims the order', async () => {
    const user = await signedUp(shop)
    const { guest, order } = await guestOrder(newGuest(), user.email)
    const refused = await open(order, guest)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'EMAIL_TAKEN',
      t.account.emailTaken,
    ])
    expect(refused.body).not.toHaveProperty('token')
    expect(await mine(as(user))).toEqual([])
    await shop.send('mergeCart', { body: { sessionId: guest.sessionId } }, as(user))
    expect(await mine(as(user))).toEqual([order])
  })

  test('gets one account from concurrent attempts, for one order and for two', async () => {
    const { guest, order, email, phone } = await guestOrder()
    const other = await guestOrder(newGuest(), email.toUpperCase())
    const answers = await Promise.all([
      open(order, guest),
      open(order, newGuest(), phone),
      open(order, guest),
      open(other.order, other.guest),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, 409, 409, 409])
    const made = answers.find(({ status }) => status === 201)?.body
    expect(made && (await mine(as(made)))).toHaveLength(1)
  })
})

test('e-mail address, phone number and password of a new account appear in no log', async () => {
  const { guest, order, email, phone } = await guestOrder()
  await open(order, guest)
  await open(order, newGuest(), phone)
  const lines = logged.join('')
  for (const secret of [email, phone, testPassword]) expect(lines).not.toContain(secret)
})
