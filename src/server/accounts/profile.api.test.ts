import { describe, expect, it } from 'vitest'
import type { RequestInput } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { changeRowsWith, rowsWith } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()

type Change = RequestInput<Contract['updateProfile']>['body']
const change = (user: Pick<SignedInUser, 'token'>, body: Change) =>
  shop.send('updateProfile', { body }, as(user))
const logIn = async (email: string, password = testPassword) =>
  shop.send('logIn', { body: { email, password } })
const isSignedIn = async (user: Pick<SignedInUser, 'token'>) =>
  (await shop.send('listMyOrders', {}, as(user))).status === 200
/** Simulates a login some minutes ago. */
const loggedInBefore = ({ _id: user_id }: SignedInUser, minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000)
  return changeRowsWith(shop, 'sessions', { user_id }, { authenticated_at: at })
}
const sessionsOf = ({ _id: user_id }: SignedInUser) =>
  rowsWith(shop, 'sessions', { user_id }, ['authenticated_at'])
const newPassword = 'karachi-1947'

describe('changing name and phone', () => {
  it('requires no password, keeps every session, and answers the same token', async () => {
    const user = await signedUp(shop)
    const other = (await logIn(user.email)).body
    await loggedInBefore(user, 60 * 24 * 7)
    const { status, body } = await change(user, {
      name: 'Sana Tariq',
      email: user.email,
      phone: '0300-1234567',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...user, name: 'Sana Tariq', phone: '+923001234567' })
    expect(await isSignedIn(user)).toBe(true)
    expect(await isSignedIn(other)).toBe(true)
  })

  it('keeps absent fields, and accepts the address in another spelling', async () => {
    const user = await signedUp(shop)
    await change(user, { phone: '0300 1234567' })
    await loggedInBefore(user, 60)
    const upper = user.email.toUpperCase()
    expect((await change(user, { email: upper })).body).toEqual({
      ...user,
      email: upper,
      phone: '+923001234567',
    })
    expect((await change(user, {})).body.email).toBe(upper)
  })

  it.each([
    [{ name: ' ' }, 'name', 'Please enter your full name'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: true as unknown as string }, 'password', 'Please enter a password'],
  ])('refuses %j at its field', async (body, field, message) => {
    const user = await signedUp(shop)
    expect(await change(user, body)).toMatchObject({
      status: 400,
      body: { fields: [{ field, message }] },
    })
  })
})

describe.each([
  ['a new password', async () => ({ password: newPassword })],
  ['a new address', async () => ({ email: newEmail() })],
] as const)('%s (rule: passwords)', (_what, newChange) => {
  it('ends every other session and answers with a fresh token', async () => {
    const user = await signedUp(shop)
    const other = (await logIn(user.email)).body
    const wanted: Change = await newChange()
    const { status, body } = await change(user, wanted)
    expect(status).toBe(200)
    expect(body.token).not.toBe(user.token)
    expect(await isSignedIn(body)).toBe(true)
    expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([false, false])
    const [email, password] = [wanted.email ?? user.email, wanted.password ?? testPassword]
    expect((await logIn(email, password)).status).toBe(200)
    expect((await logIn(user.email)).status).toBe(401)
  })

  it('requires the current password when the login is older than 30 minutes', async () => {
    const user = await signedUp(shop)
    const wanted = await newChange()
    await loggedInBefore(user, 31)
    for (const [sent, message] of [
      [{}, 'Please enter your current password'],
      [{ currentPassword: '' }, 'Please enter your current password'],
      [{ currentPassword: 'wrong' }, 'Your current password is not correct'],
    ] as const) {
      expect(await change(user, { ...wanted, ...sent })).toMatchObject({
        status: 403,
        body: { message, code: 'REAUTH_REQUIRED', fields: [{ field: 'currentPassword', message }] },
      })
    }
    expect(await isSignedIn(user)).toBe(true)
    expect((await logIn(user.email)).status).toBe(200)
    const proved = await change(user, { ...wanted, currentPassword: testPassword })
    expect(proved.status).toBe(200)
    // The password was given just now, so the next change requires none.
    expect((await change(proved.body, await newChange())).status).toBe(200)
  })

  it('does not refresh the time of the login', async () => {
    const user = await signedUp(shop)
    await loggedInBefore(user, 20)
    const { body } = await change(user, await newChange())
    const [session] = await sessionsOf(user)
    const age = Date.now() - (session?.authenticated_at.getTime() ?? 0)
    expect(age).toBeGreaterThan(19 * 60_000)
    expect(await isSignedIn(body)).toBe(true)
  })

  it('succeeds once among concurrent changes, and ends every earlier session', async () => {
    const user = await signedUp(shop)
    const other = (await logIn(user.email)).body
    const wanted = await Promise.all([newChange(), newChange(), newChange(), newChange()])
    const answers = await Promise.all(
      wanted.map((one, index) => change(index % 2 === 0 ? user : other, one)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status } of answers) expect([200, 401, 409]).toContain(status)
    expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([false, false])
    expect(await sessionsOf(user)).toHaveLength(1)
  })
})

describe('a new address', () => {
  it('of another account is refused at its field, and nothing changes', async () => {
    const [user, other] = [await signedUp(shop), await signedUp(shop)]
    const message = 'An account with this email already exists'
    const refused = await change(user, { name: 'New Name', email: other.email.toUpperCase() })
    expect(refused).toMatchObject({
      status: 409,
      body: { message, code: 'EMAIL_TAKEN', fields: [{ field: 'email', message }] },
    })
    expect((await change(user, {})).body).toEqual(user)
  })
})

describe('a password change during a login with the old password', () => {
  it('leaves no session of that login', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await signedUp(shop)
      const [changed, ...logins] = await Promise.all([
        change(user, { password: newPassword }),
        logIn(user.email),
        logIn(user.email),
      ])
      expect(changed.status).toBe(200)
      for (const { status, body } of logins) {
        if (status === 200) expect(await isSignedIn(body)).toBe(false)
        else expect(status).toBe(401)
      }
    }
  })
})
