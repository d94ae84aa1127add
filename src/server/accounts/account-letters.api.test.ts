import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { SignedInUser } from '#domain/contract/users.ts'
import { HOUR } from '#domain/text/units.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { PASSWORD_MESSAGE } from '#server/mail/kinds.ts'
import { newAccount } from '#testing/accounts.ts'
import { mailingFacts, passTime, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { as, newEmail, signedUp, signedUpAdmin, testPassword } from '#testing/passwords.ts'
import { changeRow } from '#testing/rows.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'
import { createAdmin } from './admins.ts'
import { createPasswordResetLink } from './password-reset.ts'

/** Letters about accounts, their limits and their recipients. */

const shop = await openTestShop({ facts: mailingFacts })
const server = await openMailServer()
afterEach(async () => {
  const { db } = shop.database
  await db.deleteFrom('messages').execute()
  await db.deleteFrom('limit_windows').execute()
  await db.updateTable('users').set({ is_admin: false }).execute()
  server.received.length = 0
})

/** A mail worker of one process, with the limits on. */
const process = () => testMailWorker(shop.database.db, server.url, {}, 1)
const lettersTo = (address: string) =>
  server.received
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ text = '', subject = '' }) => ({ text, subject }))
const change = (
  user: Pick<SignedInUser, 'token'>,
  body: { email?: string; password?: string; currentPassword?: string },
) => shop.send('updateProfile', { body }, as(user))
const stored = () => shop.database.db.selectFrom('messages').selectAll().execute()
async function passAnHour(): Promise<void> {
  await passTime(shop.database.db, HOUR)
  await sql`update limit_windows set expires_at = now()`.execute(shop.database.db)
}

/** Switches the second step of an account on and off. */
async function toggle(user: SignedInUser, between: () => Promise<unknown> = async () => 0) {
  const { app } = await enrol(shop, as(user))
  await between()
  const body = { currentPassword: testPassword, code: app.code() }
  expect((await shop.send('endSecondStep', { body }, as(user))).status).toBe(200)
  await between()
}

const switchedOn = 'Two-step verification was switched on.'
const switchedOff = 'Two-step verification was switched off.'

/** (rule: account-letters) */
describe('letters about a login', () => {
  test('are five an hour for thirty changes, over two processes; the sixth reports the rest', async () => {
    const victim = newEmail()
    const user = await signedUp(shop, { email: victim })
    const processes = [process(), process()]
    const sendNow = () => Promise.all(processes.map(({ round }) => round()))
    for (let n = 0; n < 15; n += 1) await toggle(user, sendNow)
    expect(lettersTo(victim)).toHaveLength(5)
    await passAnHour()
    await sendNow()
    const letters = lettersTo(victim)
    expect(letters).toHaveLength(6)
    const { text } = letters[5] ?? { text: '' }
    for (const sentence of [switchedOn, switchedOff]) {
      expect(text.split(sentence)).toHaveLength(2)
    }
    expect(text.indexOf(switchedOff)).toBeGreaterThan(text.indexOf(switchedOn))
    expect((await stored()).map(({ state }) => state)).toEqual(Array(6).fill('sent'))
  })

  test('count by mailbox, in any spelling of its address', async () => {
    const [box, host] = newEmail().split('@')
    for (let n = 0; n < 4; n += 1) {
      const user = await signedUp(shop, { email: `${box}+${n}@${host}` })
      await toggle(user, () => process().round())
    }
    expect(server.received).toHaveLength(5)
  })

  test('are five an hour together with links for a password', async () => {
    const user = await signedUp(shop)
    for (let n = 0; n < 3; n += 1) {
      await writeToAccount(shop.database.db, PASSWORD_MESSAGE, user._id)
    }
    await process().round()
    for (let n = 0; n < 2; n += 1) await toggle(user, () => process().round())
    expect(lettersTo(user.email)).toHaveLength(5)
  })

  test('of one account are ten an hour, however often it changes its address', async () => {
    let user = await signedUp(shop)
    for (let n = 0; n < 8; n += 1) {
      user = (await change(user, { email: newEmail() })).body
      await process().round()
    }
    expect(server.received).toHaveLength(10)
  })

  test('are not written while the shop sends no mail', async () => {
    const { db } = shop.database
    const kinds = await db.deleteFrom('message_kinds').returningAll().execute()
    await toggle(await signedUp(shop))
    expect(await stored()).toEqual([])
    await db.insertInto('message_kinds').values(kinds).execute()
  })

  test('report a password that a link set', async () => {
    const user = await signedUp(shop)
    const link = await createPasswordResetLink(shop.database.db, shop.url, user.email)
    const body = { token: link?.split('#')[1] ?? '', password: 'karachi-1947' }
    expect((await shop.send('resetPassword', { body })).status).toBe(200)
    await process().round()
    const [letter] = lettersTo(user.email)
    expect(letter?.subject).toBe('Your login at Khol was changed')
    expect(letter?.text).toContain('was set with a link')
    expect(letter?.text).toContain('https://shop.example/profile')
  })

  test('report a new address to both, and neither names the other', async () => {
    const user = await signedUp(shop)
    const email = newEmail()
    expect((await change(user, { email, password: 'karachi-1947' })).status).toBe(200)
    await process().round()
    const [[former], [present]] = [lettersTo(user.email), lettersTo(email)]
    expect(server.received).toHaveLength(2)
    expect(former?.text).toContain('The password of your account was changed.')
    expect(former?.text).toContain('this one no longer belongs to it')
    expect(former?.text).toContain('message us at once')
    expect(former?.text).not.toContain('/profile')
    expect(former?.text).not.toContain(email)
    expect(present?.text).toContain('was changed to this one')
    expect(present?.text).not.toContain(user.email)
    expect((await stored()).map(({ former_address }) => former_address)).toEqual([null, null])
  })

  test('that wait go to the address of their time, not to that of a thief', async () => {
    const user = await signedUp(shop)
    await toggle(user)
    const thief = newEmail()
    await change(user, { email: thief })
    await process().round()
    expect(lettersTo(user.email)[0]?.text).toContain(switchedOff)
    expect(lettersTo(thief)[0]?.text).not.toContain(switchedOff)
  })

  test('of other changes are not written: name, phone, the case of an address', async () => {
    const user = await signedUp(shop)
    const body = { name: 'Sana Tariq', phone: '0300 1234567', email: user.email.toUpperCase() }
    expect((await shop.send('updateProfile', { body }, as(user))).status).toBe(200)
    expect(await stored()).toEqual([])
  })
})

/** (rule: account-letters) */
describe('letters to admins', () => {
  const proof = { currentPassword: testPassword }
  const setAdmin = (by: SignedInUser, id: string, isAdmin: boolean) =>
    shop.send('setAdmin', { params: { id }, body: { isAdmin, ...proof } }, as(by))

  test('report a new admin and their author to every admin, the new one included', async () => {
    const owner = await signedUpAdmin(shop)
    const other = await newAccount(shop, { isAdmin: true, name: 'Omar' })
    const made = await newAccount(shop, { name: 'Bilal', phone: '+923001234567' })
    await setAdmin(owner, made.id, true)
    await setAdmin(owner, made.id, true)
    await process().round()
    expect(server.received).toHaveLength(3)
    for (const { email } of [owner, other, made]) {
      const [letter] = lettersTo(email)
      expect(letter?.subject).toBe('The admins of Khol were changed')
      expect(letter?.text).toContain('An account was made an admin.')
      expect(letter?.text).toMatch(/Account:? +Bilal/)
      expect(letter?.text).toMatch(/Changed by:? +Sana Malik/)
      expect(letter?.text).not.toMatch(/@example|\+92/)
    }
  })

  test('report lost rights and a deleted admin to those who are left', async () => {
    const owner = await signedUpAdmin(shop)
    const [one, other] = [
      await newAccount(shop, { isAdmin: true, name: 'Omar' }),
      await newAccount(shop, { isAdmin: true, name: 'Bilal' }),
    ]
    await setAdmin(owner, one.id, false)
    await shop.send('deleteUser', { params: { id: other.id }, body: proof }, as(owner))
    await shop.send('deleteUser', { params: { id: (await newAccount(shop)).id } }, as(owner))
    await process().round()
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[owner.email]])
    const { text } = lettersTo(owner.email)[0] ?? { text: '' }
    expect(text).toContain('An account lost its admin rights.')
    expect(text).toContain('The account of an admin was deleted.')
    expect(text).toContain('Omar')
    expect(text).toContain('Bilal')
  })

  test('report an admin by the operator’s command, whose own account is told of its password', async () => {
    const owner = await signedUpAdmin(shop)
    const user = await signedUp(shop)
    await createAdmin(shop.database.db, { email: user.email })
    await createAdmin(shop.database.db, { email: newEmail(), name: 'Bilal' })
    await process().round()
    const { text } = lettersTo(owner.email)[0] ?? { text: '' }
    expect(text).toMatch(/Changed by:? +Operator/)
    expect(text).toContain('Bilal')
    const own = lettersTo(user.email).map((letter) => letter.text)
    expect(own.some((words) => words.includes('people who run the shop set a new password'))).toBe(
      true,
    )
  })

  test('report a login on a new device to that admin', async () => {
    const owner = await signedUpAdmin(shop)
    await newAccount(shop, { isAdmin: true })
    const body = { email: owner.email, password: testPassword }
    const agent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'
    for (let n = 0; n < 2; n += 1) {
      const { status } = await shop.send('logIn', { body }, undefined, { 'user-agent': agent })
      expect(status).toBe(200)
    }
    await process().round()
    expect(server.received).toHaveLength(1)
    const [letter] = lettersTo(owner.email)
    expect(letter?.subject).toBe('A login to Khol on a new device')
    expect(letter?.text).toContain('Chrome on Android')
  })

  test('have windows that no customer’s account of the same mailbox uses up', async () => {
    const owner = await signedUpAdmin(shop)
    const customer = await signedUp(shop, { email: owner.email.replace('@', '+win@') })
    for (let n = 0; n < 4; n += 1) await toggle(customer, () => process().round())
    expect(server.received).toHaveLength(5)
    await setAdmin(owner, (await newAccount(shop)).id, true)
    await change(owner, { password: 'karachi-1947', ...proof })
    await process().round()
    expect(lettersTo(owner.email).map(({ subject }) => subject)).toEqual([
      'The admins of Khol were changed',
      'Your login at Khol was changed',
    ])
  })

  test('are not sent to an account that lost its rights meanwhile', async () => {
    const owner = await signedUpAdmin(shop)
    const other = await newAccount(shop, { isAdmin: true })
    await setAdmin(owner, (await newAccount(shop)).id, true)
    const demoted = { is_admin: false }
    await changeRow(shop, 'users', other.id, demoted)
    await process().round()
    expect(lettersTo(other.email)).toEqual([])
  })
})
