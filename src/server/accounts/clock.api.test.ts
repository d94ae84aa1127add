import { afterEach, describe, expect, it, vi } from 'vitest'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { newAccount } from '#testing/accounts.ts'
import { as, signedUp } from '#testing/passwords.ts'
import { openTestShop, type Visitor } from '#testing/shop.ts'
import { openSteppedDatabase } from '#testing/stepped-clock.ts'

/** Seconds. */
const TWO_DAYS = 2 * 24 * 60 * 60

const clock = await openSteppedDatabase()
const shop = await openTestShop({ database: clock.database })

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

describe('a clock that is set back two days', () => {
  it.each([true, false])('ends no session (of an admin: %s)', async (isAdmin) => {
    const account = await newAccount(shop, { isAdmin })
    await setClocks(-TWO_DAYS)
    expect(await isSignedIn(account)).toBe(true)
    await purgeIdle(clock.database.db, new Date())
    expect(await isSignedIn(account)).toBe(true)
  })

  it('requires the password before a change of address, since the age of the login is unknown', async () => {
    const user = await signedUp(shop)
    await setClocks(-TWO_DAYS)
    const body = { name: user.name, email: `new.${user.email}` }
    const answer = await shop.send('updateProfile', { body }, as(user))
    expect(answer).toMatchObject({ status: 403, body: { code: 'REAUTH_REQUIRED' } })
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
