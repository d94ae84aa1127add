import { beforeEach, describe, expect, it } from 'vitest'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop } from '#testing/shop.ts'
import { createAdmin, ensureFirstAdmin } from './admins.ts'

const shop = await openTestShop()

const logIn = (email: string, password: string) => shop.send('logIn', { body: { email, password } })
const admins = () =>
  shop.database.db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

describe('the first admin (rule: first-admin)', () => {
  beforeEach(async () => {
    await shop.database.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('is_admin', '=', true)
      .where('deleted_at', 'is', null)
      .execute()
  })

  it('gets a random password, shown once, unless one is set', async () => {
    const made = await ensureFirstAdmin(shop.database.db, {})
    expect(made).toEqual({
      email: 'admin@localhost',
      generatedPassword: expect.stringMatching(/^[\w-]{16}$/),
    })
    const { status, body } = await logIn('admin@localhost', made?.generatedPassword ?? '')
    expect([status, body.isAdmin]).toEqual([200, true])
    expect(await ensureFirstAdmin(shop.database.db, {})).toBeNull()
    expect(await admins()).toHaveLength(1)
  })

  it('gets another random password in every shop', async () => {
    const first = await ensureFirstAdmin(shop.database.db, { email: newEmail() })
    await shop.database.db.updateTable('users').set({ is_admin: false }).execute()
    const second = await ensureFirstAdmin(shop.database.db, { email: newEmail() })
    expect(first?.generatedPassword).not.toBe(second?.generatedPassword)
  })

  it('has the credentials of the environment, and none are printed', async () => {
    const email = newEmail()
    const made = await ensureFirstAdmin(shop.database.db, { email, password: testPassword })
    expect(made).toEqual({ email, generatedPassword: null })
    expect((await logIn(email, testPassword)).body.isAdmin).toBe(true)
  })

  it('is unchanged by the environment once it exists', async () => {
    const email = newEmail()
    await ensureFirstAdmin(shop.database.db, { email, password: testPassword })
    const again = { email, password: 'another-password' }
    expect(await ensureFirstAdmin(shop.database.db, again)).toBeNull()
    const other = { email: newEmail(), password: testPassword }
    expect(await ensureFirstAdmin(shop.database.db, other)).toBeNull()
    expect((await logIn(email, testPassword)).status).toBe(200)
    expect(await admins()).toEqual([{ email }])
  })

  it('is created once when several processes start at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => ensureFirstAdmin(shop.database.db, {})),
    )
    expect(made.filter((admin) => admin !== null)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  })

  it('takes over an account that another person registered with the address', async () => {
    const stranger = await signedUp(shop)
    const made = await ensureFirstAdmin(shop.database.db, { email: stranger.email.toUpperCase() })
    expect((await shop.send('listMyOrders', {}, as(stranger))).status).toBe(401)
    expect((await logIn(stranger.email, testPassword)).status).toBe(401)
    const owner = await logIn(stranger.email, made?.generatedPassword ?? '')
    expect(owner.body).toMatchObject({ _id: stranger._id, isAdmin: true })
  })
})

describe('createAdmin', () => {
  it('turns an account into an admin with the operator’s password', async () => {
    const user = await signedUp(shop)
    const wanted = { email: user.email, password: 'chosen-by-us' }
    expect(await createAdmin(shop.database.db, wanted)).toEqual({
      email: user.email,
      generatedPassword: null,
    })
    const { body } = await logIn(user.email, 'chosen-by-us')
    expect(body).toMatchObject({ _id: user._id, name: 'Sana Malik', isAdmin: true })
  })
})
