import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { newAccount } from '#testing/accounts.ts'
import { newAuthenticator } from '#testing/authenticator.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { jpegOfScans, MOST_SCANS } from '#testing/picture-bombs.ts'
import { newProduct } from '#testing/products.ts'
import { proofForm, sendProof } from '#testing/proofs.ts'
import { openRaw } from '#testing/raw-http.ts'
import { newGuest, openTestShop, TEST_ORIGIN, type Visitor } from '#testing/shop.ts'

/** Clients that try to use up what all share, with limits on, while another network's guest shops. */

const shop = await openTestShop({ trustProxy: '127.0.0.1' })
const product = await newProduct(shop)
const admin = await newAccount(shop, { isAdmin: true })
const create = { width: 90, height: 200, channels: 3, background: '#fff' } as const
const screenshot = await sharp({ create }).png().toBuffer()

let networks = 0
/** Guest of a network of their own. */
function guestElsewhere(): Visitor {
  networks += 1
  const { headers } = newGuest()
  return { headers: { ...headers, 'x-forwarded-for': `2001:db8:0:${networks.toString(16)}::1` } }
}

let attacker: Visitor
let bystander: Visitor
beforeEach(() => {
  attacker = guestElsewhere()
  bystander = guestElsewhere()
})

/** Order that awaits a transfer, and its guest. */
interface Transfer {
  readonly order: Order
  readonly guest: Visitor
}

/** Orders of guests who share a network. */
async function transfersOf(network: Visitor, count: number): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = []
  while (transfers.length < count) {
    const guest = { headers: { ...network.headers, ...newGuest().headers } }
    const body = orderBody(product, { paymentMethod: 'Online_Manual' })
    transfers.push({ order: await placedOrder(shop, body, guest), guest })
  }
  return transfers
}

const handIn = async ({ order, guest }: Transfer, bytes: Uint8Array) =>
  (await sendProof(shop, order._id, proofForm(bytes), guest)).status

interface Visit {
  readonly statuses: readonly number[]
  /** Milliseconds that 95 of 100 calls took at most. */
  readonly p95: number
}

/** Shops by calls, one after the other, until `attack` is over, and for twenty rounds at least. */
async function shopDuring(attack: Promise<unknown>): Promise<Visit> {
  let isOver = false
  const over = attack.finally(() => {
    isOver = true
  })
  const took: number[] = []
  const statuses: number[] = []
  const ask = async (work: () => Promise<{ readonly status: number }>) => {
    const start = performance.now()
    statuses.push((await work()).status)
    took.push(performance.now() - start)
  }
  const body = {
    productId: product.id,
    quantity: 1,
    selectedModel: product.deviceModels[0] ?? '',
  }
  for (let round = 0; round < 20 || !isOver; round += 1) {
    await ask(() => shop.send('listProducts', { query: {} }, bystander))
    await ask(() => shop.send('addToCart', { body }, bystander))
    if (round < 5) await ask(() => shop.send('placeOrder', { body: orderBody(product) }, bystander))
  }
  await over
  return { statuses, p95: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0 }
}

const isServed = (status: number) => status < 300

/** What the bystander is promised during any attack. */
function expectUndisturbed({ statuses, p95 }: Visit, alone: Visit): void {
  // A machine on which the shop alone is slow, or refuses, says nothing about the attack.
  if (alone.statuses.every(isServed)) expect(statuses.filter((one) => !isServed(one))).toEqual([])
  expect(p95).toBeLessThan(Math.max(500, 3 * alone.p95))
}

test('pictures of hundreds of scans delay neither a screenshot nor the owner’s picture', async () => {
  const hostile = await transfersOf(attacker, 10)
  const [own] = await transfersOf(bystander, 1)
  if (!own) throw new Error('no order')
  const alone = await shopDuring(Promise.resolve())
  const bomb = jpegOfScans(8_192, 6_144, MOST_SCANS)
  const attack = Promise.all(hostile.map((transfer) => handIn(transfer, bomb)))
  const uploads = Promise.all([
    handIn(own, screenshot),
    shop
      .sendRaw('/api/upload/product', {
        method: 'POST',
        headers: admin.headers,
        body: proofForm(screenshot),
      })
      .then(({ status }) => status),
  ])
  expectUndisturbed(await shopDuring(Promise.all([attack, uploads])), alone)
  expect(await uploads).toEqual([200, 200])
  // Two at a time are read, and are no pictures; the others are to wait.
  for (const status of await attack) expect([415, 503]).toContain(status)
})

test('dripping uploads of one guest take no place of others, and end', async () => {
  const hostile = await transfersOf(attacker, 12)
  const [own] = await transfersOf(bystander, 1)
  if (!own) throw new Error('no order')
  const alone = await shopDuring(Promise.resolve())
  const drips = hostile.map(({ order, guest }) => drip(order, guest))
  await expect.poll(() => drips.filter(({ isRefused }) => isRefused()).length).toBe(10)
  const began = performance.now()
  const accepted = drips.filter(({ isRefused }) => !isRefused())
  const attack = Promise.all(accepted.map(({ ended }) => ended))
  const held = attack.then(() => performance.now() - began)
  const upload = handIn(own, screenshot)
  expectUndisturbed(await shopDuring(Promise.all([attack, upload])), alone)
  expect(await upload).toBe(200)
  expect(await held).toBeLessThan(12_000)
  // The server waits two minutes for the body of a refused one.
  for (const { socket } of drips) socket.destroy()
  await Promise.all(drips.map(({ ended }) => ended))
})

/** Sends an upload of a megabyte at a hundred bytes a second. */
function drip({ _id: id }: Order, { headers }: Visitor) {
  const client = openRaw(shop.url)
  const sent = {
    host: 'shop',
    ...headers,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '1000000',
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  client.send(`POST /api/orders/${id}/proof HTTP/1.1\r\n${lines.join('')}\r\n`)
  client.send('--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
  const dripping = setInterval(() => client.send(Buffer.alloc(10, 'x')), 100)
  const isRefused = () => client.heard().startsWith('HTTP/1.1 503 ')
  const ended = client.ended.finally(() => clearInterval(dripping))
  return { socket: client.socket, ended, isRefused }
}

test('connections that pipeline hundreds of requests are closed', async () => {
  const alone = await shopDuring(Promise.resolve())
  const from = Object.entries(attacker.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const asked = `GET /api/products HTTP/1.1\r\nhost: shop\r\n${from.join('')}\r\n`
  const attack = Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = openRaw(shop.url)
      await client.opened
      client.send(asked.repeat(150))
      await client.ended
      return client.heard().split('HTTP/1.1 200').length - 1
    }),
  )
  expectUndisturbed(await shopDuring(attack), alone)
  for (const answers of await attack) expect(answers).toBeLessThanOrEqual(8)
})

/** Concurrent forgers of logins, more than the connections of the pool. */
const FORGERS = 24
/** Forged logins of each. */
const FORGED = 40

test('forged logins by the attacker’s own passkey hold up neither carts nor orders', async () => {
  const authenticator = newAuthenticator(TEST_ORIGIN)
  const by = as(await signedUp(shop))
  const { body } = await shop.send('startPasskey', { body: { currentPassword: testPassword } }, by)
  const added = { body: { response: authenticator.make(body) } }
  expect((await shop.send('addPasskey', added, by)).status).toBe(200)
  const forge = async ({ headers }: Visitor) => {
    const statuses: number[] = []
    for (let count = 0; count < FORGED; count += 1) {
      const asked = (await shop.send('startPasskeyLogin', {}, undefined, headers)).body
      for (const options of [asked, { challenge: 'made-up' }]) {
        const response = authenticator.sign(options, { isVerified: false })
        const answer = await shop.send('logInByPasskey', { body: { response } }, undefined, headers)
        statuses.push(answer.status)
      }
    }
    return statuses
  }
  const alone = await shopDuring(Promise.resolve())
  const attack = Promise.all(Array.from({ length: FORGERS }, () => forge(guestElsewhere())))
  expectUndisturbed(await shopDuring(attack), alone)
  for (const status of (await attack).flat()) expect([401, 503]).toContain(status)
})
