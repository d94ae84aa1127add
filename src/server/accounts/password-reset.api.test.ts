import { afterAll, describe, expect, it } from 'vitest'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop } from '#testing/shop.ts'
import { createPasswordResetLink } from './password-reset.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const newPassword = 'karachi-1947'
const linkFor = (email: string) =>
  createPasswordResetLink(shop.database.db, 'https://khol.pk', email)
const tokenFor = async (email: string) => (await linkFor(email))?.split('#')[1] ?? ''
const reset = (token: string, password = newPassword) =>
  shop.send('resetPassword', { body: { token, password } })
const logIn = async (email: string, password: string) =>
  (await shop.send('logIn', { body: { email, password } })).status
const dead = {
  status: 400,
  body: { code: 'INVALID_INPUT', fields: [{ field: 'token' }] },
}

describe('a password reset link (rule: password-reset)', () => {
  it('sets a new password, ends the sessions and signs in', async () => {
    const user = await signedUp(shop)
    expect(await linkFor(user.email.toUpperCase())).toMatch(
      /^https:\/\/khol\.pk\/reset-password#[\w-]{43}$/,
    )
    const { status, body } = await reset(await tokenFor(user.email))
    expect([status, body._id]).toEqual([200, user._id])
    expect((await shop.send('listMyOrders', {}, as(body))).status).toBe(200)
    expect((await shop.send('listMyOrders', {}, as(user))).status).toBe(401)
    expect(await logIn(user.email, newPassword)).toBe(200)
    expect(await logIn(user.email, testPassword)).toBe(401)
  })

  it('works once, even if it is used twice at the same moment', async () => {
    const { email } = await signedUp(shop)
    const token = await tokenFor(email)
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await reset(token)).toMatchObject(dead)
  })

  it('works for 24 hours', async () => {
    const user = await signedUp(shop)
    const token = await tokenFor(user.email)
    const table = shop.database.db.updateTable('reset_links').where('user_id', '=', user._id)
    const [kept] = await shop.database.db
      .selectFrom('reset_links')
      .selectAll()
      .where('user_id', '=', user._id)
      .execute()
    const hours = ((kept?.expires_at.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(JSON.stringify(kept)).not.toContain(token)
    await table.set({ expires_at: new Date(Date.now() - 1000) }).execute()
    expect(await reset(token)).toMatchObject(dead)
    expect(await logIn(user.email, testPassword)).toBe(200)
  })

  it('stays valid when another is created, and expires when another is used', async () => {
    const { email } = await signedUp(shop)
    const [first, second, third] = [
      await tokenFor(email),
      await tokenFor(email),
      await tokenFor(email),
    ]
    expect((await reset(first)).status).toBe(200)
    for (const token of [first, second, third]) expect(await reset(token)).toMatchObject(dead)
  })

  it('signs in once if two links of an account are used at the same moment', async () => {
    const { email } = await signedUp(shop)
    const tokens = [await tokenFor(email), await tokenFor(email)]
    const answers = await Promise.all(tokens.map((token) => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('expires when its owner changes the password', async () => {
    const user = await signedUp(shop)
    const [first, second] = [await tokenFor(user.email), await tokenFor(user.email)]
    await shop.send('updateProfile', { body: { password: 'by-the-owner' } }, as(user))
    for (const token of [first, second]) expect(await reset(token)).toMatchObject(dead)
    expect(await logIn(user.email, 'by-the-owner')).toBe(200)
  })

  it('survives a password that is too short', async () => {
    const { email } = await signedUp(shop)
    const token = await tokenFor(email)
    expect(await reset(token, '12345')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    })
    expect((await reset(token)).status).toBe(200)
  })

  it('is created for no unknown and no deleted account', async () => {
    expect(await linkFor(newEmail())).toBeNull()
    const user = await signedUp(shop)
    const token = await tokenFor(user.email)
    await shop.database.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', user._id)
      .execute()
    expect(await linkFor(user.email)).toBeNull()
    expect(await reset(token)).toMatchObject(dead)
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(201)])('can’t be guessed: %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400 })
  })
})
