import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { HOUR } from '#domain/text/units.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { PASSWORD_MESSAGE } from '#server/mail/kinds.ts'
import { mailingFacts, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { changeRow, rowsWith } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'
import { createPasswordResetLink } from './password-reset.ts'

const shop = await openTestShop({ facts: mailingFacts })
const server = await openMailServer()
const mailWorker = testMailWorker(shop.database.db, server.url)
afterEach(async () => {
  await shop.database.db.deleteFrom('messages').execute()
  server.received.length = 0
})

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
  test('sets a new password, ends the sessions and signs in', async () => {
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

  test('works once, even if it is used twice at the same moment', async () => {
    const { email } = await signedUp(shop)
    const token = await tokenFor(email)
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await reset(token)).toMatchObject(dead)
  })

  test('works for 24 hours', async () => {
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

  test('stays valid when another is created, and expires when another is used', async () => {
    const { email } = await signedUp(shop)
    const [first, second, third] = [
      await tokenFor(email),
      await tokenFor(email),
      await tokenFor(email),
    ]
    expect((await reset(first)).status).toBe(200)
    for (const token of [first, second, third]) expect(await reset(token)).toMatchObject(dead)
  })

  test('signs in once if two links of an account are used at the same moment', async () => {
    const { email } = await signedUp(shop)
    const tokens = [await tokenFor(email), await tokenFor(email)]
    const answers = await Promise.all(tokens.map((token) => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('expires when its owner changes the password', async () => {
    const user = await signedUp(shop)
    const [first, second] = [await tokenFor(user.email), await tokenFor(user.email)]
    await shop.send('updateProfile', { body: { password: 'by-the-owner' } }, as(user))
    for (const token of [first, second]) expect(await reset(token)).toMatchObject(dead)
    expect(await logIn(user.email, 'by-the-owner')).toBe(200)
  })

  test('survives a password that is too short', async () => {
    const { email } = await signedUp(shop)
    const token = await tokenFor(email)
    expect(await reset(token, '12345')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('is created for no unknown and no deleted account', async () => {
    expect(await linkFor(newEmail())).toBeNull()
    const user = await signedUp(shop)
    const token = await tokenFor(user.email)
    await changeRow(shop, 'users', user._id, { deleted_at: new Date() })
    expect(await linkFor(user.email)).toBeNull()
    expect(await reset(token)).toMatchObject(dead)
  })

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(201)])('can’t be guessed: %j', async (token) => {
    expect(await reset(token)).toMatchObject({ status: 400 })
  })
})

const ask = (email: string) => shop.send('askForPassword', { body: { email } })
const messages = () => shop.database.db.selectFrom('messages').selectAll().execute()
const tokenIn = (text = '') => /https:\/\/shop\.example\/reset-password#([\w-]{43})/.exec(text)?.[1]

describe('a forgotten password (rule: password-reset)', () => {
  test('sends a link to the account’s own address, which works once', async () => {
    const { email } = await signedUp(shop)
    await ask(` ${email.toUpperCase()}`)
    await mailWorker.round()
    const [mail] = server.received
    expect(mail).toMatchObject({ recipients: [email], subject: 'Choose a new password for Khol' })
    const token = tokenIn(mail?.text) ?? ''
    expect(tokenIn(mail?.html)).toBe(token)
    const reset = () => shop.send('resetPassword', { body: { token, password: 'karachi-1947' } })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(400)
  })

  test('is in the language of the page, and so is the page of its link (rule: letters-by-language)', async () => {
    const { email } = await signedUp(shop)
    const answer = await shop.send('askForPassword', { body: { email, language: 'ur' } })
    expect(answer.status).toBe(200)
    await mailWorker.round()
    const [mail] = server.received
    expect(mail?.subject).toContain('نیا پاس ورڈ سیٹ کریں')
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/ur\/reset-password#[\w-]{43}/)
    expect(mail?.text).not.toMatch(/\b(?:password for|Somebody|Questions|never)\b/)
    expect(mail?.html).toContain('<html lang="ur" dir="rtl">')
  })

  test('creates the link at the time of sending, valid for an hour; no table holds it before', async () => {
    const { email, _id } = await signedUp(shop)
    await ask(email)
    const links = () =>
      shop.database.db.selectFrom('reset_links').selectAll().where('user_id', '=', _id)
    expect(await links().execute()).toEqual([])
    await mailWorker.round()
    const { expires_at } = await links().executeTakeFirstOrThrow()
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(HOUR)
    expect(expires_at.getTime() - Date.now()).toBeGreaterThan(0.98 * HOUR)
  })

  test('is answered and stored alike for known and unknown addresses', async () => {
    const { email } = await signedUp(shop)
    const [known, unknown] = [await ask(email), await ask(newEmail())]
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    const rows = await messages()
    expect(rows.slice(-2).map(({ kind, state, facts }) => [kind, state, facts])).toEqual([
      ['password-reset', 'waiting', {}],
      ['password-reset', 'waiting', {}],
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
    await mailWorker.round()
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[email]])
    expect((await messages()).filter(({ user_id }) => user_id === null)).toEqual([])
  })

  test('can’t be used to flood an inbox, in any spelling of its address', async () => {
    const box = () => `box.${randomBytes(6).toString('hex')}`
    const limited = testMailWorker(shop.database.db, server.url, {}, 1)
    const answersOf = async (emails: readonly string[]) => {
      const answers = []
      for (const email of emails) answers.push((await ask(email)).status)
      return answers
    }
    const spelled = (name: string) =>
      Array.from({ length: 12 }, (_, n) => `${name}+${n}@example.com`)
    const [known, unknown] = [spelled(box()), spelled(box())]
    for (const email of known) await signedUp(shop, { email })
    const expected = [...Array<number>(3).fill(200), ...Array<number>(9).fill(429)]
    expect(await answersOf(known)).toEqual(expected)
    expect(await answersOf(unknown)).toEqual(expected)
    const { email } = await signedUp(shop)
    expect(await answersOf(Array<string>(4).fill(email))).toEqual(expected.slice(0, 4))
    await limited.round()
    expect(server.received.filter(({ recipients: [to = ''] }) => known.includes(to))).toHaveLength(
      3,
    )
  })

  test('sends three links an hour to a mailbox, also if more were queued', async () => {
    const { db } = shop.database
    const name = `box.${randomBytes(6).toString('hex')}`
    for (let n = 0; n < 12; n += 1) {
      const { _id } = await signedUp(shop, { email: `${name}+${n}@example.com` })
      await writeToAccount(db, PASSWORD_MESSAGE, _id)
    }
    const workers = [1, 2].map(() => testMailWorker(db, server.url, {}, 1))
    await Promise.all(workers.map(({ round }) => round()))
    expect(server.received).toHaveLength(3)
    const failed = await rowsWith(shop, 'messages', { state: 'failed' }, ['problem'])
    expect(failed).toEqual(Array(9).fill({ problem: 'too-many-letters' }))
  })

  test('refers to the operator while the shop sends no mail', async () => {
    const off = await openTestShop({ database: shop.database })
    const { status } = await off.send('askForPassword', { body: { email: newEmail() } })
    expect(status).toBe(503)
    expect((await off.send('getShop', {})).body.sendsMail).toBe(false)
    expect((await shop.send('getShop', {})).body.sendsMail).toBe(true)
  })
})
