import { describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { mailingFacts } from '#testing/mail.ts'
import { signedUpAdmin, testPassword } from '#testing/passwords.ts'
import { enrol } from '#testing/second-step.ts'
import { settingsOver, shippedBase } from '#testing/settings.ts'
import { anonymous, openTestShop, type Visitor } from '#testing/shop.ts'
import { followSettings } from './live-settings.ts'
import { readSettings } from './stored-settings.ts'

const shop = await openTestShop({ rateLimitScale: 0, facts: mailingFacts })
const admin = await signedUpAdmin(shop)

const facts = {
  name: 'Zara Covers',
  tagline: 'Covers that last',
  handle: '@zara.covers',
  city: 'Lahore',
  exchangeLine: 'Wrong size? We exchange it.',
}
const easypaisa = {
  service: 'Easypaisa',
  title: 'Zara Ahmed',
  number: '0300 765 4321',
  isResting: false,
}
const bank = {
  service: 'Standard Chartered',
  title: 'Zara Ahmed',
  number: 'PK36 SCBL 0000 0011 2345 6702',
  isResting: false,
}

async function settings(): Promise<ShopSettings> {
  return (await shop.send('getSettings', {}, admin)).body
}

const saveShop = (
  body: Partial<typeof facts & { about: string; street: string }> & { help?: object },
  version?: number,
) =>
  shop.send(
    'saveShopSettings',
    { body: { ...facts, ...body } },
    admin,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )

const saveWallets = (wallets: readonly (typeof bank)[], currentPassword = testPassword) =>
  shop.send(
    'saveWallets',
    { body: { wallets: [...wallets], ...(currentPassword !== '' && { currentPassword }) } },
    admin,
  )

/** Processes are updated by a notification, a moment after the answer. */
const eventually = (check: () => Promise<void> | void) =>
  expect.poll(async () => Promise.resolve(check()).then(() => true), { timeout: 1_000 }).toBe(true)

/** (rule: shop-facts) */
describe('the shop’s facts', () => {
  test('are updated in all processes within a second', async () => {
    const other = await settingsOver(shop.database, shopFacts)
    const { status, body } = await saveShop({})
    expect(status).toBe(200)
    expect(body.shop).toMatchObject({ ...facts, handle: 'zara.covers' })
    await eventually(async () => {
      const { body: heard } = await shop.send('getShop', {}, anonymous)
      expect(heard).toMatchObject({
        name: 'Zara Covers',
        directMessageUrl: 'https://ig.me/m/zara.covers',
      })
      expect(other.facts.name).toBe('Zara Covers')
    })
  })

  test('store markup and Urdu unchanged, and an empty answer restores the default', async () => {
    const help = { delivery: 'ع'.repeat(300), exchange: '<script>alert(1)</script>', payment: '' }
    const { body } = await saveShop({ name: '<b>Zara</b>', help })
    expect(body.shop.name).toBe('<b>Zara</b>')
    expect(body.shop.help).toMatchObject(help)
  })

  test('hold a text of 300 letters about the shop; a client without the field keeps it', async () => {
    const about = `${'ع'.repeat(150)}\n<i>${'ب'.repeat(146)}`
    await saveShop({ about, street: 'Shop 14,\nDurand Road' })
    expect((await settings()).shop).toMatchObject({ about, street: 'Shop 14, Durand Road' })
    await eventually(async () => {
      const { body } = await shop.send('getShop', {}, anonymous)
      expect(body).toMatchObject({ about, street: 'Shop 14, Durand Road' })
    })
    await saveShop({})
    expect((await settings()).shop.about).toBe(about)
    await saveShop({ about: '', street: '' })
    expect((await settings()).shop).toMatchObject({ about: '', street: '' })
  })

  test.each([
    ['name', 'ع'.repeat(300), 'Please use at most 60 characters'],
    ['handle', 'zara covers', 'Please enter the handle alone'],
    ['about', 'ع'.repeat(301), 'Please use at most 300 characters'],
  ])('refuse %s %s', async (field, value, message) => {
    const { status, body } = await saveShop({ [field]: value })
    expect({ status, ...body }).toMatchObject({
      status: 400,
      fields: [{ field, message: expect.stringContaining(message) }],
    })
  })

  test('of the environment take precedence, and the page lists them', async () => {
    await saveShop({ city: 'Lahore' })
    const base = { ...shippedBase, fixedFacts: ['city', 'wallets'] }
    const followed = await followSettings(shop.database, base)
    expect(followed.facts).toMatchObject({ city: shopFacts.city, name: 'Zara Covers' })
    const fixed = await openTestShop({ database: shop.database, settings: followed })
    const { body } = await fixed.send('getSettings', {}, admin)
    expect([body.shop.fixed, body.payment.isFixed]).toEqual([['city', 'wallets'], true])
    const asked = { body: { wallets: [bank], currentPassword: testPassword } }
    expect((await fixed.send('saveWallets', asked, admin)).status).toBe(400)
  })

  test('are changed from the shop’s own pages only: cookies and other origins are refused', async () => {
    const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const path = '/api/admin/settings/shop'
    const asked = await shop.sendRaw(path, {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'PUT' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    const [, token = ''] = admin.headers.authorization?.split(' ') ?? []
    const body = JSON.stringify({ ...facts, name: 'Evil' })
    const cookies = { ...foreign, cookie: `token=${token}; session=${token}` }
    const sent = await shop.sendRaw(path, { method: 'PUT', headers: cookies, body })
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([401, null])
    expect((await settings()).shop.name).not.toBe('Evil')
  })

  test('of two admins at once, one gets a conflict', async () => {
    const { version } = (await settings()).shop
    const answers = await Promise.all([saveShop({}, version), saveShop({}, version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await settings()).shop.version).toBe(version + 1)
  })
})

/** (rule: whatsapp-number) */
describe('the WhatsApp number', () => {
  const saveNumber = (whatsapp: string, proof: object = {}, by: Visitor = admin) =>
    shop.send('saveShopSettings', { body: { ...facts, whatsapp, ...proof } }, by)
  const proof = { currentPassword: testPassword }

  test('requires the password when it changes, and only then', async () => {
    for (const refused of [
      await saveNumber('0300 7654321'),
      await saveNumber('0300 7654321', { currentPassword: 'a guess' }),
    ]) {
      expect({ status: refused.status, ...refused.body }).toMatchObject({
        status: 403,
        code: 'REAUTH_REQUIRED',
        fields: [{ field: 'currentPassword' }],
      })
    }
    expect((await settings()).shop.whatsapp).toBe('')
    expect((await saveNumber('+92 300 765 4321', proof)).body.shop.whatsapp).toBe('03007654321')
    expect((await saveNumber('0300 7654321')).status).toBe(200)
    expect((await saveShop({})).body.shop.whatsapp).toBe('03007654321')
    await eventually(async () => {
      const { body } = await shop.send('getShop', {}, anonymous)
      expect(body.whatsapp).toBe('03007654321')
    })
  })

  test('is told to every admin by mail, and recorded', async () => {
    const { db } = shop.database
    await saveNumber('', proof)
    await db.deleteFrom('messages').execute()
    await saveNumber('0300 7654322', proof)
    const sentence = 'Customers write on WhatsApp to 0300 7654322 from now on.'
    const mails = await db.selectFrom('messages').select(['user_id', 'facts']).execute()
    expect(mails.map(({ user_id }) => user_id)).toContain(admin._id)
    expect(new Set(mails.map(({ facts: { sentence: said } }) => said))).toEqual(new Set([sentence]))
    const { body } = await shop.send('listActivity', { query: {} }, admin)
    expect(body.entries[0]?.action).toBe(`Changed the shop’s facts. ${sentence}`)
  })

  test.each([
    ['a landline', '042 35761999'],
    ['a foreign mobile', '+44 7700 900123'],
    ['markup', '<b>03007654321</b>'],
  ])('is refused: %s', async (_name, typed) => {
    const { status, body } = await saveNumber(typed, proof)
    expect({ status, ...body }).toMatchObject({ status: 400, fields: [{ field: 'whatsapp' }] })
  })

  test('is not changed by an admin who isn’t trusted yet (rule: rights-are-money)', async () => {
    const fresh = await newAccount(shop, { isAdmin: true, isTrusted: false })
    const { status, body } = await saveNumber('0300 1112223', proof, fresh)
    expect({ status, ...body }).toMatchObject({ status: 403, code: 'NOT_TRUSTED_YET' })
  })
})

/** (rule: wallet-changes) */
describe('the wallets', () => {
  test('require the password, even in a session that is a second old', async () => {
    const before = (await settings()).payment
    const thief = await saveWallets([bank], '')
    expect({ status: thief.status, ...thief.body }).toMatchObject({
      status: 403,
      code: 'REAUTH_REQUIRED',
    })
    expect((await saveWallets([bank], 'a guess')).status).toBe(403)
    expect((await settings()).payment).toEqual(before)
  })

  test('change by one call, which mails every admin and shows on the dashboard', async () => {
    const other = await newAccount(shop, { isAdmin: true })
    const { db } = shop.database
    await db.deleteFrom('messages').execute()
    const { status, body } = await saveWallets([easypaisa, { ...bank, isResting: true }])
    expect(status).toBe(200)
    const sentence = 'Transfers go to 0300 7654321 from now on.'
    expect(body.payment).toMatchObject({
      wallets: [{ number: '03007654321' }, { number: 'PK36SCBL0000001123456702' }],
      history: {
        isSame: false,
        replacesSamples: true,
        changes: [{ before: shopFacts.wallets.map((w) => ({ ...w, isResting: false })) }],
      },
    })
    await eventually(async () => {
      const { body: heard } = await shop.send('getShop', {}, anonymous)
      expect(heard.wallets.map(({ number }) => number)).toEqual(['03007654321'])
    })
    const { body: summary } = await shop.send('getSummary', {}, admin)
    expect(summary.walletHistory).toEqual(body.payment.history)
    const mails = await db.selectFrom('messages').select(['user_id', 'kind', 'facts']).execute()
    expect(mails.map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([admin._id, other.id]),
    )
    expect(
      mails.every(
        ({ kind, facts: { sentence: said } }) =>
          [kind, said].join() === `wallets-changed,${sentence}`,
      ),
    ).toBe(true)
    const second = await saveWallets([bank])
    expect(second.body.payment.history?.replacesSamples).toBe(false)
  })

  test('that are equal change nothing', async () => {
    const { payment } = await settings()
    expect((await saveWallets(payment.wallets)).body.payment.version).toBe(payment.version)
  })

  test.each([
    ['none', [], 'Please keep one account'],
    ['only a resting one', [{ ...bank, isResting: true }], 'Please keep one account'],
    [
      'five',
      Array.from({ length: 5 }, (_, i) => ({ ...bank, number: `0300765432${i}` })),
      'at most 4',
    ],
    ['one twice', [bank, { ...bank, number: 'pk36scbl0000001123456702' }], 'the same number'],
    ['a wrong check digit', [{ ...bank, number: 'PK37SCBL0000001123456702' }], ''],
  ])('are refused: %s', async (_name, wallets, message) => {
    const { status, body } = await saveWallets(wallets)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(message)
  })

  test('require the code of an enabled second step (rule: second-step)', async () => {
    const careful = await signedUpAdmin(shop)
    const { app } = await enrol(shop, careful)
    const before = (await settings()).payment
    const save = (code?: string) => {
      const asked = { wallets: [bank], currentPassword: testPassword, ...(code && { code }) }
      return shop.send('saveWallets', { body: asked }, careful)
    }
    for (const refused of [await save(), await save(app.wrongCode())]) {
      expect(refused.status).toBe(403)
      expect(refused.body.fields?.map(({ field }) => field)).toEqual(['code'])
    }
    expect((await settings()).payment).toEqual(before)
    const code = app.code()
    expect((await save(code)).status).toBe(200)
    expect((await save(code)).status).toBe(403)
  })
})

describe('mail', () => {
  test('is tested by a letter to the caller', async () => {
    const { body } = await shop.send('sendTestMail', {}, admin)
    expect(body.message).toMatch(/^A test email is on its way to /)
  })
})

test('a help topic and an accent of a later version don’t hide the rest of their sections', async () => {
  const stored = await openTestDatabase()
  const { db } = stored.database
  const shop = { name: 'Zara', help: { delivery: 'By bike', 'of-tomorrow': 'By drone' } }
  const look = { accent: 'of-tomorrow', showsName: false }
  await db
    .insertInto('settings')
    .values([
      { section: 'shop', version: 1, data: JSON.stringify(shop) },
      { section: 'look', version: 1, data: JSON.stringify(look) },
    ])
    .execute()
  const read = await readSettings(db, shippedBase)
  expect(read.facts).toMatchObject({ name: 'Zara', accent: shippedBase.facts.accent })
  expect(read.facts.help).toEqual({ ...shippedBase.facts.help, delivery: 'By bike' })
  expect(read.look.showsName).toBe(false)
})
