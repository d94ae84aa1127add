import { describe, expect, test } from 'vitest'
import { transact } from '#platform/database/transaction.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop } from '#testing/shop.ts'
import { lockChallenge, MOST_SESSIONS, openChallenge, openSession } from './session.ts'

const shop = await openTestShop({ rateLimitScale: 0 })

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

describe('an account', () => {
  test('has at most 100 sessions: a further login ends the oldest (rule: tokens)', async () => {
    const user = await signedUp(shop)
    const { db } = shop.database
    const owner = { id: user._id, is_admin: false }
    const tokens: string[] = [user.token]
    for (let count = 0; count <= MOST_SESSIONS; count += 1) {
      tokens.push(await openSession(db, owner, { device: '' }))
    }
    const rows = await db.selectFrom('sessions').select('user_id').execute()
    expect(rows.filter(({ user_id }) => user_id === user._id)).toHaveLength(MOST_SESSIONS)
    const statuses = await Promise.all(
      tokens.slice(0, 3).map((token) => shop.send('listSessions', {}, as({ token }))),
    )
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200])
  })

  test('has at most 20 pending logins, the newest', async () => {
    const { _id: id } = await signedUp(shop)
    const { db } = shop.database
    const tokens: string[] = []
    for (let count = 0; count < 25; count += 1) tokens.push(await openChallenge(db, id))
    const found = await transact(db, async (tx) => {
      const known: boolean[] = []
      for (const token of tokens) known.push((await lockChallenge(tx, token)) !== undefined)
      return known
    })
    expect(found).toEqual([...Array(5).fill(false), ...Array(20).fill(true)])
  })
})
