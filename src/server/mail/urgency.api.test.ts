import { afterEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#domain/text/units.ts'
import { newAccount } from '#testing/accounts.ts'
import { mailingFacts, OWNER, passTime, switchMailOn, testMailWorker } from '#testing/mail.ts'
import { type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { signedUp, signedUpAdmin, testPassword } from '#testing/passwords.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'
import { startMailWorker } from './mail-worker.ts'

/** The order in which the queue serves messages, while a mail server is slow or its day used up. */

const behaviour: MailServerBehaviour = {}
const server = await openMailServer(behaviour)
const shop = await openTestShop({ rateLimitScale: 0, facts: mailingFacts })
const admin = await signedUpAdmin(shop)
const owner = await newAccount(shop, { isAdmin: true, email: 'bilal@shop.example' })
afterEach(async () => {
  await shop.database.db.deleteFrom('messages').execute()
  await switchMailOn(shop.database.db, null)
  delete behaviour.onRecipient
  server.received.length = 0
})

const customer = 'zainab@example.com'
async function placeOrders(count: number): Promise<void> {
  const body = orderBody(await newProduct(shop))
  for (let n = 0; n < count; n += 1) {
    const guestInfo = { name: 'Zainab', phone: newPhone(), email: customer }
    await placedOrder(shop, { ...body, guestInfo })
  }
}
let accounts = 0
async function changeWallets(): Promise<void> {
  accounts += 1
  const number = `0300 765 ${String(1_000 + accounts)}`
  const wallets = [{ service: 'Easypaisa', title: 'Zara Ahmed', number, isResting: false }]
  const body = { wallets, currentPassword: testPassword }
  const { status } = await shop.send('saveWallets', { body }, admin)
  expect(status).toBe(200)
}
const askForLink = async (email: string) =>
  expect((await shop.send('askForPassword', { body: { email } })).status).toBe(200)
const receivedBy = (address: string) =>
  server.received.filter(({ recipients }) => recipients.includes(address))
const recipients = () => server.received.flatMap((mail) => mail.recipients)
const waiting = async () =>
  (
    await shop.database.db
      .selectFrom('messages')
      .select(['kind', 'problem'])
      .where('state', '=', 'waiting')
      .orderBy('kind')
      .execute()
  ).map(({ kind, problem }) => `${kind} ${problem}`)

/** Worker as in a process of the shop. */
function startWorker(): () => Promise<void> {
  const { db, listener } = shop.database
  const { services } = testMailWorker(db, server.url)
  return startMailWorker(services, listener, (error) => {
    throw error
  })
}

/** (rule: urgent-letters) */
describe('the queue', () => {
  test('serves wallets, then links and logins, then customers, then the owner', async () => {
    await switchMailOn(shop.database.db, OWNER)
    await placeOrders(2)
    const shopper = await signedUp(shop)
    await askForLink(shopper.email)
    await changeWallets()
    await testMailWorker(shop.database.db, server.url).round()
    expect(recipients().slice(0, 2).sort()).toEqual([admin.email, owner.email].sort())
    expect(recipients().slice(2)).toEqual([shopper.email, customer, customer, OWNER, OWNER])
    const [letter] = receivedBy(owner.email)
    expect(letter?.subject).toBe('The transfer accounts of Khol were changed')
    expect(letter?.text).toMatch(/Transfers go to 0300 765\d+ from now on.*Changed by: Sana Malik/s)
  })

  test('keeps lanes for links and wallets while the mail server holds up other letters', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const shoppers = [await signedUp(shop), await signedUp(shop), await signedUp(shop)]
    const slow = [customer, ...shoppers.map(({ email }) => email)]
    const waitingFor: string[] = []
    behaviour.onRecipient = async (address) => {
      if (!slow.includes(address)) return null
      waitingFor.push(address)
      await promise
      return null
    }
    const stop = startWorker()
    await placeOrders(14)
    // All lanes that take such letters are waiting for the server.
    await expect.poll(() => waitingFor).toEqual([customer, customer])
    for (const { email } of shoppers) await askForLink(email)
    await expect.poll(() => waitingFor.length).toBe(3)
    await changeWallets()
    await expect.poll(() => receivedBy(owner.email).length).toBe(1)
    expect(waitingFor[2]).not.toBe(customer)
    expect(receivedBy(customer)).toEqual([])
    release()
    await expect.poll(() => recipients().length).toBe(14 + 3 + 2)
    await stop()
  })
})

/** (rule: urgent-letters) */
describe('the provider’s day', () => {
  const worker = () => testMailWorker(shop.database.db, server.url, {}, 0, 10)

  test('keeps a share for links and logins, and one for wallets', async () => {
    await placeOrders(12)
    await worker().round()
    expect(receivedBy(customer)).toHaveLength(8)
    expect(await waiting()).toEqual(Array<string>(4).fill('placed over-quota'))
    const shoppers = [await signedUp(shop), await signedUp(shop), await signedUp(shop)]
    for (const { email } of shoppers) await askForLink(email)
    await worker().round()
    expect(recipients()).toHaveLength(10)
    expect(await waiting()).toContain('password-reset over-quota')
    await changeWallets()
    await worker().round()
    expect([receivedBy(admin.email).length, receivedBy(owner.email).length]).toEqual([1, 1])
  })

  test('ends after 24 hours; the letters that waited are sent then', async () => {
    await placeOrders(10)
    await worker().round()
    await passTime(shop.database.db, DAY - MINUTE)
    await worker().round()
    expect(receivedBy(customer)).toHaveLength(8)
    await passTime(shop.database.db, 61 * MINUTE)
    await worker().round()
    expect(receivedBy(customer)).toHaveLength(10)
    expect(await waiting()).toEqual([])
  })
})
