import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { newAccount } from '#testing/accounts.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop, type Visitor } from '#testing/shop.ts'
import { openSteppedDatabase } from '#testing/stepped-clock.ts'
import { createPasswordResetLink } from './password-reset.ts'

/** Seconds. */
const TWO_DAYS = 2 * 24 * 60 * 60

const clock = await openSteppedDatabase()
const shop = await openTestShop({ database: clock.database })
afterAll(async () => {
  await shop.close()
  await clock.close()
})

let stepped = 0
/** Sets the clocks of the database and of the shop's machine, which may be the same machine. */
const setClocks = async (seconds: number) => {
  await clock.step(seconds)
  stepped += seconds
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}
afterEach(async () => {
  await clock.step(-stepped)
  stepped = 0
  vi.useRealTimers()
})

const isSignedIn = async (visitor: Visitor) =>
  (await shop.send('listMyOrders', {}, visitor)).status === 200
const logIn = (email: string, password = testPassword) =>
  shop.send('logIn', { body: { email, password } })

describe('a clock that is set back two days', () => {
  it.each([true, false])('ends no session (of an admin: %s)', async (isAdmin) => {
    const account = await newAccount(shop, { isAdmin })
    await setClocks(-TWO_DAYS)
    expect(await isSignedIn(account)).toBe(true)
    await purgeIdle(clock.database.db, new Date())
    expect(await isSignedIn(account)).toBe(true)
  })

  it('delays no login longer after wrong passwords', async () => {
    const { email } = await signedUp(shop)
    await setClocks(1)
    for (let time = 0; time < 6; time += 1) await logIn(email, 'wrong')
    expect((await logIn(email)).status).toBe(429)
    await setClocks(-TWO_DAYS)
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await logIn(email, 'wrong')
      expect(status === 401 || Number(headers.get('retry-after')) <= 60).toBe(true)
    }
    await setClocks(60)
    expect((await logIn(email)).status).toBe(200)
  })

  it('requires the password before a change of address, since the age of the login is unknown', async () => {
    const user = await signedUp(shop)
    await setClocks(-TWO_DAYS)
    const body = { name: user.name, email: `new.${user.email}` }
    const answer = await shop.send('updateProfile', { body }, as(user))
    expect(answer).toMatchObject({ status: 403, body: { code: 'REAUTH_REQUIRED' } })
  })

  it('leaves a reset link valid', async () => {
    const { email } = await signedUp(shop)
    const link = await createPasswordResetLink(clock.database.db, 'https://khol.pk', email)
    await setClocks(-TWO_DAYS)
    const body = { token: link?.split('#')[1] ?? '', password: 'karachi-1947' }
    expect((await shop.send('resetPassword', { body })).status).toBe(200)
  })
})

it('a clock that is set forward two days and then corrected ends no session', async () => {
  const admin = await newAccount(shop, { isAdmin: true })
  await setClocks(TWO_DAYS)
  expect(await isSignedIn(admin)).toBe(false)
  await purgeIdle(clock.database.db, new Date())
  await setClocks(-TWO_DAYS)
  expect(await isSignedIn(admin)).toBe(true)
})
