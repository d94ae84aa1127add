import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#domain/text/units.ts'
import { newAccount } from '#testing/accounts.ts'
import { mailingFacts, passTime, switchMailOn, testMailWorker } from '#testing/mail.ts'
import { type MailServerBehaviour, openMailServer, openSilentServer } from '#testing/mail-server.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'
import { takeDue } from './outbox.ts'

/** Delivery of messages from the outbox to a mail server, with failures of either. */

const behaviour: MailServerBehaviour = {}
const server = await openMailServer(behaviour)
const shop = await openTestShop({ rateLimitScale: 0, facts: mailingFacts })
const admin = await newAccount(shop, { isAdmin: true })
// Messages to the owner have tests of their own.
await switchMailOn(shop.database.db, null)
const mailWorker = testMailWorker(shop.database.db, server.url)
afterEach(async () => {
  await shop.database.db.deleteFrom('messages').execute()
  delete behaviour.onMail
  delete behaviour.onRecipient
  server.received.length = 0
  mailWorker.failures.length = 0
})

const email = 'zainab@example.com'
async function order(address = email): Promise<string> {
  const body = orderBody(await newProduct(shop))
  const { _id } = await placedOrder(shop, {
    ...body,
    guestInfo: { name: 'Zainab', phone: '+923005550199', email: address },
  })
  return _id
}
async function stored(orderId: string) {
  const { db } = shop.database
  const row = db.selectFrom('messages').selectAll().where('order_id', '=', orderId)
  return row.executeTakeFirstOrThrow()
}
const deskOf = (id: string) => shop.send('getOrder', { params: { id } }, admin)

describe('a message in the outbox', () => {
  test('is sent once, and recorded', async () => {
    const id = await order()
    expect(await mailWorker.round()).toBe(1)
    expect(await mailWorker.round()).toBe(0)
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[email]])
    expect(await stored(id)).toMatchObject({ state: 'sent', problem: null, tries: 1 })
  })

  test('is written only while mail is on, and only of enabled kinds', async () => {
    const { db } = shop.database
    await db.deleteFrom('message_kinds').execute()
    const id = await order()
    await shop.send('cancelOrder', { params: { id } }, admin)
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
    await switchMailOn(db, null)
  })

  test('is written in the transaction of its cause', async () => {
    const id = await order()
    const body = { status: 'Shipped' } as const
    const [first, second] = await Promise.all([
      shop.send('setOrderStatus', { params: { id }, body }, admin, { 'if-match': '"1"' }),
      shop.send('setOrderStatus', { params: { id }, body }, admin, { 'if-match': '"1"' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    await mailWorker.round()
    expect(server.received.map(({ subject }) => subject?.split(' (')[0])).toEqual([
      'We have your order',
      'Your order is on its way',
    ])
  })

  test('contains no personal data', async () => {
    const id = await order()
    const row = JSON.stringify(await stored(id))
    const { body } = await deskOf(id)
    const { name, phone } = body.guestInfo ?? { name: '', phone: '' }
    const { address, city } = body.shippingAddress
    for (const personal of [name, email, phone, address, city]) {
      expect(row).not.toContain(personal)
    }
  })

  test('has the content of the time of its cause, and is skipped once it is outdated', async () => {
    const id = await order()
    await shop.send('setOrderStatus', { params: { id }, body: { status: 'Shipped' } }, admin)
    await shop.send('cancelOrder', { params: { id } }, admin)
    await mailWorker.round()
    expect(server.received.map(({ subject }) => subject?.split(' (')[0])).toEqual([
      'This order has been cancelled',
    ])
    const { messages } = (await deskOf(id)).body
    expect(messages?.map(({ kind, state }) => [kind, state])).toEqual([
      ['placed', 'overtaken'],
      ['shipped', 'overtaken'],
      ['cancelled', 'sent'],
    ])
  })
})

describe('a refusal by the mail server', () => {
  test('of one address, permanently, fails that message alone', async () => {
    behaviour.onRecipient = (address) => (address === 'gone@example.com' ? { code: 550 } : null)
    const [bad, good] = [await order('gone@example.com'), await order()]
    await mailWorker.round()
    expect(await stored(bad)).toMatchObject({ state: 'failed', problem: 'refused-recipient' })
    expect(await stored(good)).toMatchObject({ state: 'sent' })
    expect(mailWorker.failures).toEqual([
      { kind: 'placed', problem: 'refused-recipient', isGivenUp: true },
    ])
    await passTime(shop.database.db, DAY)
    expect(await mailWorker.round()).toBe(0)
  })

  test.each(['a<b@example.com', 'a@b.example,c'])(
    'is anticipated for the ambiguous address %s, to which nothing is sent',
    async (address) => {
      const id = await order(address)
      await mailWorker.round()
      expect(await stored(id)).toMatchObject({ state: 'failed', problem: 'refused-recipient' })
      expect(server.received).toEqual([])
    },
  )

  test('of a message, temporarily, leads to retries with growing pauses', async () => {
    behaviour.onMail = () => ({ code: 451 })
    const id = await order()
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await mailWorker.round()).toBe(1)
      expect(await stored(id)).toMatchObject({ state: 'waiting', problem: 'try-later' })
      await passTime(shop.database.db, pause * MINUTE - 5_000)
      expect(await mailWorker.round()).toBe(0)
      await passTime(shop.database.db, 5_000)
    }
    delete behaviour.onMail
    await mailWorker.round()
    expect(await stored(id)).toMatchObject({ state: 'sent', problem: null, tries: 9 })
    expect(server.received).toHaveLength(1)
  })

  test('that lasts for two days fails the message', async () => {
    behaviour.onMail = () => ({ code: 451 })
    const id = await order()
    await passTime(shop.database.db, 2 * DAY - HOUR)
    await mailWorker.round()
    expect(await stored(id)).toMatchObject({ state: 'waiting' })
    await passTime(shop.database.db, 2 * HOUR)
    await mailWorker.round()
    expect(await stored(id)).toMatchObject({ state: 'failed', problem: 'try-later' })
    expect(mailWorker.failures.map(({ isGivenUp }) => isGivenUp)).toEqual([false, true])
  })
})

describe('letters about guests’ orders (rule: messages)', () => {
  const limited = () => testMailWorker(shop.database.db, server.url, {}, 1)
  const states = async () => {
    const { db } = shop.database
    const rows = await db.selectFrom('messages').select(['state', 'problem']).execute()
    return rows.map(({ state, problem }) => `${state} ${problem ?? ''}`.trim()).sort()
  }
  const waitingAndRefused = (sent: number, refused: number) => [
    ...Array<string>(refused).fill('failed too-many-letters'),
    ...Array<string>(sent).fill('sent'),
  ]
  beforeEach(() => shop.database.db.deleteFrom('limit_windows').execute())

  test('are limited to five per mailbox and hour, while all 100 orders are placed', async () => {
    const body = orderBody(await newProduct(shop))
    const spellings = [email, 'Zainab@Example.com', 'zainab+win@example.com']
    // Batches below the shop's queue limit: beyond it, orders would be refused.
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const guestInfo = { name: 'Zainab', phone: newPhone(), email: spellings[n % 3] ?? email }
          return placedOrder(shop, { ...body, guestInfo })
        }),
      )
    }
    const processes = Array.from({ length: 4 }, limited)
    await Promise.all(processes.map(({ round }) => round()))
    expect(server.received).toHaveLength(5)
    expect(await states()).toEqual(waitingAndRefused(5, 95))
    await order('another@example.com')
    await limited().round()
    expect(server.received).toHaveLength(6)
  })

  test('resume an hour later; the owner can send a refused one again at once', async () => {
    for (let n = 0; n < 5; n += 1) await order()
    const id = await order()
    await limited().round()
    const { problem } = await stored(id)
    expect(problem).toBe('too-many-letters')
    const [message] = (await deskOf(id)).body.messages ?? []
    expect(message).toMatchObject({ state: 'failed', problem: 'too-many-letters' })
    const params = { id, messageId: message?._id ?? '' }
    await shop.send('sendMessageAgain', { params }, admin)
    await limited().round()
    expect(await states()).toEqual(waitingAndRefused(6, 0))
    await sql`update limit_windows set expires_at = now()`.execute(shop.database.db)
    await order()
    await limited().round()
    expect(await states()).toEqual(waitingAndRefused(7, 0))
  })

  test('count towards the limit only when sent: failed attempts don’t', async () => {
    behaviour.onMail = () => ({ code: 451 })
    for (let n = 0; n < 7; n += 1) await order()
    for (let hour = 0; hour < 3; hour += 1) {
      await limited().round()
      await passTime(shop.database.db, HOUR)
    }
    expect(await states()).toEqual(Array<string>(7).fill('waiting try-later'))
    delete behaviour.onMail
    await limited().round()
    expect(await states()).toEqual(waitingAndRefused(5, 2))
  })

  test('have their own limit: an account’s is higher, and the owner gets every order', async () => {
    await switchMailOn(shop.database.db)
    const customer = await newAccount(shop)
    const { guestInfo: _, ...body } = orderBody(await newProduct(shop))
    for (let n = 0; n < 7; n += 1) await placedOrder(shop, { ...body, phone: newPhone() }, customer)
    await limited().round()
    await switchMailOn(shop.database.db, null)
    expect(await states()).toEqual(waitingAndRefused(14, 0))
  })
})

describe('an unresponsive mail server', () => {
  test('times out, and the message is retried', async () => {
    const silent = await openSilentServer()
    const id = await order()
    await testMailWorker(shop.database.db, silent.url, { greetingTimeout: 100 }).round()
    expect(await stored(id)).toMatchObject({ state: 'waiting', problem: 'too-slow' })
  })

  test('delays no order', async () => {
    const silent = await openSilentServer()
    await order()
    const sending = testMailWorker(shop.database.db, silent.url)
    const round = sending.round()
    await expect.poll(silent.connections).toBe(1)
    // The order is placed, changed and cancelled while the sending hangs.
    const id = await order()
    await shop.send('cancelOrder', { params: { id } }, admin)
    expect(sending.failures).toEqual([])
    await silent.close()
    await round
    expect(sending.failures[0]).toMatchObject({ kind: 'placed', isGivenUp: false })
  })
})

describe('a crash of the process', () => {
  test('before the sending leaves the message to another process when the lease ends', async () => {
    const id = await order()
    expect(await takeDue(shop.database.db)).toMatchObject({ order_id: id })
    expect(await mailWorker.round()).toBe(0)
    await passTime(shop.database.db, 2 * MINUTE)
    expect(await mailWorker.round()).toBe(1)
    expect(server.received).toHaveLength(1)
  })

  test('after the sending leads to a repetition with the same Message-ID', async () => {
    const id = await order()
    await mailWorker.round()
    // Simulates a crash before the result was stored.
    const unsettled = { state: 'waiting', settled_at: null } as const
    const { db } = shop.database
    await db.updateTable('messages').set(unsettled).where('order_id', '=', id).execute()
    await passTime(db, 2 * MINUTE)
    await mailWorker.round()
    const ids = server.received.map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })
})

describe('concurrent mail workers', () => {
  test('never lease the same message', async () => {
    await Promise.all(Array.from({ length: 12 }, () => order()))
    const others = Array.from({ length: 4 }, () => testMailWorker(shop.database.db, server.url))
    const counts = await Promise.all(others.map(({ round }) => round()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(12)
  })
})

describe('administration of messages', () => {
  const again = (id: string, messageId: string) =>
    shop.send('sendMessageAgain', { params: { id, messageId } }, admin)

  test('shows failed ones, and sends them again under a new Message-ID', async () => {
    const id = await order()
    await mailWorker.round()
    const [message] = (await deskOf(id)).body.messages ?? []
    expect(message).toMatchObject({ kind: 'placed', to: 'customer', state: 'sent', problem: null })
    const answer = await again(id, message?._id ?? '')
    expect(answer.body.messages?.[0]).toMatchObject({ state: 'waiting', settledAt: null })
    await mailWorker.round()
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
  })

  test('refuses a message of another order, and an unknown one', async () => {
    const [id, other] = [await order(), await order()]
    const { id: messageId } = await stored(other)
    expect((await again(id, messageId)).status).toBe(404)
    expect((await again(id, 'none')).status).toBe(404)
    expect((await again('none', messageId)).status).toBe(404)
  })

  test('reports that mail is off', async () => {
    const id = await order()
    const off = await openTestShop({ database: shop.database })
    const { id: messageId } = await stored(id)
    const params = { id, messageId }
    const { status, body } = await off.send('sendMessageAgain', { params }, admin)
    expect([status, body.message]).toEqual([400, 'The shop sends no email at present.'])
  })

  test('shows the counts in the metrics', async () => {
    await order()
    const metrics = await (await shop.sendRaw('/metrics')).text()
    expect(metrics).toContain('mail_messages{state="waiting"} 1')
  })
})
