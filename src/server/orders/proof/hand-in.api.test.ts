import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PICTURE_BYTES_LIMIT } from '#domain/catalogue/picture-rules.ts'
import type { Order } from '#domain/contract/orders.ts'
import { proofSentences } from '#domain/orders/proof.ts'
import type { Output } from '#platform/process/output.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { imageRoutes } from '#server/images/routes.ts'
import { newAccount } from '#testing/accounts.ts'
import { newFolder } from '#testing/folders.ts'
import { provedBy } from '#testing/order-shop.ts'
import { newPhone, type OrderBody, orderBody, placedOrder } from '#testing/orders.ts'
import { convertsNothing } from '#testing/picture-store.ts'
import { newProduct } from '#testing/products.ts'
import { fetchProof, proofForm, sendProof } from '#testing/proofs.ts'
import { storedRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'
import { walletScreenshot } from '#testing/wallet-screenshots.ts'

const { missing, wrongType, tooLarge, failed, none, cash } = proofSentences()

// A child process decodes each picture, one at a time, so tests take longer.
vi.setConfig({ testTimeout: 60_000 })

/** Replaces the store's `put` in tests of failures. */
let putInstead: ImageStore['put'] | null = null
const lines: string[] = []

const folder = await newFolder()
const real = await folderStore(folder)
const store: ImageStore = { ...real, put: (files) => (putInstead ?? real.put)(files) }
const shop = await openTestShop({
  rateLimitScale: 0,
  proofStore: store,
  logLevel: 'trace',
  log: { write: (line: string) => void lines.push(line) } as Pick<Output, 'write'>,
  storefront: (app) =>
    imageRoutes(app, { store: { read: async () => null }, convert: convertsNothing }),
})
const product = await newProduct(shop)
const admin = await newAccount(shop, { isAdmin: true })
const screenshot = await small('#ffffff')
beforeEach(() => {
  putInstead = null
})

/** Draws a small picture, which is decoded quickly. */
function small(background: string): Promise<Buffer> {
  const create = { width: 90, height: 200, channels: 3, background } as const
  return sharp({ create }).png().toBuffer()
}

async function transfer(as: Visitor = newGuest(), changes: Partial<OrderBody> = {}) {
  const body = orderBody(product, { paymentMethod: 'Online_Manual', ...changes })
  return placedOrder(shop, body, as)
}

const handIn = (order: Order, as: Visitor, bytes: Uint8Array = screenshot, headers = {}) =>
  sendProof(shop, order._id, proofForm(bytes), as, headers)
const picture = (order: Order, as: Visitor, headers = {}) =>
  fetchProof(shop, order._id, as, headers)
const shown = async (order: Order, as: Visitor, headers = {}) =>
  (await shop.send('getOrder', { params: { id: order._id } }, as, headers)).body
const reject = (order: Order) =>
  shop.send(
    'rejectPayment',
    { params: { id: order._id }, body: { rejectionReason: 'No money came' } },
    admin,
  )
const confirm = (order: Order) =>
  shop.send('confirmPayment', { params: { id: order._id }, body: {} }, admin)
const files = () => readdir(folder)

describe('a submitted screenshot (rule: transfer-proof)', () => {
  test('is visible to its customer and the owner, and changes no status', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const { status, body } = await handIn(order, guest)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...order,
      proof: { handedInAt: expect.any(String), isRejected: false },
      version: order.version + 1,
    })
    expect(await shown(order, guest)).toEqual(body)
    for (const visitor of [guest, admin]) {
      const answer = await picture(order, visitor)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(90)
    }
  })

  test('is recorded in the history, with its sender', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    await handIn(order, guest)
    await handIn(order, admin, await small('#eeeeee'))
    const { history } = await shown(order, admin)
    expect(history?.map(({ action, actor, from, to }) => [action, actor, from, to])).toEqual([
      ['placed', 'customer', null, 'Payment Pending'],
      ['proof handed in', 'customer', 'Payment Pending', 'Payment Pending'],
      ['proof handed in', 'admin', 'Payment Pending', 'Payment Pending'],
    ])
  })

  test('replaces an earlier one, whose file is deleted', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const before = await files()
    await handIn(order, guest)
    const [first] = (await files()).filter((name) => !before.includes(name))
    await handIn(order, guest, await small('#dddddd'))
    const now = (await files()).filter((name) => !before.includes(name))
    expect([now.length, now.includes(first ?? '')]).toEqual([1, false])
  })

  test('can be replaced after a rejection, and stays until then', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const toCheck = async () => (await shop.send('getSummary', {}, admin)).body.proofsToCheck
    const before = await toCheck()
    await handIn(order, guest)
    expect(await toCheck()).toBe(before + 1)
    await reject(order)
    expect(await toCheck()).toBe(before)
    expect((await shown(order, guest)).proof?.isRejected).toBe(true)
    expect((await picture(order, admin)).status).toBe(200)
    const { body } = await handIn(order, guest, await small('#cccccc'))
    expect([body.orderStatus, body.proof?.isRejected]).toEqual(['Payment Rejected', false])
    expect(await toCheck()).toBe(before + 1)
    expect((await confirm(order)).status).toBe(200)
    expect(await toCheck()).toBe(before)
    expect((await shown(order, guest)).proof?.isRejected).toBe(false)
  })

  test('is stored without metadata, and no larger than legibility needs', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const bytes = await sharp({
      create: { width: 1800, height: 4000, channels: 3, background: '#fff' },
    })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '31/1' } })
      .jpeg()
      .toBuffer()
    const script = Buffer.from('<script>alert(document.domain)</script>')
    expect((await handIn(order, guest, Buffer.concat([bytes, script]))).status).toBe(200)
    const saved = Buffer.from(await (await picture(order, admin)).arrayBuffer())
    const { width, height, exif, xmp, icc } = await sharp(saved).metadata()
    expect([width, height, exif, xmp, icc]).toEqual([1342, 2981, ...Array(3).fill(undefined)])
    expect([saved.includes('Somebody'), saved.includes('<script')]).toEqual([false, false])
  })

  test('stays legible when it is long: strokes of its letters are not blurred into grey', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    // Strokes of four pixels, as small text of a phone has them.
    const stroke = (x: number) => `<rect x="${x}" width="4" height="8000"/>`
    const strokes = Array.from({ length: 135 }, (_, at) => stroke(at * 8)).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="8000">
      <rect width="1080" height="8000" fill="#fff"/>${strokes}</svg>`
    await handIn(order, guest, await sharp(Buffer.from(svg)).png().toBuffer())
    const saved = sharp(Buffer.from(await (await picture(order, admin)).arrayBuffer()))
    const { data, info } = await saved.greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([735, 5443])
    const row = data.subarray(2000 * info.width, 2001 * info.width)
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(200)
  })
})

describe('permission to submit a screenshot', () => {
  const may = async (order: Order, as: Visitor, headers = {}) => [
    (await picture(order, as, headers)).status,
    // 400 for the missing picture means that the caller has permission.
    (await sendProof(shop, order._id, new FormData(), as, headers)).status,
  ]

  test('for a guest’s order: the session, the phone, an admin', async () => {
    const guest = newGuest()
    const phone = newPhone()
    const guestInfo = { name: 'Bilal Ahmed', email: 'bilal@example.com', phone }
    const order = await transfer(guest, { guestInfo })
    await handIn(order, guest)
    expect(await may(order, guest)).toEqual([200, 400])
    expect(await may(order, newGuest(), provedBy(phone))).toEqual([200, 400])
    expect(await may(order, admin)).toEqual([200, 400])
    for (const stranger of [anonymous, newGuest(), await newAccount(shop)]) {
      expect(await may(order, stranger)).toEqual([403, 403])
      expect(await may(order, stranger, provedBy(newPhone()))).toEqual([403, 403])
    }
  })

  test('for an account’s order: the account and an admin', async () => {
    const customer = await newAccount(shop)
    const order = await transfer(customer, { phone: newPhone() })
    await handIn(order, customer)
    expect(await may(order, customer)).toEqual([200, 400])
    expect(await may(order, admin)).toEqual([200, 400])
    expect(await may(order, anonymous)).toEqual([401, 401])
    expect(await may(order, newGuest(), provedBy(order.phone))).toEqual([401, 401])
    expect(await may(order, await newAccount(shop))).toEqual([404, 404])
  })

  test('for an unknown order: none', async () => {
    const nowhere = { _id: '00000000-0000-4000-8000-000000000000' } as Order
    expect(await may(nowhere, admin)).toEqual([404, 404])
    expect(await may({ _id: '..%2f..%2fetc' } as Order, admin)).toEqual([404, 404])
  })
})

describe('access to the screenshot', () => {
  test('is denied on a masked order, which shows only that one exists, as lists do', async () => {
    const guest = newGuest()
    const guestInfo = { name: 'Bilal', email: 'masked@example.com', phone: newPhone() }
    const order = await transfer(guest, { guestInfo })
    await handIn(order, guest)
    const reported = {
      handedInAt: (await shown(order, guest)).proof?.handedInAt,
      isRejected: false,
    }
    const { body: masked } = await shop.send('getOrder', { params: { id: order._id } })
    expect([masked.access, masked.proof]).toEqual(['masked', reported])
    const { body: listed } = await shop.send('listGuestOrders', {
      params: { email: guestInfo.email },
    })
    expect(listed.map(({ access, proof }) => [access, proof])).toEqual([['masked', reported]])
    expect((await picture(order, anonymous)).status).toBe(403)
  })

  test('is not granted by its file name, which no answer or log contains', async () => {
    const guest = newGuest()
    const email = 'proof@example.com'
    const guestInfo = { name: 'Bilal Ahmed', email, phone: newPhone() }
    const order = await transfer(guest, { guestInfo })
    lines.length = 0
    await handIn(order, guest)
    await picture(order, guest)
    const name = (await storedRow(shop, 'orders', order._id)).proof_file ?? ''
    expect(name).toMatch(/^proof-[0-9a-f]{32}\.webp$/)
    expect(JSON.stringify([await shown(order, guest), await shown(order, admin)])).not.toContain(
      name,
    )
    expect(lines.join('')).not.toContain(name)
    expect(lines.join('')).not.toContain(order._id)
  })

  test('is not possible by a picture’s address, including path traversal', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    await handIn(order, guest)
    for (const name of await files()) {
      for (const path of [
        `/uploads/${name}`,
        `/images/${name}`,
        `/uploads/../proofs/${name}`,
        `/uploads/..%2fproofs%2f${name}`,
        `/uploads/proofs%5c${name}`,
        `/proofs/${name}`,
        `/api/proofs/${name}`,
      ]) {
        expect([path, (await shop.sendRaw(path)).status]).toEqual([path, 404])
      }
    }
  })
})

describe('a refused screenshot', () => {
  let guest: Visitor
  let order: Order
  beforeAll(async () => {
    guest = newGuest()
    order = await transfer(guest)
  })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>')
  const large = Buffer.concat([screenshot, Buffer.alloc(PICTURE_BYTES_LIMIT)])

  test.each<[string, BodyInit, number, string]>([
    ['an SVG', proofForm(svg, { name: 'a.png', type: 'image/png' }), 415, wrongType],
    ['no picture', new FormData(), 400, missing],
    ['no form', JSON.stringify({ image: 'proof.webp' }), 415, missing],
    ['more than five megabytes', proofForm(large), 413, tooLarge],
  ])('%s', async (_name, body, expected, message) => {
    const before = await files()
    const { status, body: reported } = await sendProof(shop, order._id, body, guest)
    expect([status, reported.message]).toEqual([expected, message])
    expect(await files()).toEqual(before)
  })

  test('one for an order that is paid, cancelled or paid in cash on delivery', async () => {
    const paid = await transfer(guest)
    await confirm(paid)
    const cancelled = await transfer(guest)
    await shop.send('cancelOrder', { params: { id: cancelled._id } }, guest)
    const inCash = await transfer(guest, { paymentMethod: 'COD' })
    const reported = await Promise.all([paid, cancelled, inCash].map((each) => handIn(each, guest)))
    expect(reported.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'The payment for this order has already been received.'],
      [400, 'This order has been cancelled.'],
      [400, cash],
    ])
    expect((await (await picture(paid, guest)).json()) as object).toMatchObject({ message: none })
  })
})

describe('concurrent submissions', () => {
  test('leave one of two screenshots, and no other file', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const before = await files()
    const sent = await Promise.all(
      ['#111111', '#222222'].map(async (shade) => handIn(order, guest, await small(shade))),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await files()).filter((name) => !before.includes(name))).toHaveLength(1)
    expect((await shown(order, guest)).version).toBe(order.version + 2)
  })

  test.each([
    ['paid', confirm],
    ['cancelled', (order: Order) => shop.send('cancelOrder', { params: { id: order._id } }, admin)],
  ])('to an order that was %s meanwhile leave no file', async (_name, act) => {
    const guest = newGuest()
    const order = await transfer(guest)
    const before = await files()
    const real = await folderStore(folder)
    putInstead = async (saved) => {
      await real.put(saved)
      expect((await act(order)).status).toBe(200)
    }
    const { status, body } = await handIn(order, guest)
    expect([status, body.code]).toEqual([400, 'ORDER_STATE'])
    expect(await files()).toEqual(before)
    expect((await shown(order, guest)).proof).toBeUndefined()
  })
})

describe('failures of the shop', () => {
  test('of the store are reported, and the order stays unchanged', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    putInstead = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const { status, body } = await handIn(order, guest)
    expect([status, body.message]).toEqual([503, failed])
    expect(await shown(order, guest)).toEqual(order)
  })

  test('a full store refuses uploads, and a missing file is answered as not found', async () => {
    const full = await openTestShop({
      database: shop.database,
      proofStore: store,
      proofQuotaBytes: 1,
    })
    const guest = newGuest()
    const order = await transfer(guest)
    const { status, body } = await sendProof(full, order._id, proofForm(screenshot), guest)
    expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
    expect(body.message).toMatch(/^There is no room for more pictures/)
    const before = await files()
    await handIn(order, guest)
    for (const name of await files()) if (!before.includes(name)) await rm(join(folder, name))
    expect((await picture(order, guest)).status).toBe(404)
  })

  test('the limit per order doesn’t affect other orders', async () => {
    const strict = await openTestShop({ database: shop.database, proofStore: store })
    const guest = newGuest()
    const [order, other] = [await transfer(guest), await transfer(guest)]
    const send = ({ _id: id }: Order) => sendProof(strict, id, new FormData(), guest)
    for (let tries = 0; tries < 20; tries += 1) expect((await send(order)).status).toBe(400)
    expect((await send(order)).status).toBe(429)
    expect((await send(other)).status).toBe(400)
  })
})

describe('the same picture for another order', () => {
  test('is reported on both, to the owner only', async () => {
    const [guest, other] = [newGuest(), newGuest()]
    const [first, second] = [await transfer(guest), await transfer(other)]
    const sent = await walletScreenshot({ transaction: '7000000001' })
    await handIn(first, guest, sent)
    expect((await shown(first, admin)).proof).not.toHaveProperty('sameAs')
    const again = await sharp(sent).resize(720).jpeg({ quality: 60 }).toBuffer()
    const { body } = await handIn(second, other, again)
    expect(body.proof).not.toHaveProperty('sameAs')
    expect((await shown(second, admin)).proof?.sameAs).toEqual({ orderId: first._id })
    expect((await shown(first, admin)).proof?.sameAs).toEqual({ orderId: second._id })
    expect((await shown(second, other)).proof).not.toHaveProperty('sameAs')
  })

  test('is not confused with another transfer in the same wallet, nor with itself', async () => {
    const guest = newGuest()
    const order = await transfer(guest)
    const receipt = { amount: '9,150', transaction: '1112223334', moment: '2 Dec 2026, 10:10 AM' }
    await handIn(order, guest, await walletScreenshot(receipt))
    expect((await shown(order, admin)).proof).not.toHaveProperty('sameAs')
    await handIn(order, guest, await walletScreenshot(receipt))
    expect((await shown(order, admin)).proof).not.toHaveProperty('sameAs')
  })
})
