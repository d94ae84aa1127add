import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#domain/text/units.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { makeAdmin, newAccount } from '#testing/accounts.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { activityAbout, changeRow } from '#testing/rows.ts'
import { enrol } from '#testing/second-step.ts'
import { anonymous, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()

const logIn = (email: string, password = testPassword) =>
  shop.send('logIn', { body: { email, password } })
const readsProfile = async (visitor: Visitor) =>
  (await shop.send('listMyOrders', {}, visitor)).status
const sessionsOf = (userId: string) =>
  shop.database.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()
const failTimes = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) await logIn(email, 'wrong')
}
/** Simulates passing time since the last failure, in seconds. */
const passTime = (email: string, seconds: number) =>
  shop.database.db
    .updateTable('login_failures')
    .set({ failed_at: new Date(Date.now() - seconds * 1000) })
    .where('email_hash', '=', limitKey(email))
    .execute()

describe('logging in', () => {
  it('answers the account with a token and without secrets', async () => {
    const user = await signedUp(shop)
    const { status, body } = await logIn(user.email)
    expect(status).toBe(200)
    expect(body).toEqual({
      _id: user._id,
      name: 'Sana Malik',
      email: user.email,
      phone: '',
      isAdmin: false,
      createdAt: user.createdAt,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(body.token).not.toBe(user.token)
    expect(await readsProfile(as(body))).toBe(200)
    expect(await readsProfile(as(user))).toBe(200)
  })

  it.each([
    ['other case', (email: string) => email.toUpperCase()],
    ['outer spaces', (email: string) => `  ${email} `],
    ['marks of direction', (email: string) => `\u200E${email}\u202C`],
    ['full-width letters', (email: string) => email.replace('sana', 'ｓａｎａ')],
  ])('treats the address in %s as the same', async (_form, typed) => {
    const user = await signedUp(shop)
    expect((await logIn(typed(user.email))).body._id).toBe(user._id)
  })

  it('accepts a password in another composition of its letters (rule: invisible-characters)', async () => {
    const [composed, decomposed] = ['Café-لاہورِآ'.normalize('NFC'), 'Café-لاہورِآ'.normalize('NFD')]
    const { email } = await signedUp(shop, { password: decomposed })
    expect((await logIn(email, composed)).status).toBe(200)
    expect((await logIn(email, decomposed)).status).toBe(200)
    expect((await logIn(email, 'Cafe-لاہورآ')).status).toBe(401)
  })

  it('accepts a password that an earlier version hashed as it was typed', async () => {
    const decomposed = 'Café-1947'.normalize('NFD')
    const { _id, email } = await signedUp(shop)
    await changeRow(shop, 'users', _id, { password_hash: await hash(decomposed) })
    expect((await logIn(email, decomposed)).status).toBe(200)
    expect((await logIn(email, decomposed.normalize('NFC'))).status).toBe(200)
  })

  it('stores only the SHA-256 of the token, for 30 days, for admins 12 hours (rule: tokens)', async () => {
    const user = await signedUp(shop)
    await makeAdmin(shop, user._id)
    const { body } = await logIn(user.email)
    expect(body.isAdmin).toBe(true)
    const [first, second] = await sessionsOf(user._id)
    expect(first?.token_hash).toEqual(hashSecret(user.token))
    expect(second?.token_hash).toEqual(hashSecret(body.token))
    const lasts = (session: typeof first) => (session?.expires_at.getTime() ?? 0) - Date.now()
    expect(Math.abs(lasts(first) - 30 * DAY)).toBeLessThan(HOUR)
    expect(Math.abs(lasts(second) - 12 * HOUR)).toBeLessThan(HOUR)
    const rows = JSON.stringify(await shop.database.db.selectFrom('users').selectAll().execute())
    expect(rows).not.toContain(testPassword)
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('refuses a wrong password and an unknown address alike (rule: passwords)', async () => {
    const user = await signedUp(shop)
    const wrong = await logIn(user.email, 'not-the-password')
    const unknown = await logIn(newEmail())
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      message: 'Invalid email or password',
      code: 'WRONG_CREDENTIALS',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const headerNames = ({ headers }: typeof wrong) =>
      [...headers.keys()].filter((name) => name !== 'date').sort()
    expect(headerNames(unknown)).toEqual(headerNames(wrong))
  })

  it('takes as long for an unknown address as for a wrong password (rule: passwords)', async () => {
    const user = await signedUp(shop)
    const times = { wrong: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 12; round += 1) {
      for (const [kind, email] of [
        ['wrong', user.email],
        ['unknown', newEmail()],
      ] as const) {
        await passTime(user.email, 7200)
        const begun = performance.now()
        await logIn(email, 'not-the-password')
        times[kind].push(performance.now() - begun)
      }
    }
    // The fastest of several runs excludes the other load of the machine.
    const ratio = Math.min(...times.unknown) / Math.min(...times.wrong)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('refuses a deleted account, and one without a password', async () => {
    const user = await signedUp(shop)
    await changeRow(shop, 'users', user._id, { deleted_at: new Date() })
    expect((await logIn(user.email)).status).toBe(401)
    expect(await readsProfile(as(user))).toBe(401)
    const { email } = await newAccount(shop)
    expect((await logIn(email, 'none')).status).toBe(401)
  })

  it.each([
    [{ email: '', password: 'x' }, 'email', 'Please enter your email address'],
    [{ email: 'a@b.pk' }, 'password', 'Please enter your password'],
    [{ email: ['a@b.pk'], password: 'x' }, 'email', 'Please enter your email address'],
    [{ email: 'a@b.pk', password: { $ne: '' } }, 'password', 'Please enter your password'],
  ])('refuses %j at its field', async (body, field, message) => {
    const answered = await shop.send('logIn', { body: body as { email: string; password: string } })
    expect(answered).toMatchObject({
      status: 400,
      body: { message, code: 'INVALID_INPUT', fields: [{ field, message }] },
    })
  })
})

describe('guessing the password of one account (rule: passwords)', () => {
  it('is delayed from the sixth failure, and never locked; refused attempts don’t count', async () => {
    const { email } = await signedUp(shop)
    await failTimes(email, 5)
    expect((await logIn(email, 'wrong')).status).toBe(401)
    await passTime(email, 0)
    for (let time = 0; time < 3; time += 1) {
      const delayed = await logIn(email)
      expect(delayed).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
      expect(delayed.headers.get('retry-after')).toBe('1')
    }
    await passTime(email, 2)
    expect((await logIn(email)).status).toBe(200)
  })

  it('is reset by the right password, and after an hour', async () => {
    const { email } = await signedUp(shop)
    await failTimes(email, 5)
    await logIn(email)
    await failTimes(email, 5)
    expect((await logIn(email)).status).toBe(200)
    await failTimes(email, 5)
    await passTime(email, 3601)
    await failTimes(email, 2)
    expect((await logIn(email)).status).toBe(200)
  })

  it('is treated the same for an address without an account', async () => {
    const email = newEmail()
    await failTimes(email, 6)
    await passTime(email, 0)
    const delayed = await logIn(email.toUpperCase())
    expect(delayed.status).toBe(429)
    expect(delayed.headers.get('retry-after')).toBe('1')
    const failures = await shop.database.db.selectFrom('login_failures').selectAll().execute()
    expect(JSON.stringify(failures)).not.toContain(email)
  })

  it('allows few guesses even when many arrive at once', async () => {
    const { email } = await signedUp(shop)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => logIn(email, `guess-${index}`)),
    )
    const looked = guesses.filter(({ status }) => status === 401)
    expect(looked.length).toBeLessThanOrEqual(8)
    expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })
})

describe('failures of one network address', () => {
  it('are counted generously; successful logins are not', async () => {
    const strict = await openTestShop({ rateLimitScale: 0.01 })
    const user = await signedUp(strict)
    const log = (password: string) =>
      strict.send('logIn', { body: { email: user.email, password } })
    for (let time = 0; time < 5; time += 1) expect((await log(testPassword)).status).toBe(200)
    for (let time = 0; time < 3; time += 1) expect((await log('wrong')).status).toBe(401)
    const refused = await log(testPassword)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const rows = await strict.database.db.selectFrom('limit_windows').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})

describe('logging out (rule: tokens)', () => {
  it('ends the current session only', async () => {
    const user = await signedUp(shop)
    const phone = (await logIn(user.email)).body
    expect(await shop.send('logOut', {}, as(phone))).toMatchObject({ status: 200 })
    expect(await readsProfile(as(phone))).toBe(401)
    expect(await readsProfile(as(user))).toBe(200)
    expect((await shop.send('logOut', {}, as(phone))).status).toBe(401)
    expect((await shop.send('logOut', {}, anonymous)).status).toBe(401)
  })

  it('leaves the account’s cart on the server (rule: logout)', async () => {
    const user = await signedUp(shop)
    await shop.database.db
      .insertInto('carts')
      .values({ user_id: user._id, guest_hash: null })
      .execute()
    const before = (await shop.send('getCart', {}, as(user))).body
    await shop.send('logOut', {}, as(user))
    const again = (await logIn(user.email)).body
    expect((await shop.send('getCart', {}, as(again))).body).toEqual(before)
  })
})

describe('a token', () => {
  it('is read from the database at every request, isAdmin too (rule: tokens)', async () => {
    const user = await signedUp(shop)
    const summary = () => shop.send('listOrders', { query: {} }, as(user))
    expect([403, 404]).toContain((await summary()).status)
    const session = shop.database.db.updateTable('sessions').where('user_id', '=', user._id)
    await session.set({ expires_at: new Date(Date.now() - 1000) }).execute()
    expect(await readsProfile(as(user))).toBe(401)
  })

  it.each(['x'.repeat(43), 'short', `${'x'.repeat(30)} y`, ''])(
    'is refused if it is unknown: %j',
    async (token) => {
      expect(await readsProfile({ headers: { authorization: `Bearer ${token}` } })).toBe(401)
    },
  )
})

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const logInFrom = (agent: string, email: string) =>
  shop.send('logIn', { body: { email, password: testPassword } }, undefined, {
    'user-agent': agent,
  })

/** (rule: activity) */
describe('an admin’s login from a new kind of device', () => {
  it('is recorded once for each kind, however the earlier sessions ended', async () => {
    const { _id, email } = await signedUp(shop)
    await makeAdmin(shop, _id)
    const first = await logInFrom(chrome, email)
    await shop.send('logOut', {}, as(first.body))
    await logInFrom(chrome, email)
    await logInFrom(firefox, email)
    await logInFrom(firefox, email)
    expect(await activityAbout(shop, _id)).toEqual([
      'Sana Malik: Logged in on a new device: Chrome on Android',
      'Sana Malik: Logged in on a new device: Firefox on Linux',
    ])
  })

  it('is recorded when the second step is done, and not before', async () => {
    const user = await signedUp(shop)
    await makeAdmin(shop, user._id)
    const { app } = await enrol(shop, as(user))
    const { challenge = '' } = (await logInFrom(chrome, user.email)).body as { challenge?: string }
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

  it('is not recorded of customers', async () => {
    const customer = await signedUp(shop)
    await logInFrom(chrome, customer.email)
    expect(await activityAbout(shop, customer._id)).toEqual([])
  })
})
