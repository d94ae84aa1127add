import { describe, expect, test } from 'vitest'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })

const logIn = async (email: string, password = testPassword) =>
  shop.send('logIn', { body: { email, password } })

/** (rule: proofs-of-a-session) */
describe('proofs of a logged-in account', () => {
  test('are not delayed by a stranger’s wrong logins for its address', async () => {
    const user = await signedUp(shop)
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) {
      statuses.push((await logIn(user.email, 'not-it-1947')).status)
    }
    expect(statuses.at(-1)).toBe(429)
    const body = { currentPassword: testPassword }
    expect((await shop.send('startSecondStep', { body }, as(user))).status).toBe(200)
    // The right proof resets no delay of the login.
    expect((await logIn(user.email)).status).toBe(429)
  })

  test('delay only their own session: neither another one nor the login', async () => {
    const user = await signedUp(shop)
    const other = (await logIn(user.email)).body
    const prove = (by: { token: string }, currentPassword: string) =>
      shop.send('startSecondStep', { body: { currentPassword } }, as(by))
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) {
      statuses.push((await prove(user, 'not-it-1947')).status)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429])
    expect((await prove(user, testPassword)).status).toBe(429)
    expect((await prove(other, testPassword)).status).toBe(200)
    expect((await logIn(user.email)).status).toBe(200)
  })

  test('keep their codes when somebody with the password guesses codes at the login', async () => {
    const user = await signedUp(shop)
    const { app } = await enrol(shop, as(user))
    const { challenge = '' } = (await logIn(user.email)).body as { challenge?: string }
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) {
      const body = { challenge, code: app.wrongCode() }
      statuses.push((await shop.send('finishLogin', { body })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    const body = { currentPassword: testPassword, code: app.code() }
    expect((await shop.send('makeRecoveryCodes', { body }, as(user))).status).toBe(200)
  })

  test('delay codes of the same session from the sixth wrong one on', async () => {
    const user = await signedUp(shop)
    const { app } = await enrol(shop, as(user))
    const renew = (code: string) =>
      shop.send('makeRecoveryCodes', { body: { currentPassword: testPassword, code } }, as(user))
    for (let time = 0; time < 6; time += 1) expect((await renew(app.wrongCode())).status).toBe(403)
    expect((await renew(app.code())).status).toBe(429)
  })
})
