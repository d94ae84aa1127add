import { describe, expect, it } from 'vitest'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { rowsWith, storedRow } from '#testing/rows.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()

const signUp = (body: object) =>
  shop.send('register', { body: body as { name: string; email: string; password: string } })

describe('signing up', () => {
  it('creates an account and signs it in', async () => {
    const email = newEmail()
    const { status, body } = await signUp({
      name: '  Sana Malik ',
      email: ` ${email}`,
      password: testPassword,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Sana Malik',
      email,
      phone: '',
      isAdmin: false,
      createdAt: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await shop.send('listMyOrders', {}, as(body))).status).toBe(200)
  })

  it('accepts only the three fields, in particular not isAdmin (rule: strict-requests)', async () => {
    const { status, body } = await signUp({
      name: 'Mallory',
      email: newEmail(),
      password: testPassword,
      isAdmin: true,
      is_admin: true,
      _id: '00000000-0000-4000-8000-000000000000',
      phone: '+923001234567',
      createdAt: '2001-01-01',
    })
    expect([status, body.isAdmin, body.phone]).toEqual([201, false, ''])
    expect(await storedRow(shop, 'users', body._id)).toMatchObject({ is_admin: false, phone: '' })
    expect((await shop.send('listOrders', { query: {} }, as(body))).status).not.toBe(200)
  })

  it('refuses the address of an account in any spelling', async () => {
    const { email } = await signedUp(shop)
    const message = 'An account with this email already exists'
    for (const typed of [email, email.toUpperCase(), ` ${email}`, email.replace('s', 'ｓ')]) {
      const refused = await signUp({ name: 'Other', email: typed, password: testPassword })
      expect(refused).toMatchObject({
        status: 409,
        body: { message, code: 'EMAIL_TAKEN', fields: [{ field: 'email', message }] },
      })
    }
  })

  it('creates one account for 20 concurrent requests', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signUp({
          name: `Sana ${index}`,
          email: index % 2 ? email : email.toUpperCase(),
          password: testPassword,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'EMAIL_TAKEN')).toHaveLength(19)
    expect(await rowsWith(shop, 'users', { email_key: email }, ['id'])).toHaveLength(1)
  })

  it('claims no guest order by its address (rule: guest-order-access)', async () => {
    const email = newEmail()
    const product = await newProduct(shop)
    const order = await placedOrder(
      shop,
      orderBody(product, { guestInfo: { name: 'Sana', email, phone: '0300 1234567' } }),
      newGuest(),
    )
    const user = await signedUp(shop, { email })
    expect((await shop.send('listMyOrders', {}, as(user))).body).toEqual([])
    const { body } = await shop.send('getOrder', { params: { id: order._id } }, as(user))
    expect(body.access).toBe('masked')
  })

  const longest = 'a'.repeat(128)
  it.each([
    [{ name: '' }, 'name', 'Please enter your full name'],
    [{ email: undefined }, 'email', 'Please enter your email address'],
    [{ password: `${longest}a` }, 'password', 'Please use at most 128 characters'],
    [{ password: ['123456'] }, 'password', 'Please enter a password'],
  ])('refuses %j at its field', async (wrong, field, message) => {
    const body = { name: 'Sana', email: newEmail(), password: testPassword, ...wrong }
    expect(await signUp(body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ field, message }] },
    })
  })

  it('stores a password unchanged: spaces, letters of any script and 128 characters', async () => {
    for (const password of ['  six  ', 'پاسورڈ ۱۲۳', longest]) {
      const { email } = await signedUp(shop, { password })
      expect((await shop.send('logIn', { body: { email, password } })).status).toBe(200)
      const trimmed = { email, password: password.trim() }
      const expected = password === password.trim() ? 200 : 401
      expect((await shop.send('logIn', { body: trimmed })).status).toBe(expected)
    }
  })

  it('is limited per network address', async () => {
    const strict = await openTestShop({ rateLimitScale: 0.01 })
    for (let time = 0; time < 3; time += 1) await signedUp(strict)
    const refused = await strict.send('register', {
      body: { name: 'Sana', email: newEmail(), password: testPassword },
    })
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
