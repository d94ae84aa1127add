import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { Order } from '#domain/contract/orders.ts'
import { type Calls, made, type Visitor } from '#testing/calls.ts'
import { newPhone, type OrderBody, orderBody } from '#testing/orders.ts'
import { as, newEmail, testPassword } from '#testing/passwords.ts'
import type { TestProduct } from '#testing/products.ts'
import { proofForm, sendProof } from '#testing/proofs.ts'
import { newGuest } from '#testing/shop.ts'

/** Customers of the rehearsed shop: their accounts, and the data that their browsers store. */
export interface CustomerBase {
  readonly calls: Calls
  readonly products: readonly TestProduct[]
  /** E-mail addresses of accounts, the oldest first. */
  readonly accounts: string[]
  /**
   * Accounts that are ordering at the moment: an account orders at one place at a time, with one
   * cart.
   */
  readonly ordering: Set<string>
}

type Act = (customers: CustomerBase) => Promise<unknown>

/** Frequency per day, in a shop with a hundred orders a day. */
export const dailyActs: readonly (readonly [act: Act, times: number])[] = [
  [looksAround, 50],
  [leavesACart, 40],
  [ordersForCash, 60],
  [transfersWithProof, 12],
  [transfersWithout, 6],
  [changesTheirMind, 5],
  [signsUpAndOrders, 5],
  [comesBackAndOrders, 15],
  [reviews, 6],
  [mistypesThePassword, 10],
  [guessesPasswords, 2],
  [forgetsThePassword, 4],
  [looksUpStrangers, 4],
  [keepsAsking, 1],
]

async function looksAround({ calls, products }: CustomerBase): Promise<void> {
  const guest = passerBy()
  const product = oneOf(products)
  await made(calls.send('listProducts', { query: {} }, guest))
  const query = { keyword: product.name, deviceModel: product.deviceModels[0] ?? '' }
  await made(calls.send('listProducts', { query }, guest))
  for (const path of ['/', `/products/${product.slug}`]) {
    const page = await calls.sendRaw(path, { headers: guest.headers })
    await page.arrayBuffer()
    if (page.status !== 200) throw new Error(`${path}: ${page.status}`)
  }
  await made(calls.send('listReviews', { params: { id: product.slug }, query: {} }, guest))
}

async function leavesACart(customers: CustomerBase): Promise<void> {
  const guest = passerBy()
  await fillCart(customers, guest, randomInt(1, 4))
}

async function ordersForCash(customers: CustomerBase): Promise<Order> {
  return await order(customers, passerBy())
}

async function transfersWithProof(customers: CustomerBase): Promise<void> {
  const guest = passerBy()
  const { _id } = await order(customers, guest, { paymentMethod: 'Online_Manual' })
  await made(
    sendProof(
      customers.calls,
      _id,
      proofForm(await screenshot(), { name: 'transfer.jpg', type: 'image/jpeg' }),
      guest,
    ),
  )
}

async function transfersWithout(customers: CustomerBase): Promise<void> {
  await order(customers, passerBy(), { paymentMethod: 'Online_Manual' })
}

async function changesTheirMind(customers: CustomerBase): Promise<void> {
  const guest = passerBy()
  const { _id } = await order(customers, guest)
  await made(customers.calls.send('cancelOrder', { params: { id: _id } }, guest))
}

async function signsUpAndOrders(customers: CustomerBase): Promise<void> {
  const guest = passerBy()
  await fillCart(customers, guest, 1)
  const email = newEmail()
  const body = { name: 'Sana Malik', email, password: testPassword }
  const answer = await customers.calls.send('register', { body }, guest)
  // A retry of an interrupted registration finds its account, and logs in.
  const isTaken = answer.status === 409
  const account = isTaken
    ? await logIn(customers, email)
    : from(as(await made(Promise.resolve(answer))))
  if (!account) throw new Error('whoever has just signed up is not let in')
  await made(customers.calls.send('mergeCart', { body: { sessionId: guest.sessionId } }, account))
  await order(customers, account)
  customers.accounts.push(email)
}

async function comesBackAndOrders(customers: CustomerBase): Promise<void> {
  const { accounts, ordering } = customers
  const email = anyOf(accounts.filter((one) => !ordering.has(one)))
  if (email === undefined) return
  ordering.add(email)
  try {
    const account = await logIn(customers, email)
    if (account) await order(customers, account)
  } finally {
    ordering.delete(email)
  }
}

async function reviews(customers: CustomerBase): Promise<void> {
  const account = await logIn(customers, anyOf(customers.accounts))
  if (!account) return
  const body = { rating: randomInt(3, 6), comment: `Fits well, ${randomBytes(4).toString('hex')}` }
  const params = { id: oneOf(customers.products).id }
  await made(customers.calls.send('writeReview', { params, body }, account))
}

async function mistypesThePassword(customers: CustomerBase): Promise<void> {
  const email = customers.accounts.at(-1) ?? newEmail()
  await refused(
    customers.calls.send('logIn', { body: { email, password: 'lahore-1948' } }, passerBy()),
  )
  await logIn(customers, anyOf(customers.accounts))
}

async function guessesPasswords({ calls }: CustomerBase): Promise<void> {
  const guest = passerBy()
  for (let guess = 0; guess < 3; guess += 1) {
    const body = { email: newEmail(), password: `guess-${guess}-1947` }
    await refused(calls.send('logIn', { body }, guest))
  }
}

async function forgetsThePassword({ calls, accounts }: CustomerBase): Promise<void> {
  const email = anyOf(accounts) ?? newEmail()
  await made(calls.send('askForPassword', { body: { email } }, passerBy()))
}

async function looksUpStrangers(customers: CustomerBase): Promise<void> {
  const { _id } = await order(customers, passerBy())
  const stranger = passerBy()
  const phone = { 'x-order-phone': newPhone() }
  await customers.calls.send('getOrder', { params: { id: _id } }, stranger, phone)
  await customers.calls.send('listGuestOrders', { params: { email: newEmail() } }, stranger)
}

/** Repeats wrong passwords until the shop refuses. */
async function keepsAsking({ calls }: CustomerBase): Promise<void> {
  const guest = passerBy()
  const email = newEmail()
  for (let asked = 0; ; asked += 1) {
    const { status } = await calls.send('listGuestOrders', { params: { email } }, guest)
    if (status === 429) return
    if (asked > 100) throw new Error('nobody is told to stop')
  }
}

/** A new visitor with a network address of their own. */
function passerBy() {
  const guest = newGuest()
  return { ...guest, ...from(guest) }
}

function from({ headers }: Visitor): Visitor {
  const address = `39.${randomInt(32, 64)}.${randomInt(256)}.${randomInt(1, 255)}`
  return { headers: { ...headers, 'x-forwarded-for': address } }
}

/** Logs a returning account in; null while there are none. */
async function logIn({ calls }: CustomerBase, email: string | undefined): Promise<Visitor | null> {
  if (email === undefined) return null
  const body = { email, password: testPassword }
  const answer = await calls.send('logIn', { body }, passerBy())
  // Waits for the delay after a mistyped password.
  if (answer.status === 429) return null
  if (answer.status !== 200) throw new Error(`a login is answered with ${answer.status}`)
  return from(as(answer.body))
}

async function fillCart({ calls, products }: CustomerBase, by: Visitor, lines: number) {
  const chosen = Array.from({ length: lines }, () => oneOf(products))
  for (const { id, deviceModels } of chosen) {
    const body = { productId: id, quantity: 1, selectedModel: deviceModels[0] ?? '' }
    await made(calls.send('addToCart', { body }, by))
  }
  return chosen
}

async function order(
  customers: CustomerBase,
  by: Visitor,
  changes: Partial<OrderBody> = {},
): Promise<Order> {
  const products = await fillCart(customers, by, randomInt(1, 3))
  const { checkoutKey } = await made(customers.calls.send('getCart', {}, by))
  const { guestInfo: guest, ...rest } = orderBody([...new Set(products)], changes)
  const isGuest = 'x-session-id' in by.headers
  const guestInfo = { name: guest?.name ?? '', email: newEmail(), phone: newPhone() }
  const body = { ...rest, ...(isGuest ? { guestInfo } : { phone: newPhone() }) }
  return await made(
    customers.calls.send('placeOrder', { body }, by, { 'idempotency-key': checkoutKey }),
  )
}

async function screenshot(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const create = { width: 360, height: 640, channels: 3, background: { r, g, b } } as const
  const noise = { type: 'gaussian', mean: r, sigma: 20 } as const
  const input = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer()
  return await sharp({ create })
    .composite([{ input, blend: 'overlay' }])
    .jpeg()
    .toBuffer()
}

async function refused(call: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await call
  if (status !== 401 && status !== 429) throw new Error(`a wrong password is answered ${status}`)
}

function oneOf<T>(some: readonly T[]): T {
  return some[randomInt(some.length)] as T
}

function anyOf<T>(some: readonly T[]): T | undefined {
  return some.length === 0 ? undefined : oneOf(some)
}
