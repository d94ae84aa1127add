import { beforeAll, describe, expect, test } from 'vitest'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { formatMoment } from '#domain/times.ts'
import { makeAdmin } from '#testing/accounts.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { activityAbout, changeRow, rowsWith, storedRow } from '#testing/rows.ts'
import { enrol, type TestApp } from '#testing/second-step.ts'
import { openTestShop, type Visitor } from '#testing/shop.ts'
import { trustAdmin } from './admin-rows.ts'
import { createAdmin } from './admins.ts'
import { createPasswordResetLink } from './password-reset.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
/** Another admin, so that nobody here is the last one. */
const owner = await person('trusted')

type Role = 'customer' | 'waiting' | 'trusted'
type Proof = { readonly currentPassword?: string; readonly code?: string }

interface Person extends Visitor, SignedInUser {}

async function person(role: Role): Promise<Person> {
  const user = await signedUp(shop)
  if (role !== 'customer') await makeAdmin(shop, user._id, { isTrusted: role === 'trusted' })
  return { ...user, ...as(user) }
}

const right: Proof = { currentPassword: testPassword }
const setAdmin = (by: Visitor, { _id: id }: { _id: string }, isAdmin: boolean, proof: Proof = {}) =>
  shop.send('setAdmin', { params: { id }, body: { isAdmin, ...proof } }, by)
const remove = (by: Visitor, { _id: id }: { _id: string }, proof?: Proof) =>
  shop.send('deleteUser', { params: { id }, ...(proof && { body: proof }) }, by)
const wallet = { service: 'Easypaisa', title: 'Zara Ahmed', isResting: false }
const saveWallets = (by: Visitor, proof: Proof = right) => {
  // Another number each time, as equal wallets change nothing.
  const number = `0300${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  return shop.send('saveWallets', { body: { wallets: [{ ...wallet, number }], ...proof } }, by)
}
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : body.code

async function trustOf(email: string): Promise<'customer' | 'waiting' | 'trusted' | undefined> {
  const { body } = await shop.send('listUsers', { query: { search: email } }, owner)
  const found = 'users' in body ? body.users[0] : undefined
  if (!found) return undefined
  if (!found.isAdmin) return 'customer'
  return found.untrustedUntil === undefined ? 'trusted' : 'waiting'
}

/** (rule: rights-are-money) */
describe('granting rights', () => {
  test.each<[Role, Proof, string, Role]>([
    ['trusted', {}, 'done', 'waiting'],
    ['trusted', { currentPassword: '' }, 'done', 'waiting'],
    ['trusted', right, 'done', 'trusted'],
    ['waiting', {}, 'done', 'waiting'],
    ['waiting', right, 'done', 'waiting'],
    ['trusted', { currentPassword: 'not-it-1947' }, 'REAUTH_REQUIRED', 'customer'],
    ['trusted', { code: '123456' }, 'REAUTH_REQUIRED', 'customer'],
    ['customer', right, 'FORBIDDEN', 'customer'],
  ])('by a %s one with %j: %s, and the new admin is %s', async (role, proof, expected, made) => {
    const [by, user] = [await person(role), await person('customer')]
    expect(outcome(await setAdmin(by, user, true, proof))).toBe(expected)
    expect(await trustOf(user.email)).toBe(made)
  })

  test('to an admin changes nothing: neither trust nor wait, and no entry', async () => {
    const [waiting, trusted] = [await person('waiting'), await person('trusted')]
    expect(outcome(await setAdmin(waiting, waiting, true, right))).toBe('done')
    expect(outcome(await setAdmin(owner, waiting, true, right))).toBe('done')
    expect(await trustOf(waiting.email)).toBe('waiting')
    expect(outcome(await setAdmin(waiting, trusted, true))).toBe('done')
    expect(await trustOf(trusted.email)).toBe('trusted')
    const { entries } = (await shop.send('listActivity', { query: {} }, owner)).body
    const subjects = entries.map(({ subject }) => subject)
    expect(subjects).not.toContain(waiting._id)
    expect(subjects).not.toContain(trusted._id)
  })

  test('lasts a day: not trusted a minute before, trusted after', async () => {
    const user = await person('customer')
    await setAdmin(owner, user, true)
    const { trusted_from: from } = await storedRow(shop, 'users', user._id)
    const hours = ((from?.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    const passTo = (minutes: number) =>
      changeRow(shop, 'users', user._id, { trusted_from: new Date(Date.now() + minutes * 60_000) })
    await passTo(1)
    expect(outcome(await saveWallets(user))).toBe('NOT_TRUSTED_YET')
    await passTo(-1)
    expect(outcome(await saveWallets(user))).toBe('done')
  })
})

/** (rule: rights-are-money) */
describe.each([
  ['taking rights', (by: Visitor, of: Person, proof: Proof) => setAdmin(by, of, false, proof)],
  ['deleting the account', (by: Visitor, of: Person, proof: Proof) => remove(by, of, proof)],
])('%s', (_what, act) => {
  test.each<[Role, Role, Proof, string]>([
    ['trusted', 'trusted', {}, 'PROOF_REQUIRED'],
    ['trusted', 'trusted', { currentPassword: 'not-it-1947' }, 'REAUTH_REQUIRED'],
    ['trusted', 'trusted', right, 'done'],
    ['trusted', 'waiting', {}, 'done'],
    ['trusted', 'customer', {}, 'done'],
    ['waiting', 'trusted', {}, 'NOT_TRUSTED_YET'],
    ['waiting', 'trusted', right, 'NOT_TRUSTED_YET'],
    ['waiting', 'waiting', {}, 'done'],
    ['waiting', 'customer', {}, 'done'],
  ])('by a %s admin from a %s one with %j: %s', async (role, from, proof, expected) => {
    const [by, target] = [await person(role), await person(from)]
    const answer = await act(by, target, proof)
    expect(outcome(answer)).toBe(expected)
    if (expected === 'done') expect(['customer', undefined]).toContain(await trustOf(target.email))
    else {
      expect(answer.status).toBe(403)
      expect(await trustOf(target.email)).toBe(from)
    }
    if (expected !== 'PROOF_REQUIRED') return
    expect(answer.body).toEqual({
      message: 'Please enter your own password to remove this admin.',
      code: 'PROOF_REQUIRED',
      fields: [{ field: 'currentPassword', message: answer.body.message }],
    })
  })

  test('requires the code as well where the second step is on', async () => {
    const [by, target] = [await person('trusted'), await person('trusted')]
    const { app } = await enrol(shop, by)
    expect(outcome(await act(by, target, right))).toBe('SECOND_STEP_REQUIRED')
    expect(outcome(await act(by, target, { ...right, code: app.code() }))).toBe('done')
  })
})

/** (rule: rights-are-money) */
describe('an admin who isn’t trusted yet', () => {
  test('sees until when, in the settings and in the refusal, and can’t change the wallets', async () => {
    const waiting = await person('waiting')
    const { payment } = (await shop.send('getSettings', {}, waiting)).body
    const until = payment.lockedUntil ?? ''
    expect(Date.parse(until)).toBeGreaterThan(Date.now())
    const { status, body } = await saveWallets(waiting)
    expect(status).toBe(403)
    expect(body.code).toBe('NOT_TRUSTED_YET')
    expect(body.message).toContain(
      `Until ${formatMoment(until)} you can neither change the accounts`,
    )
    const after = (await shop.send('getSettings', {}, owner)).body.payment
    expect(after.version).toBe(payment.version)
    expect(after.lockedUntil).toBeNull()
  })

  test('has every other right', async () => {
    const waiting = await person('waiting')
    expect((await shop.send('listOrders', { query: {} }, waiting)).status).toBe(200)
    const look = { accent: 'plum', logo: null, showsName: true } as const
    expect((await shop.send('saveLook', { body: look }, waiting)).status).toBe(200)
  })
})

/** (rule: rights-are-money) */
describe('trust', () => {
  test('is that of the first admin, and of one made by an operator, also of a waiting one', async () => {
    const email = newEmail()
    await createAdmin(shop.database.db, { email, password: testPassword })
    expect(await trustOf(email)).toBe('trusted')
    const waiting = await person('waiting')
    await createAdmin(shop.database.db, { email: waiting.email })
    expect(await trustOf(waiting.email)).toBe('trusted')
  })

  test('ends for a day when the password is set by a link; an operator lifts that', async () => {
    const { db } = shop.database
    const admin = await person('trusted')
    const link = await createPasswordResetLink(db, shop.url, admin.email)
    const token = link?.split('#')[1] ?? ''
    const reset = await shop.send('resetPassword', { body: { token, password: 'karachi-1947' } })
    const proof = { currentPassword: 'karachi-1947' }
    expect(outcome(await saveWallets(as(reset.body), proof))).toBe('NOT_TRUSTED_YET')
    expect(outcome(await setAdmin(as(reset.body), owner, false, proof))).toBe('NOT_TRUSTED_YET')
    expect(await trustAdmin(db, admin.email.toUpperCase())).toBe('done')
    expect(outcome(await saveWallets(as(reset.body), proof))).toBe('done')
    expect(await activityAbout(shop, admin._id)).toEqual([
      'Operator: Made a password reset link',
      'Sana Malik: Set a new password by a link',
      'Sana Malik: Logged in on a new device: unknown',
      'Operator: Trusted a new admin at once',
    ])
  })

  test('of a customer who sets a password by a link is not touched', async () => {
    const { db } = shop.database
    const { email } = await person('customer')
    const link = await createPasswordResetLink(db, shop.url, email)
    const body = { token: link?.split('#')[1] ?? '', password: 'karachi-1947' }
    expect((await shop.send('resetPassword', { body })).status).toBe(200)
    const made = await rowsWith(shop, 'users', { email_key: emailKey(email) }, ['trusted_from'])
    expect(made).toEqual([{ trusted_from: null }])
  })
})

/** (rule: stolen-sessions) */
describe('a stolen session of an admin, without the password', () => {
  let app: TestApp
  let stolen: Person
  beforeAll(async () => {
    stolen = await person('trusted')
    app = (await enrol(shop, stolen)).app
  })

  test('can’t reach the wallets by an admin of its own', async () => {
    const thief = await person('customer')
    expect(outcome(await setAdmin(stolen, thief, true))).toBe('done')
    expect(outcome(await saveWallets(thief))).toBe('NOT_TRUSTED_YET')
    expect(outcome(await setAdmin(thief, stolen, false, right))).toBe('NOT_TRUSTED_YET')
    expect(outcome(await remove(thief, stolen, right))).toBe('NOT_TRUSTED_YET')
    // Neither by a second one that the first makes, proving itself.
    const another = await person('customer')
    expect(outcome(await setAdmin(thief, another, true, right))).toBe('done')
    expect(outcome(await saveWallets(another))).toBe('NOT_TRUSTED_YET')
    // The owner removes both without ado.
    expect(outcome(await setAdmin(owner, thief, false))).toBe('done')
    expect(outcome(await remove(owner, another))).toBe('done')
  })

  test.each([
    [{ password: 'karachi-1947' }, 'REAUTH_REQUIRED'],
    [{ email: 'thief@example.com' }, 'REAUTH_REQUIRED'],
    [{ password: 'karachi-1947', ...right }, 'SECOND_STEP_REQUIRED'],
    [{ email: 'thief@example.com', ...right }, 'SECOND_STEP_REQUIRED'],
  ])('can’t change the login by %j, a second after it: %s', async (body, code) => {
    const answer = await shop.send('updateProfile', { body }, stolen)
    expect([answer.status, answer.body.code]).toEqual([403, code])
    const login = { email: stolen.email, password: testPassword }
    expect((await shop.send('logIn', { body: login })).body.code).toBe('SECOND_STEP_REQUIRED')
  })

  test('changes the login with password and code, which the activity log says', async () => {
    const email = newEmail()
    const body = { email, password: 'karachi-1947', ...right, code: app.code() }
    const changed = await shop.send('updateProfile', { body }, stolen)
    expect(changed).toMatchObject({ status: 200, body: { email } })
    const { entries } = (await shop.send('listActivity', { query: {} }, owner)).body
    const own = entries.filter(({ subject }) => subject === stolen._id)
    expect(own.slice(0, 2).map(({ action }) => action)).toEqual([
      'Changed their own password',
      'Changed their own email address',
    ])
    expect(JSON.stringify(own)).not.toContain('@')
    // The change by its owner takes no trust away.
    expect(await trustOf(email)).toBe('trusted')
  })
})
