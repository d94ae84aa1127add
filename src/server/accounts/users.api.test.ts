import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_NEEDED, OWN_ACCOUNT, OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import { sessionLifetime } from '#domain/accounts/logins.ts'
import type { SignedInUser, User, UserPage } from '#domain/contract/users.ts'
import { MINUTE } from '#domain/text/units.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { as, newEmail, signedUp, signedUpAdmin, testPassword } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { rowsWith } from '#testing/rows.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true, name: 'Nadia Iqbal' })

const setAdmin = (id: string, isAdmin: boolean, by: TestAccount = admin) =>
  shop.send('setAdmin', { params: { id }, body: { isAdmin } }, by)
const remove = (id: string, by: TestAccount = admin) =>
  shop.send('deleteUser', { params: { id } }, by)
const ordersOf = (account: TestAccount) => shop.send('listMyOrders', {}, account)

describe('the list', () => {
  let page: (query: Record<string, string>) => Promise<UserPage>
  let whole: () => Promise<User[]>
  let made: readonly TestAccount[]
  let own: TestShop
  beforeAll(async () => {
    own = await openTestShop()
    const boss = await newAccount(own, { isAdmin: true, name: 'Nadia Iqbal' })
    const others: TestAccount[] = []
    for (let n = 0; n < 44; n += 1) {
      const name = n % 4 === 0 ? 'Bilal Ahmed' : 'Hina Raza'
      others.push(await newAccount(own, { name, isAdmin: n < 2 }))
    }
    await own.send('deleteUser', { params: { id: others[43]?.id ?? '' } }, boss)
    made = [boss, ...others.slice(0, 43)].toReversed()
    page = async (query) => {
      const { body } = await own.send('listUsers', { query }, boss)
      if (Array.isArray(body)) throw new Error('a plain list')
      return body
    }
    whole = async () => (await own.send('listUsers', { query: {} }, boss)).body as User[]
  })

  test('without parameters is every user, newest first, without password hashes', async () => {
    const users = await whole()
    expect(users.map(({ _id }) => _id)).toEqual(made.map(({ id }) => id))
    expect(users.at(-1)).toEqual({
      _id: made.at(-1)?.id,
      name: 'Nadia Iqbal',
      email: made.at(-1)?.email,
      phone: '',
      isAdmin: true,
      createdAt: expect.any(String),
    })
  })

  test('has pages, with the counts of all users', async () => {
    const counts = { all: 44, admins: 3, buyers: 41 }
    const first = await page({ page: '1' })
    expect(first).toMatchObject({ page: 1, pages: 3, total: 44, counts })
    expect(first.users.map(({ _id }) => _id)).toEqual(made.slice(0, 20).map(({ id }) => id))
    expect(await page({ page: '9', limit: '30' })).toMatchObject({ page: 2, pages: 2 })
    expect(await page({ search: 'nobody at all' })).toMatchObject({ total: 0, users: [], counts })
  })

  test('finds words of name and e-mail address', async () => {
    expect((await page({ search: 'AHMED bil' })).total).toBe(11)
    expect((await page({ search: 'bi' })).total).toBe(11)
    expect((await page({ search: '%' })).total).toBe(0)
    const [one] = made
    expect((await page({ search: one?.email.toUpperCase() ?? '' })).users).toMatchObject([
      { _id: one?.id },
    ])
  })
})

describe('admin rights', () => {
  test('are granted and removed, at once for every session', async () => {
    const user = await newAccount(shop)
    expect((await shop.send('listUsers', { query: {} }, user)).status).toBe(403)
    const granted = await setAdmin(user.id, true)
    expect(granted).toMatchObject({ status: 200, body: { _id: user.id, isAdmin: true } })
    expect((await shop.send('listUsers', { query: {} }, user)).status).toBe(200)
    const taken = await setAdmin(user.id, false)
    expect(taken.body).toMatchObject({ isAdmin: false })
    // The session has ended: open pages of a former admin show no more data.
    expect((await ordersOf(user)).status).toBe(401)
  })

  test('shorten a session to the lifetime of an admin’s (rule: tokens)', async () => {
    const { _id: id } = await signedUp(shop)
    const expiry = async () => {
      const [row] = await rowsWith(shop, 'sessions', { user_id: id }, ['expires_at'])
      return (row?.expires_at.getTime() ?? 0) - Date.now()
    }
    expect(await expiry()).toBeGreaterThan(sessionLifetime({ isAdmin: true }))
    await setAdmin(id, true)
    const left = await expiry()
    expect(left).toBeLessThanOrEqual(sessionLifetime({ isAdmin: true }))
    expect(left).toBeGreaterThan(sessionLifetime({ isAdmin: true }) - MINUTE)
    await setAdmin(id, false)
  })

  test('leave the account’s cart as it is, given and taken away (rule: admin-in-the-shop)', async () => {
    const product = await newProduct(shop)
    const user = await signedUp(shop)
    const body = { productId: product.id, quantity: 2, selectedModel: 'iPhone 15' }
    await shop.send('addToCart', { body }, as(user))
    const cartOf = async (session: SignedInUser) =>
      (await shop.send('getCart', {}, as(session))).body.items.map(({ qty }) => qty)

    await setAdmin(user._id, true)
    expect(await cartOf(user)).toEqual([2])
    await setAdmin(user._id, false)
    const login = { email: user.email, password: testPassword }
    const { body: again } = await shop.send('logIn', { body: login })
    expect(await cartOf(again)).toEqual([2])
  })

  test('can’t be removed from oneself (rule: last-admin)', async () => {
    const another = await newAccount(shop, { isAdmin: true, isTrusted: false })
    const refused = await setAdmin(another.id, false, another)
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual({ message: OWN_RIGHTS, code: 'INVALID_INPUT' })
    expect((await setAdmin(another.id, true, another)).status).toBe(200)
    await setAdmin(another.id, false)
  })

  test('apply to existing users only', async () => {
    const gone = await newAccount(shop)
    await remove(gone.id)
    for (const id of [gone.id, 'nobody', '00000000-0000-4000-8000-000000000000']) {
      for (const answer of [
        await setAdmin(id, true),
        await setAdmin(id, false),
        await remove(id),
      ]) {
        expect([answer.status, answer.body.message]).toEqual([404, 'User not found'])
      }
    }
  })
})

describe('deleting a user (rule: deleted-accounts)', () => {
  /** Names of the tables with rows of an account. */
  async function tablesWith(id: string): Promise<readonly string[]> {
    const { db } = shop.database
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'
      order by name`.execute(db)
    const found: string[] = []
    for (const { name } of rows) {
      const own = await sql`select from ${sql.table(name)} where user_id = ${id}`.execute(db)
      if (own.rows.length > 0) found.push(name)
    }
    return found
  }

  test('ends their sessions and logins, deletes all that is theirs, keeps their orders', async () => {
    const product = await newProduct(shop)
    const email = newEmail()
    const signedIn = await signedUpAdmin(shop, { email, isTrusted: false })
    const login = () => shop.send('logIn', { body: { email, password: testPassword } })
    const user = as((await login()).body)
    const order = await placedOrder(shop, { ...orderBody(product), phone: newPhone() }, user)
    const body = { productId: product.id, quantity: 2, selectedModel: 'iPhone 15' }
    await shop.send('addToCart', { body }, user)
    const { address, city, postalCode } = order.shippingAddress
    const addresses = [{ address, city, postalCode }]
    await shop.send('keepAddresses', { body: { addresses } }, user)
    const params = { list: 'wishes' as const }
    await shop.send('changeList', { params, body: { add: [product.slug] } }, user)
    await enrol(shop, user)
    const kinds = 'account_addresses account_products admin_devices carts orders recovery_codes'
    expect(await tablesWith(signedIn._id)).toEqual([
      ...kinds.split(' '),
      'second_steps',
      'sessions',
    ])
    expect(await remove(signedIn._id)).toMatchObject({ status: 200 })
    expect(await tablesWith(signedIn._id)).toEqual(['orders'])

    expect((await shop.send('listMyOrders', {}, user)).status).toBe(401)
    expect((await login()).status).toBe(401)
    const seen = await shop.send('getOrder', { params: { id: order._id } }, admin)
    expect(seen.body).toMatchObject({ _id: order._id, user: { email, isDeleted: true } })
    // The address is free again, and the new account inherits nothing.
    const again = await signedUp(shop, { email })
    expect((await shop.send('listMyOrders', {}, as(again))).body).toEqual([])
  })

  test('can’t be oneself (rule: last-admin)', async () => {
    const another = await newAccount(shop, { isAdmin: true, isTrusted: false })
    const refused = await remove(another.id, another)
    expect(refused.body).toEqual({ message: OWN_ACCOUNT, code: 'INVALID_INPUT' })
    expect(await remove(another.id)).toMatchObject({ status: 200 })
  })
})

describe('one admin stays (rule: last-admin)', () => {
  test('the only one can neither lose the rights nor be deleted', async () => {
    const own = await openTestShop()
    const boss = await newAccount(own, { isAdmin: true })
    const params = { id: boss.id }
    for (const answer of [
      await own.send('setAdmin', { params, body: { isAdmin: false } }, boss),
      await own.send('deleteUser', { params }, boss),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ message: ADMIN_NEEDED, code: 'INVALID_INPUT' })
    }
  })

  test('remains of two who remove each other at once, in ten rounds', async () => {
    const own = await openTestShop({ rateLimitScale: 0 })
    const { db } = own.database
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [
        await newAccount(own, { isAdmin: true, isTrusted: false }),
        await newAccount(own, { isAdmin: true, isTrusted: false }),
      ]
      const act = (by: TestAccount, { id }: TestAccount) =>
        round % 2 === 0
          ? own.send('setAdmin', { params: { id }, body: { isAdmin: false } }, by)
          : own.send('deleteUser', { params: { id } }, by)
      const answers = await Promise.all([act(a, b), act(b, a)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const lost = answers.find(({ status }) => status !== 200)
      // The later caller is no admin any more, or logged out.
      expect([400, 401, 403]).toContain(lost?.status)
      expect(await rowsWith(own, 'users', { is_admin: true }, ['id'])).toHaveLength(1)
      await db.updateTable('users').set({ is_admin: false }).execute()
    }
  }, 30_000)
})
