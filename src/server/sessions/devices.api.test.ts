import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ rateLimitScale: 0 })
})
afterAll(() => shop.close())

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'

/** (rule: tokens) */
describe('the devices of an account', () => {
  test('are listed to that account only', async () => {
    const email = newEmail()
    const here = as(await signedUp(shop, { email }))
    await signedUp(shop)
    const body = { email, password: testPassword }
    await shop.send('logIn', { body }, undefined, { 'user-agent': phone })
    const { sessions } = (await shop.send('listSessions', {}, here)).body
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['', true],
      ['Chrome on Android', false],
    ])
    expect(Date.parse(sessions[0]?.since ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/)
  })

  test('are logged out at once, apart from this one and those of other accounts', async () => {
    const email = newEmail()
    const here = as(await signedUp(shop, { email }))
    const stranger = as(await signedUp(shop))
    const body = { email, password: testPassword }
    const there = as((await shop.send('logIn', { body })).body)
    expect((await shop.send('endOtherSessions', {}, here)).status).toBe(200)
    expect((await shop.send('listSessions', {}, there)).status).toBe(401)
    expect((await shop.send('listSessions', {}, stranger)).status).toBe(200)
    const { sessions } = (await shop.send('listSessions', {}, here)).body
    expect(sessions).toHaveLength(1)
  })
})
