import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { OwnerMessage } from '#domain/orders/messages.ts'
import { accents } from '#domain/settings/accents.ts'
import { MINUTE } from '#domain/text/units.ts'
import { type LeasedMessage, splitByRecipient, takeDue } from '#server/mail/outbox.ts'
import { startMailing } from '#server/mailing.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import {
  mailingFacts,
  OWNER,
  PUBLIC_URL,
  passTime,
  switchMailOn,
  testMailWorker,
} from '#testing/mail.ts'
import { type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { shippedBase } from '#testing/settings.ts'
import { openTestShop } from '#testing/shop.ts'
import { followSettings } from './live-settings.ts'
import { SETTINGS_CHANGED } from './stored-settings.ts'

const habits: MailServerBehaviour = {}
const server = await openMailServer(habits)
const opened = await openTestDatabase()
const base = { ...shippedBase, facts: mailingFacts, owner: OWNER }
const settings = await followSettings(opened.database, base)
const shop = await openTestShop({ database: opened.database, settings, rateLimitScale: 0 })
await switchMailOn(shop.database.db)
const bilal = await newAccount(shop, { isAdmin: true, name: 'Bilal', email: 'bilal@shop.example' })
const worker = testMailWorker(shop.database.db, server.url)
afterEach(async () => {
  const { db } = shop.database
  await db.deleteFrom('messages').execute()
  await db.deleteFrom('settings').execute()
  await switchMailOn(db)
  delete habits.onRecipient
  server.received.length = 0
})

const customer = 'zainab@example.com'
async function order(): Promise<string> {
  const { _id } = await placedOrder(shop, {
    ...orderBody(await newProduct(shop)),
    guestInfo: { name: 'Zainab', phone: '+923005550199', email: customer },
  })
  return _id
}

/** Saves the choices of the owner's address and of Bilal. */
const choose = async (owner: readonly OwnerMessage[], admin?: readonly OwnerMessage[]) => {
  const body = {
    senderName: '',
    notifications: [...owner],
    ...(admin && { admins: [{ id: bilal.id, kinds: [...admin] }] }),
  }
  const answer = await shop.send('saveMailSettings', { body }, bilal)
  expect(answer.status).toBe(200)
  return answer.body.mail
}

/** Recipients and subjects of all mails except the customer’s. */
const told = async () => {
  await worker.round()
  return server.received
    .map(({ recipients, subject = '' }) => [recipients.join(), subject.replace(/:? .*/, '')])
    .filter(([to]) => to !== customer)
}

/** (rule: owner-messages) */
describe('messages to the owner', () => {
  test('are sent, by default, to the owner’s address: new orders and proofs only', async () => {
    const { mail } = (await shop.send('getSettings', {}, bilal)).body
    expect(mail.notifications).toEqual(['new-order', 'proof-arrived'])
    expect(mail.admins).toEqual([
      { id: bilal.id, name: 'Bilal', email: 'bilal@shop.example', kinds: [] },
    ])
    const id = await order()
    await shop.send('cancelOrder', { params: { id } }, bilal)
    expect(await told()).toEqual([[OWNER, 'New']])
  })

  test('are sent to each subscriber, in letters that name no other recipient', async () => {
    await choose(['new-order'], ['new-order', 'order-cancelled'])
    const id = await order()
    await shop.send('cancelOrder', { params: { id } }, bilal)
    expect((await told()).toSorted()).toEqual([
      ['bilal@shop.example', 'New'],
      ['bilal@shop.example', 'Order'],
      [OWNER, 'New'],
    ])
    const own = server.received.filter(({ recipients }) => recipients[0] !== customer)
    for (const { recipients, raw } of own) {
      const others = [OWNER, 'bilal@shop.example'].filter((to) => to !== recipients[0])
      for (const other of others) expect(raw).not.toContain(other)
    }
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(3)
    const { messages } = (await shop.send('getOrder', { params: { id } }, bilal)).body
    const ofOrder = messages?.filter(({ kind }) => kind === 'new-order') ?? []
    expect(ofOrder.map(({ admin, state }) => `${admin} ${state}`).toSorted()).toEqual([
      'Bilal sent',
      'null sent',
    ])
  })

  test('are retried for the recipients that failed only', async () => {
    const { db } = shop.database
    await choose(['new-order'], ['new-order'])
    habits.onRecipient = (to) => (to === OWNER ? { code: 451 } : null)
    await order()
    expect(await told()).toEqual([['bilal@shop.example', 'New']])
    delete habits.onRecipient
    await passTime(db, 10 * MINUTE)
    expect(await told()).toEqual([
      ['bilal@shop.example', 'New'],
      [OWNER, 'New'],
    ])
  })

  test('are sent once to each, even if a process dies between splitting and sending', async () => {
    const { db } = shop.database
    await choose(['new-order'], ['new-order'])
    await order()
    const taken: LeasedMessage[] = []
    for (let one = await takeDue(db); one; one = await takeDue(db)) taken.push(one)
    const message = taken.find(({ kind }) => kind === 'new-order')
    if (!message) throw new Error('no message was written')
    const split = () => splitByRecipient(db, message, ['owner', bilal.id])
    // The second worker stands for a process that was suspended for longer than its lease.
    await split()
    await split()
    await passTime(db, 2 * MINUTE)
    expect((await told()).map(([to]) => to).toSorted()).toEqual(['bilal@shop.example', OWNER])
  })

  test('are unchanged for admins in a request without them', async () => {
    await choose(['new-order'], ['order-cancelled'])
    const { notifications, admins } = await choose([])
    expect([notifications, admins[0]?.kinds]).toEqual([[], ['order-cancelled']])
  })

  test('are sent once to an address that is the owner’s and an admin’s', async () => {
    const owner = await newAccount(shop, { isAdmin: true, isTrusted: false, email: OWNER })
    const body = {
      senderName: '',
      notifications: ['new-order' as const],
      admins: [{ id: owner.id, kinds: ['new-order' as const] }],
    }
    await shop.send('saveMailSettings', { body }, bilal)
    await order()
    expect(await told()).toEqual([[OWNER, 'New']])
    await shop.send('setAdmin', { params: { id: owner.id }, body: { isAdmin: false } }, bilal)
  })

  test('are not sent to former admins nor to unknown accounts', async () => {
    const omar = await newAccount(shop, { isAdmin: true, isTrusted: false, name: 'Omar' })
    const guest = await newAccount(shop)
    const kinds = ['new-order' as const]
    const admins = [
      { id: omar.id, kinds },
      { id: guest.id, kinds },
    ]
    await shop.send(
      'saveMailSettings',
      { body: { senderName: '', notifications: [], admins } },
      bilal,
    )
    await shop.send('setAdmin', { params: { id: omar.id }, body: { isAdmin: false } }, bilal)
    await shop.database.db.deleteFrom('messages').execute()
    await order()
    expect(await told()).toEqual([])
    const left = await shop.database.db.selectFrom('messages').select('kind').execute()
    expect(left.map(({ kind }) => kind)).toEqual(['placed'])
  })

  test('notify subscribers of a failed mail to a customer', async () => {
    habits.onRecipient = (to) => (to === customer ? { code: 550 } : null)
    await choose([], [])
    await order()
    expect(await told()).toEqual([])
    await choose([], ['mail-failed'])
    await order()
    expect(await told()).toEqual([['bilal@shop.example', 'An']])
  })

  test('do not report their own failures', async () => {
    habits.onRecipient = () => ({ code: 550 })
    await choose(['new-order'], ['mail-failed'])
    await order()
    await worker.round()
    const rows = await shop.database.db.selectFrom('messages').select(['kind', 'state']).execute()
    expect(rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'mail-failed failed',
      'new-order failed',
      'placed failed',
    ])
  })
})

/** (rules: accents, own-logo) */
test('every letter has the sender’s name and the look at the time of sending', async () => {
  const logo = '/uploads/logo-0123456789abcdef01234567-480x96.webp'
  const { db } = shop.database
  await db
    .insertInto('settings')
    .values([
      {
        section: 'look',
        version: 1,
        data: JSON.stringify({ accent: 'teal', logo, showsName: false }),
      },
      { section: 'mail', version: 1, data: JSON.stringify({ senderName: 'Zara' }) },
    ])
    .execute()
  await sql`select pg_notify(${SETTINGS_CHANGED}, '')`.execute(db)
  await expect.poll(() => settings.facts.accent).toBe('teal')
  await order()
  const stop = startMailing({
    database: shop.database,
    mail: {
      url: server.url,
      from: { name: 'Khol', address: 'orders@shop.example' },
      owner: OWNER,
      isSenderFixed: false,
    },
    rateLimitScale: 0,
    settings,
    publicUrl: PUBLIC_URL,
    log: { warn: () => undefined },
  })
  await expect.poll(() => server.received.length).toBe(2)
  await stop()
  for (const { from, html } of server.received) {
    expect(from).toMatchObject({ name: 'Zara' })
    expect(html).toContain(accents.teal.colour)
    expect(html).toContain(`<img src="${PUBLIC_URL}${logo.replace('.webp', '.png')}"`)
  }
})
