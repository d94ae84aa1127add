import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MAX_PASSKEYS } from '#domain/accounts/second-step.ts'
import { HOUR, MINUTE } from '#domain/text/units.ts'
import { eachOf } from '#platform/storage/in-parts.ts'
import { createAdmin } from '#server/accounts/admins.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { limits } from '#server/http/limits/limits.ts'
import { newAuthenticator, type TestAuthenticator } from '#testing/authenticator.ts'
import { heldTransaction } from '#testing/locks.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { enrol } from '#testing/second-step.ts'
import { TEST_ORIGIN as ORIGIN, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()

const proof = { currentPassword: testPassword }
const start = (by: Visitor, body: { currentPassword?: string; code?: string } = proof) =>
  shop.send('startPasskey', { body }, by)
const add = (by: Visitor, response: Record<string, unknown>) =>
  shop.send('addPasskey', { body: { response } }, by)
const options = async () => (await shop.send('startPasskeyLogin', {})).body
const logIn = (response: Record<string, unknown>) =>
  shop.send('logInByPasskey', { body: { response } })

/** An account with a passkey. */
async function withPasskey(): Promise<
  Awaited<ReturnType<typeof signedUp>> & { by: Visitor; authenticator: TestAuthenticator }
> {
  const user = await signedUp(shop)
  const by = as(user)
  const authenticator = newAuthenticator(ORIGIN)
  const added = await add(by, authenticator.make((await start(by)).body))
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  return { ...user, by, authenticator }
}

/** (rule: passkeys) */
describe('a passkey', () => {
  test('logs in without a password, even if a second step is enabled', async () => {
    const { email, by, authenticator } = await withPasskey()
    await enrol(shop, by)
    const { status, body } = await logIn(authenticator.sign(await options()))
    expect(status).toBe(200)
    expect(body.email).toBe(email)
    expect((await shop.send('listMyOrders', {}, as(body))).status).toBe(200)
  })

  test('requires password and code to be added', async () => {
    const by = as(await signedUp(shop))
    const { app } = await enrol(shop, by)
    expect((await start(by, {})).body.code).toBe('REAUTH_REQUIRED')
    expect((await start(by)).body.code).toBe('SECOND_STEP_REQUIRED')
    expect((await start(by, { ...proof, code: app.code() })).status).toBe(200)
  })

  test('is listed to its account, which alone can remove it', async () => {
    const { by, authenticator } = await withPasskey()
    const { body } = await shop.send('listPasskeys', {}, by)
    expect(body).toEqual({
      passkeys: [{ id: expect.any(String), device: '', since: expect.any(String), usedAt: null }],
      isAvailable: true,
    })
    const params = { id: body.passkeys[0]?.id ?? '' }
    const stranger = as(await signedUp(shop))
    expect((await shop.send('removePasskey', { params, body: proof }, stranger)).status).toBe(404)
    const removed = await shop.send('removePasskey', { params, body: proof }, by)
    expect(removed.body.passkeys).toEqual([])
    expect((await logIn(authenticator.sign(await options()))).status).toBe(401)
  })

  test('requires password and code to be removed', async () => {
    const { by, authenticator } = await withPasskey()
    const { app } = await enrol(shop, by)
    const [{ id } = { id: '' }] = (await shop.send('listPasskeys', {}, by)).body.passkeys
    const remove = (body: { currentPassword?: string; code?: string }) =>
      shop.send('removePasskey', { params: { id }, body }, by)
    const code = app.code()
    expect((await remove({ code })).body.code).toBe('REAUTH_REQUIRED')
    expect((await remove({ currentPassword: 'a guess', code })).body.code).toBe('REAUTH_REQUIRED')
    expect((await remove(proof)).body.code).toBe('SECOND_STEP_REQUIRED')
    expect((await logIn(authenticator.sign(await options()))).status).toBe(200)
    expect((await remove({ ...proof, code })).body.passkeys).toEqual([])
  })

  test('answers a challenge of the same account, once', async () => {
    const by = as(await signedUp(shop))
    const stranger = as(await signedUp(shop))
    const authenticator = newAuthenticator(ORIGIN)
    const issued = (await start(by)).body
    expect((await add(stranger, authenticator.make(issued))).status).toBe(400)
    expect(
      (await add(by, authenticator.make(issued, { origin: 'https://elsewhere.example' }))).status,
    ).toBe(400)
    // A challenge is used up whatever the result.
    expect((await add(by, authenticator.make(issued))).status).toBe(400)
    expect((await add(by, authenticator.make((await start(by)).body))).status).toBe(200)
    expect((await add(by, {})).status).toBe(400)
  })
})

describe('a new passkey is refused', () => {
  test('beyond ten, even if the answers were kept back, and sent at once', async () => {
    const by = as(await signedUp(shop))
    const answers: Record<string, unknown>[] = []
    for (let count = 0; count < MAX_PASSKEYS + 5; count += 1) {
      answers.push(newAuthenticator(ORIGIN).make((await start(by)).body))
    }
    const added = await Promise.all(answers.map((answer) => add(by, answer)))
    const refused = added.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(5).fill([409, 'CONFLICT']),
    )
    expect((await shop.send('listPasskeys', {}, by)).body.passkeys).toHaveLength(MAX_PASSKEYS)
    expect((await start(by)).body.code).toBe('CONFLICT')
  })

  test('from a frame of another site', async () => {
    const by = as(await signedUp(shop))
    const framed = newAuthenticator(ORIGIN).make((await start(by)).body, { isFramed: true })
    expect((await add(by, framed)).status).toBe(400)
  })
})

describe('challenges', () => {
  test('are limited per network, and are kept for an hour', async () => {
    const { db } = shop.database
    const { max } = limits.passkeyChallenges
    const network = await openTestShop({ database: shop.database, trustProxy: 'loopback' })
    const ask = (address: string) =>
      network.send('startPasskeyLogin', {}, { headers: { 'x-forwarded-for': address } })
    await db.deleteFrom('passkey_challenges').execute()
    const answers = await eachOf([...Array(max + 3).keys()], 20, (at) =>
      ask(`2001:db8::${at.toString(16)}`),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect((await ask('2001:db8:0:1::1')).status).toBe(200)
    expect(await purgeIdle(db, new Date(Date.now() + HOUR - MINUTE))).toMatchObject({
      passkeyChallenges: 0,
    })
    expect(await purgeIdle(db, new Date(Date.now() + HOUR + MINUTE))).toMatchObject({
      passkeyChallenges: max + 1,
    })
  })

  test('are used up without a transaction, so that forged answers hold no connection', async () => {
    const { authenticator } = await withPasskey()
    const forged = authenticator.sign({ challenge: 'made-up' })
    const { rows: lock } = await sql<{ id: string }>`select id from passkeys`.execute(
      shop.database.db,
    )
    const locked = await heldTransaction(shop, (tx) =>
      sql`select from passkeys where id = any (${lock.map(({ id }) => id)}::text[]) for update`.execute(
        tx,
      ),
    )
    // Neither waits for the lock of the passkey's row.
    const refused = await Promise.all(Array.from({ length: 24 }, () => logIn(forged)))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]))
    await locked.commit()
  })
})

describe('a login by a passkey is refused', () => {
  test.each<[string, (by: TestAuthenticator) => Promise<Record<string, unknown>>]>([
    [
      'on a page of another shop',
      async (by) => by.sign(await options(), { origin: 'https://elsewhere.example' }),
    ],
    ['in a frame of another site', async (by) => by.sign(await options(), { isFramed: true })],
    [
      'that names another account',
      async (by) => {
        const userHandle = Buffer.from((await signedUp(shop))._id).toString('base64url')
        return by.sign(await options(), { userHandle })
      },
    ],
    ['that names no account', async (by) => by.sign(await options(), { userHandle: '' })],
    ['without a finger or a PIN', async (by) => by.sign(await options(), { isVerified: false })],
    ['that signed something of its own', async (by) => by.sign({ challenge: 'made-up' })],
    ['that nobody added', async () => newAuthenticator(ORIGIN).sign(await options())],
    ['that is none', async () => ({ id: 7 })],
    ['that is empty', async () => ({})],
  ])('%s', async (_case, response) => {
    const { authenticator } = await withPasskey()
    const refused = await logIn(await response(authenticator))
    expect(refused.status).toBe(401)
    expect(refused.body).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test('when it is sent again', async () => {
    const { authenticator } = await withPasskey()
    const signed = authenticator.sign(await options())
    expect((await logIn(signed)).status).toBe(200)
    expect((await logIn(signed)).status).toBe(401)
  })

  test('after its challenge has expired', async () => {
    const { authenticator } = await withPasskey()
    const signed = authenticator.sign(await options())
    await shop.database.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await logIn(signed)).status).toBe(401)
  })

  test('if its counter does not increase, as that of a cloned authenticator', async () => {
    const { authenticator } = await withPasskey()
    expect((await logIn(authenticator.sign(await options(), { counter: 5 }))).status).toBe(200)
    expect((await logIn(authenticator.sign(await options(), { counter: 5 }))).status).toBe(401)
    expect((await logIn(authenticator.sign(await options(), { counter: 6 }))).status).toBe(200)
  })

  test('if a concurrent one has the same counter', async () => {
    const { authenticator } = await withPasskey()
    const issued = [await options(), await options(), await options()]
    const logins = await Promise.all(
      issued.map((each) => logIn(authenticator.sign(each, { counter: 9 }))),
    )
    expect(logins.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  test('once its account is deleted, or was taken over by an operator', async () => {
    const gone = await withPasskey()
    const taken = await withPasskey()
    const admin = newEmail()
    await createAdmin(shop.database.db, { email: admin, password: testPassword })
    const owner = await shop.send('logIn', { body: { email: admin, password: testPassword } })
    await shop.send('deleteUser', { params: { id: gone._id } }, as(owner.body))
    await createAdmin(shop.database.db, { email: taken.email })
    for (const { authenticator } of [gone, taken]) {
      expect((await logIn(authenticator.sign(await options()))).status).toBe(401)
    }
  })
})
