import { describe, expect, test } from 'vitest'
import { t } from '#messages'
import { createPasswordResetLink } from '#server/accounts/password-reset.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { makeAdmin } from '#testing/accounts.ts'
import { mailingFacts, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { activityAbout, changeRowsWith, rowsWith } from '#testing/rows.ts'
import { appOf, enrol } from '#testing/second-step.ts'
import { openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'
import { codesOf } from '../login-failures.ts'

const shop = await openTestShop({ facts: mailingFacts })

const logIn = (email: string, password = testPassword) =>
  shop.send('logIn', { body: { email, password } })
const finish = (challenge: string, code: string, at: Pick<TestShop, 'send'> = shop) =>
  at.send('finishLogin', { body: { challenge, code } })
/** Challenge of a login with the right password. */
async function challengeOf(email: string): Promise<string> {
  const { status, body } = await logIn(email)
  if (body.challenge === undefined) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.challenge
}
const isSignedIn = async (visitor: Visitor) =>
  (await shop.send('listMyOrders', {}, visitor)).status === 200
const rowsOf = (userId: string) =>
  shop.database.db
    .selectFrom('second_steps')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** An account with an enabled second step. */
async function careful({ isAdmin = false } = {}) {
  const user = await signedUp(shop)
  if (isAdmin) await makeAdmin(shop, user._id)
  return { ...user, by: as(user), ...(await enrol(shop, as(user))) }
}

const changeFailures = (userId: string, changes: { failed_at?: Date; failures?: number }) => {
  const email_hash = limitKey(codesOf(userId))
  return changeRowsWith(shop, 'login_failures', { email_hash }, changes)
}
/** Simulates passing time since the last wrong code, in seconds. */
const passTime = (userId: string, seconds: number) =>
  changeFailures(userId, { failed_at: new Date(Date.now() - seconds * 1000) })

/** (rule: second-step) */
describe('a login with a second step', () => {
  test('requires the code after the right password, and not before', async () => {
    const { email, app } = await careful()
    expect((await logIn(email, 'wrong-one')).body).toEqual({
      message: 'Invalid email or password',
      code: 'WRONG_CREDENTIALS',
    })
    const { status, body } = await logIn(email)
    expect(status).toBe(403)
    expect(body).toEqual({
      message: t.account.codeNeeded,
      code: 'SECOND_STEP_REQUIRED',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const finished = await finish(body.challenge ?? '', app.code())
    expect(finished.status).toBe(200)
    expect(finished.body.email).toBe(email)
    expect(await isSignedIn(as(finished.body))).toBe(true)
  })

  test('requires no code while the enrolment is unconfirmed', async () => {
    const user = await signedUp(shop)
    await shop.send('startSecondStep', { body: { currentPassword: testPassword } }, as(user))
    expect((await logIn(user.email)).status).toBe(200)
  })

  test('accepts each code once, also across logins', async () => {
    const { email, app } = await careful()
    const [one, other] = [await challengeOf(email), await challengeOf(email)]
    const code = app.code()
    expect((await finish(one, code)).status).toBe(200)
    const again = await finish(other, code)
    expect(again.body).toMatchObject({ code: 'SECOND_STEP_REQUIRED', message: t.account.codeUsed })
    expect((await finish(other, app.code(1))).status).toBe(200)
    const older = await finish(await challengeOf(email), code)
    expect(older.body.message).toBe(t.account.codeUsed)
  })

  test('accepts one of two concurrent uses of a code', async () => {
    const { email, app } = await careful()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(email)))
    const code = app.code()
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('accepts each recovery code once, and answers how many are left', async () => {
    const { email, recoveryCodes } = await careful()
    const [first = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(8)
    const finished = await finish(
      await challengeOf(email),
      first.toUpperCase().replaceAll('-', ' '),
    )
    expect(finished.status).toBe(200)
    const again = await finish(await challengeOf(email), first)
    expect(again.body).toMatchObject({ code: 'SECOND_STEP_REQUIRED', message: t.account.codeWrong })
    const { body } = await shop.send('getSecondStep', {}, as(finished.body))
    expect(body.recoveryCodesLeft).toBe(7)
  })
})

describe('a challenge', () => {
  test('is valid for one login and ten minutes, and for no other call', async () => {
    const { email, app, _id } = await careful()
    const challenge = await challengeOf(email)
    expect(await isSignedIn(as({ token: challenge }))).toBe(false)
    await finish(challenge, app.code())
    const again = await finish(challenge, app.code(1))
    expect(again.body).toMatchObject({ code: 'WRONG_CREDENTIALS', message: t.account.tookTooLong })

    const late = await challengeOf(email)
    const ofUser = { user_id: _id }
    const [begun] = await rowsWith(shop, 'login_challenges', ofUser, ['expires_at'])
    const lasts = (begun?.expires_at.getTime() ?? 0) - Date.now()
    expect(Math.abs(lasts - 600_000)).toBeLessThan(30_000)
    const past = { expires_at: new Date(Date.now() - 1) }
    await changeRowsWith(shop, 'login_challenges', ofUser, past)
    expect((await finish(late, app.code(1))).body.message).toBe(t.account.tookTooLong)
    expect((await finish('no-such-challenge', app.code(1))).status).toBe(401)
  })

  test('ends when the password changes', async () => {
    const { email, app, by } = await careful()
    const challenge = await challengeOf(email)
    await shop.send('updateProfile', { body: { password: 'karachi-1947' } }, by)
    expect((await finish(challenge, app.code())).body.message).toBe(t.account.tookTooLong)
  })

  test('is stored as a hash only, like the codes', async () => {
    const { email, recoveryCodes, by, _id } = await careful()
    const challenge = await challengeOf(email)
    const { db } = shop.database
    const stored = JSON.stringify([
      await db.selectFrom('second_steps').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('login_challenges').selectAll().execute(),
    ])
    expect(stored).not.toContain(challenge)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    const started = await shop.send('startSecondStep', { body: {} }, by)
    expect(started.body.key).toBeUndefined()
    expect((await rowsOf(_id))?.sealed_key).toHaveLength(48)
  })
})

describe('wrong codes', () => {
  test('double the delay each time, also for a right code that follows', async () => {
    const { email, app, _id } = await careful()
    const challenge = await challengeOf(email)
    for (let time = 0; time < 6; time += 1) {
      expect((await finish(challenge, app.wrongCode())).status).toBe(403)
    }
    // Simulates six more failures.
    await changeFailures(_id, { failures: 12 })
    expect((await finish(challenge, app.wrongCode())).status).toBe(429)
    // A right password in between resets no failures.
    const next = await challengeOf(email)
    const early = await finish(next, app.code())
    expect(early.status).toBe(429)
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
    await passTime(_id, 900)
    expect((await finish(next, app.code())).status).toBe(200)
    expect((await finish(await challengeOf(email), app.wrongCode())).status).toBe(403)
  })

  test('are refused unchecked beyond the first few of a flood', async () => {
    const { email, app } = await careful()
    const unlimited = await openTestShop({ database: shop.database, rateLimitScale: 0 })
    const challenge = await challengeOf(email)
    const code = app.wrongCode()
    const statuses = new Map<number, number>()
    const guess = async () => {
      for (let time = 0; time < 12; time += 1) {
        const { status } = await finish(challenge, code, unlimited)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, guess))
    expect(statuses.get(403)).toBeLessThanOrEqual(20)
    expect(statuses.get(200)).toBeUndefined()
  })

  test('count for the network address as well, like wrong passwords', async () => {
    const few = await openTestShop({ database: shop.database, rateLimitScale: 2 / 300 })
    const { email, app } = await careful()
    await shop.database.db.deleteFrom('limit_windows').execute()
    const challenge = await challengeOf(email)
    const tries: number[] = []
    for (let time = 0; time < 3; time += 1) {
      tries.push((await finish(challenge, app.wrongCode(), few)).status)
    }
    expect(tries).toEqual([403, 403, 429])
    await shop.database.db.deleteFrom('limit_windows').execute()
  })
})

describe('enabling a second step', () => {
  test('requires the password, even after a recent login', async () => {
    const by = as(await signedUp(shop))
    const start = (currentPassword?: string) =>
      shop.send('startSecondStep', { body: { currentPassword } }, by)
    expect((await start()).body.code).toBe('REAUTH_REQUIRED')
    expect((await start('a guess')).body.code).toBe('REAUTH_REQUIRED')
    const { body } = await start(testPassword)
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.qr.path).toMatch(/^M4 4h7v1h-7z/)
  })

  test('requires a code of the latest key', async () => {
    const by = as(await signedUp(shop))
    const start = () =>
      shop.send('startSecondStep', { body: { currentPassword: testPassword } }, by)
    const earlier = appOf((await start()).body.key)
    const app = appOf((await start()).body.key)
    const confirm = (code: string) => shop.send('confirmSecondStep', { body: { code } }, by)
    expect((await confirm(earlier.code())).body.message).toBe(t.account.codeWrong)
    expect((await shop.send('getSecondStep', {}, by)).body.since).toBeNull()
    expect((await confirm(app.code())).body.recoveryCodes).toHaveLength(8)
    expect((await confirm(app.code(1))).status).toBe(409)
    expect((await start()).status).toBe(409)
    const { body } = await shop.send('getSecondStep', {}, by)
    expect(body).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 8,
      isAvailable: true,
    })
  })

  test('logs all other devices out', async () => {
    const user = await signedUp(shop)
    const elsewhere = as((await logIn(user.email)).body)
    await enrol(shop, as(user))
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(as(user))).toBe(true)
  })

  test('is refused with a message by a shop without an encryption key', async () => {
    const by = as(await signedUp(shop))
    const keyless = await openTestShop({ database: shop.database, secretKey: undefined })
    const { body } = await keyless.send('getSecondStep', {}, by)
    expect(body.isAvailable).toBe(false)
    const request = { body: { currentPassword: testPassword } }
    const refused = await keyless.send('startSecondStep', request, by)
    expect(refused.body).toMatchObject({ code: 'UNAVAILABLE', message: t.account.noSecretKey })
  })
})

describe('disabling it, and new recovery codes', () => {
  test('require password and code', async () => {
    const { by, app, recoveryCodes } = await careful()
    const calls = ['endSecondStep', 'makeRecoveryCodes'] as const
    for (const call of calls) {
      const code = app.code()
      const refused = async (body: { currentPassword?: string; code?: string }) =>
        (await shop.send(call, { body }, by)).body
      expect(await refused({ code })).toMatchObject({ code: 'REAUTH_REQUIRED' })
      expect(await refused({ currentPassword: testPassword })).toMatchObject({
        code: 'SECOND_STEP_REQUIRED',
        fields: [{ field: 'code', message: t.account.codeNeeded }],
      })
      const wrong = { currentPassword: testPassword, code: app.wrongCode() }
      expect(await refused(wrong)).toMatchObject({
        fields: [{ field: 'code', message: t.account.codeWrong }],
      })
    }
    const made = await shop.send(
      'makeRecoveryCodes',
      { body: { currentPassword: testPassword, code: app.code() } },
      by,
    )
    expect(made.body.recoveryCodes).toHaveLength(8)
    const end = (code = '') =>
      shop.send('endSecondStep', { body: { currentPassword: testPassword, code } }, by)
    expect((await end(recoveryCodes[0])).status).toBe(403)
    expect((await end(made.body.recoveryCodes[0])).status).toBe(200)
    expect((await end(made.body.recoveryCodes[1])).status).toBe(409)
  })

  test('are in the activity log for admins only', async () => {
    const { by, app, _id, email, recoveryCodes } = await careful({ isAdmin: true })
    await finish(await challengeOf(email), recoveryCodes[0] ?? '')
    const proof = (code: string) => ({ body: { currentPassword: testPassword, code } })
    await shop.send('makeRecoveryCodes', proof(app.code()), by)
    await shop.send('endSecondStep', proof(app.code(1)), by)
    expect(await activityAbout(shop, _id)).toEqual([
      'Sana Malik: Switched two-step verification on',
      'Sana Malik: Logged in with a recovery code',
      'Sana Malik: Logged in on a new device: unknown',
      'Sana Malik: Made new recovery codes',
      'Sana Malik: Switched two-step verification off',
    ])
    expect(await activityAbout(shop, (await careful())._id)).toEqual([])
  })

  test('notify it in the language of its latest order (rule: letters-by-language)', async () => {
    const server = await openMailServer()
    const { db } = shop.database
    await db.deleteFrom('messages').execute()
    const { email, by } = await careful()
    const product = await newProduct(shop)
    await placedOrder(shop, orderBody(product, { language: 'ur' }), by)
    await testMailWorker(db, server.url).round()
    const letter = server.received.find(({ subject }) => subject?.includes('لاگ اِن'))
    expect(letter?.recipients).toEqual([email])
    expect(letter?.text).toContain('آپ کے لاگ اِن کی ٹو اسٹیپ ویریفکیشن آن ہو گئی ہے۔')
    expect(letter?.text).toContain('https://shop.example/ur/profile')
  })
})

describe('other login methods', () => {
  test('a reset link sets the password and still requires the code', async () => {
    const { email, app, by } = await careful()
    const link = await createPasswordResetLink(shop.database.db, shop.url, email)
    const token = link?.split('#')[1] ?? ''
    const { status, body } = await shop.send('resetPassword', {
      body: { token, password: 'karachi-1947' },
    })
    expect(status).toBe(403)
    expect(body.token).toBeUndefined()
    expect(await isSignedIn(by)).toBe(false)
    expect((await finish(body.challenge ?? '', app.code())).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, 'karachi-1947')).status).toBe(403)
  })
})

test('a shop restored without its key reports it, and accepts recovery codes', async () => {
  const { email, app, recoveryCodes } = await careful()
  const moved = await openTestShop({ database: shop.database, secretKey: 'another key'.repeat(3) })
  const challenge = await challengeOf(email)
  const refused = await finish(challenge, app.code(), moved)
  expect(refused.body.message).toBe(t.account.keyLost)
  expect((await finish(challenge, recoveryCodes[0] ?? '', moved)).status).toBe(200)
})
