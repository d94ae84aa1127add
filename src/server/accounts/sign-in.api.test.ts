import { afterAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#testing/accounts.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { activityAbout } from '#testing/rows.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
afterAll(() => shop.close())

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const logIn = (email: string, agent: string) =>
  shop.send('logIn', { body: { email, password: testPassword } }, undefined, {
    'user-agent': agent,
  })

/** (rule: activity) */
describe('an admin’s login from a new kind of device', () => {
  test('is recorded once for each kind, however the earlier sessions ended', async () => {
    const { _id, email } = await signedUp(shop)
    await makeAdmin(shop, _id)
    const first = await logIn(email, chrome)
    await shop.send('logOut', {}, as(first.body))
    await logIn(email, chrome)
    await logIn(email, firefox)
    await logIn(email, firefox)
    expect(await activityAbout(shop, _id)).toEqual([
      'Sana Malik: Logged in on a new device: Chrome on Android',
      'Sana Malik: Logged in on a new device: Firefox on Linux',
    ])
  })

  test('is recorded when the second step is done, and not before', async () => {
    const user = await signedUp(shop)
    await makeAdmin(shop, user._id)
    const { app } = await enrol(shop, as(user))
    const { challenge = '' } = (await logIn(user.email, chrome)).body as { challenge?: string }
    expect(await activityAbout(shop, user._id)).toEqual([
      'Sana Malik: Switched two-step verification on',
    ])
    const body = { challenge, code: app.code() }
    const done = await shop.send('finishLogin', { body }, undefined, { 'user-agent': chrome })
    expect(done.status).toBe(200)
    expect((await activityAbout(shop, user._id)).at(-1)).toBe(
      'Sana Malik: Logged in on a new device: Chrome on Android',
    )
  })

  test('is not recorded of customers', async () => {
    const customer = await signedUp(shop)
    await logIn(customer.email, chrome)
    expect(await activityAbout(shop, customer._id)).toEqual([])
  })
})
