import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { accountKey, activeWallets, type StoredWallet } from '#domain/settings/wallets.ts'
import { DAY } from '#domain/text/units.ts'
import { sweepPictures } from '#server/chores/sweep.ts'
import { newAccount } from '#testing/accounts.ts'
import { blackPng } from '#testing/crafted-pictures.ts'
import { mailingFacts, switchMailOn, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { signedUpAdmin, testPassword } from '#testing/passwords.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct } from '#testing/products.ts'
import { proofForm, sendProof } from '#testing/proofs.ts'
import { rowsWith } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const images = memoryStore()
const shop = await openTestShop({ rateLimitScale: 0, facts: mailingFacts, imageStore: images })
await switchMailOn(shop.database.db)
const product = await newProduct(shop)
const owner = await signedUpAdmin(shop)
const thief = await signedUpAdmin(shop)
const server = await openMailServer({})

const account = (number: string, title = 'Zara Ahmed'): StoredWallet => ({
  service: 'Easypaisa',
  title,
  number,
  isResting: false,
})
const real = account('03007654321')
const second = account('03007654322')
const evil = account('03456789012', 'Somebody Else')

const save = async (wallets: readonly StoredWallet[], by = owner) => {
  const body = { wallets: [...wallets], currentPassword: testPassword }
  const answer = await shop.send('saveWallets', { body }, by)
  expect(answer.status).toBe(200)
  // The process follows its own notification a moment later.
  const keys = activeWallets(wallets).map(accountKey)
  await expect
    .poll(async () => (await shop.send('getShop', {}, anonymous)).body.wallets.map(accountKey))
    .toEqual(keys)
  return answer.body.payment
}

/** Each test begins with `real`, which has stood for a month. */
beforeEach(async () => {
  const { db } = shop.database
  await save([real])
  await db.deleteFrom('wallet_changes').execute()
  await db.deleteFrom('messages').execute()
  server.received.length = 0
})

/** Moves all changes and orders back in time. */
async function passDays(days: number) {
  const by = sql`make_interval(days => ${days})`
  const { db } = shop.database
  await sql`update wallet_changes set at = at - ${by}, revoked_at = revoked_at - ${by}`.execute(db)
  await sql`update orders set created_at = created_at - ${by}`.execute(db)
}

const transfer = (changes: object = {}) =>
  placedOrder(shop, { ...orderBody(product), paymentMethod: 'Online_Manual', ...changes })
const placed = async (changes: object = {}) => (await transfer(changes))._id
const shown = async (id: string, by: Visitor = anonymous) =>
  (await shop.send('getOrder', { params: { id } }, by)).body
/** Numbers of the accounts to which an order asks its customer to transfer. */
const payTo = async (id: string) => {
  const { toldWallets, shopWallets = [] } = await shown(id)
  return (toldWallets ?? shopWallets).map(({ number }) => number)
}
const isWarned = async (id: string) => (await shown(id)).hasRevokedWallets === true
const history = async () => (await shop.send('getSummary', {}, owner)).body.walletHistory

/** Sends all due mail; returns the letters about revoked accounts. */
async function warnings() {
  await testMailWorker(shop.database.db, server.url).round()
  return server.received.filter(({ subject = '' }) => /Don’t pay|ادائیگی نہ کریں/.test(subject))
}

/** (rule: wallet-changes) */
describe('accounts that were taken back', () => {
  test('are named by no order, and their orders warn', async () => {
    const before = await placed()
    await save([evil], thief)
    const during = await placed()
    expect(await payTo(during)).toEqual([evil.number])
    expect(await payTo(before)).toEqual([real.number])
    const { version } = await shown(during)
    await save([real])
    expect((await shown(during)).version).toBe(version + 1)
    const after = await placed()
    for (const id of [before, during, after]) expect(await payTo(id)).toEqual([real.number])
    expect(await isWarned(during)).toBe(true)
    expect([await isWarned(before), await isWarned(after)]).toEqual([false, false])
    for (const by of [owner, anonymous]) {
      expect(JSON.stringify(await shown(during, by))).not.toContain(evil.number)
    }
  })

  test('are in no later letter, neither a waiting nor a repeated one', async () => {
    await save([evil], thief)
    const id = await placed()
    await save([real])
    await testMailWorker(shop.database.db, server.url).round()
    const sent = (await shown(id, owner)).messages?.find(({ kind }) => kind === 'placed')
    expect(sent?.state).toBe('sent')
    const params = { id, messageId: sent?._id ?? '' }
    expect((await shop.send('sendMessageAgain', { params }, owner)).status).toBe(200)
    await testMailWorker(shop.database.db, server.url).round()
    const aboutOrder = server.received.filter(({ text = '' }) => text.includes(shortOrderId(id)))
    expect(aboutOrder.length).toBeGreaterThan(2)
    for (const { text, html } of aboutOrder) expect(`${text}${html}`).not.toContain(evil.number)
  })

  test('cause one letter for each unpaid order of their time, in its language', async () => {
    const before = await placed()
    await save([evil], thief)
    const english = await placed()
    const urdu = await placed({ language: 'ur' })
    const paid = await placed()
    await shop.send('confirmPayment', { params: { id: paid }, body: {} }, owner)
    const cancelled = await placed()
    await shop.send('cancelOrder', { params: { id: cancelled } }, owner)
    const { _id: cash } = await placedOrder(shop, orderBody(product))
    await save([real])
    const after = await placed()
    const letters = await warnings()
    const named = (id: string) =>
      letters.filter(({ text = '' }) => text.includes(shortOrderId(id))).map(({ text }) => text)
    expect(letters).toHaveLength(2)
    expect([named(english).length, named(urdu).length]).toEqual([1, 1])
    for (const id of [before, paid, cancelled, cash, after]) expect(named(id)).toEqual([])
    expect(named(english)[0]).toContain(real.number)
    expect(named(english)[0]).not.toContain(evil.number)

    await save([evil], thief)
    await save([real])
    expect(await warnings()).toHaveLength(2)
  })

  test('cause no letter about an order that was paid before it left', async () => {
    await save([evil], thief)
    const id = await placed()
    await save([real])
    await shop.send('confirmPayment', { params: { id }, body: {} }, owner)
    expect(await warnings()).toEqual([])
    const kinds = (await shown(id, owner)).messages?.map(({ kind, state }) => `${kind} ${state}`)
    expect(kinds).toContain('wallets-revoked overtaken')
  })

  test('are gone from the answer to a screenshot, which warns as well', async () => {
    await save([evil], thief)
    const guest = newGuest()
    const { _id: id } = await placedOrder(
      shop,
      { ...orderBody(product), paymentMethod: 'Online_Manual' },
      guest,
    )
    await save([real])
    const answer = await sendProof(shop, id, proofForm(blackPng(40, 50)), guest)
    expect(answer.body).toMatchObject({
      hasRevokedWallets: true,
      shopWallets: [{ number: real.number }],
    })
  })

  test('move an order again when the accounts shown instead are taken back, too', async () => {
    await save([second], thief)
    await save([evil], thief)
    const id = await placed()
    await save([second], thief)
    expect(await payTo(id)).toEqual([second.number])
    await save([real])
    expect(await payTo(id)).toEqual([real.number])
    expect(await warnings()).toHaveLength(1)
  })
})

/** (rule: wallet-qr) */
describe('a QR of an account', () => {
  const stored = async (base: string) => {
    await images.put(new Map(pictureFiles(base).map((name) => [name, blackPng(1, 1)])))
    return picturePath(base)
  }
  const qrOf = async (id: string) => {
    const { toldWallets, shopWallets = [] } = await shown(id)
    return (toldWallets ?? shopWallets).map(({ qr }) => qr)
  }

  test('is answered with the account, and is in no letter', async () => {
    const own = { ...real, qr: await stored('picture-own') }
    const before = await placed()
    await save([own])
    expect((await shop.send('getShop', {}, anonymous)).body.wallets).toEqual([
      { service: real.service, title: real.title, number: real.number, qr: own.qr },
    ])
    const id = await placed()
    expect([await qrOf(before), await qrOf(id)]).toEqual([[undefined], [own.qr]])
    await testMailWorker(shop.database.db, server.url).round()
    const letters = server.received.filter(({ text = '' }) => text.includes(real.number))
    expect(letters.length).toBeGreaterThan(0)
    for (const { text, html } of letters) expect(`${text}${html}`).not.toContain('picture-own')
  })

  test('is guarded as a number is: proof, letters to admins, the way back', async () => {
    const own = { ...real, qr: await stored('picture-own') }
    await save([own])
    await shop.database.db.deleteFrom('wallet_changes').execute()
    const swapped = { ...real, qr: await stored('picture-evil') }
    const unproved = await shop.send('saveWallets', { body: { wallets: [swapped] } }, thief)
    expect(unproved.status).toBe(403)
    await shop.database.db.deleteFrom('messages').execute()
    await save([swapped], thief)
    const told = await rowsWith(shop, 'messages', { kind: 'wallets-changed' }, ['facts'])
    expect(told[0]?.facts.sentence).toBe(
      'The QR of 0300 7654321 changes. Customers who scan pay where it leads.',
    )
    const during = await placed()
    expect(await qrOf(during)).toEqual([swapped.qr])
    const { sentence, changes = [] } = (await history()) ?? {}
    expect(sentence).toMatch(/^The QR of 0300 7654321 is not that of seven days ago/)
    expect(changes[0]?.before).toEqual([own])
    await save(changes[0]?.before ?? [])
    expect(await qrOf(during)).toEqual([own.qr])
    expect(await isWarned(during)).toBe(true)
    expect(await warnings()).toHaveLength(1)
  })

  test('is kept while an account or a change of the accounts names it', async () => {
    const qr = await stored('picture-kept')
    await stored('picture-unused')
    await save([{ ...real, qr }])
    await save([real])
    const { db } = shop.database
    const sweep = () =>
      sweepPictures({ db, images, imageQuotaBytes: 1024 ** 3 }, new Date(Date.now() + 2 * DAY))
    await sweep()
    const isKept = async (base: string) => images.has(pictureFiles(base)[0] ?? '')
    expect([await isKept('picture-kept'), await isKept('picture-unused')]).toEqual([true, false])
    const lost = { ...real, qr: picturePath('picture-unused') }
    const body = { wallets: [lost], currentPassword: testPassword }
    expect((await shop.send('saveWallets', { body }, owner)).body).toMatchObject({
      fields: [{ field: 'wallets', message: pictureSentences().lostPicture }],
    })
  })
})

/** (rule: wallet-changes) */
describe('a thief with an admin’s password', () => {
  test('can’t take the shop’s account back: orders stay with it', async () => {
    const told = await placed()
    await save([evil], thief)
    await save([real])
    const toldAgain = await placed()
    await save([evil], thief)
    for (const id of [told, toldAgain]) {
      expect(await payTo(id)).toEqual([real.number])
      expect(await isWarned(id)).toBe(false)
    }
    expect(await warnings()).toEqual([])
  })

  test('can’t word the dashboard’s sentence, nor hide the first change behind others', async () => {
    await save([evil], thief)
    await save([{ ...evil, title: 'The same accounts as before' }], thief)
    const told = await history()
    expect(told?.sentence).toBe('Transfers go to 0345 6789012. Seven days ago: 0300 7654321.')
    expect(told?.isSame).toBe(false)
    expect(told?.changes.map(({ words }) => words)).toEqual([
      'Changed the name of 0345 6789012.',
      'Added 0345 6789012. Removed 0300 7654321.',
    ])
    expect(told?.changes.at(-1)?.before).toEqual([real])
  })

  test('can’t hide it behind a hundred others, either', async () => {
    await save([evil], thief)
    const { db } = shop.database
    const after = JSON.stringify([evil])
    await db
      .insertInto('wallet_changes')
      .values(Array.from({ length: 100 }, () => ({ actor_name: 'T', before: after, after })))
      .execute()
    const told = await history()
    expect([told?.changes.length, told?.leftOut]).toEqual([50, 51])
    expect(told?.changes.at(-1)?.before).toEqual([real])
    await save([real])
    expect((await history())?.sentence).toBe('Transfers go to the same accounts as seven days ago.')
  })
})

/** (rule: wallet-changes) */
describe('the way back', () => {
  test('lists each change with time and author, and leads to any state of seven days', async () => {
    await save([second])
    const during = await placed()
    await save([evil], thief)
    const { changes = [] } = (await history()) ?? {}
    expect(changes.map(({ by, before }) => [by, before])).toEqual([
      ['Sana Malik', [second]],
      ['Sana Malik', [real]],
    ])
    await save(changes[0]?.before ?? [])
    expect(await payTo(during)).toEqual([second.number])
    expect((await history())?.changes.map(({ isRevoked }) => isRevoked)).toEqual([
      false,
      true,
      false,
    ])
    await save(changes[1]?.before ?? [])
    expect(await payTo(during)).toEqual([real.number])
    await passDays(8)
    expect(await history()).toBeNull()
  })

  test('needs the password, tells every admin what it takes back, and is in the activity', async () => {
    await newAccount(shop, { isAdmin: true })
    await save([evil], thief)
    const refused = await shop.send('saveWallets', { body: { wallets: [real] } }, owner)
    expect(refused.status).toBe(403)
    await shop.database.db.deleteFrom('messages').execute()
    await save([real])
    const sentence =
      'Transfers go to 0300 7654321 from now on. Orders that were told 0345 6789012 say not to pay there.'
    const told = await rowsWith(shop, 'messages', { kind: 'wallets-changed' }, ['facts'])
    expect(told.length).toBeGreaterThan(2)
    expect(told.map(({ facts }) => facts.sentence)).toEqual(told.map(() => sentence))
    const { action } = await shop.database.db
      .selectFrom('activity')
      .select('action')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(action).toBe(sentence)
  })

  test('of two admins at once happens once, in the order of the changes’ times', async () => {
    await save([evil], thief)
    const id = await placed()
    const body = { wallets: [real], currentPassword: testPassword }
    await Promise.all([
      shop.send('saveWallets', { body }, owner),
      shop.send('saveWallets', { body: { ...body, wallets: [real, second] } }, thief),
    ])
    expect(await payTo(id)).toContain(real.number)
    expect(await payTo(id)).not.toContain(evil.number)
    expect(await warnings()).toHaveLength(1)
    const rows = await shop.database.db
      .selectFrom('wallet_changes')
      .select('at')
      .orderBy('sequence')
      .execute()
    const times = rows.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})
