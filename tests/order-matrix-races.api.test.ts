import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { changedMeanwhile, type OrderState } from '#domain/orders/status.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { isConsistent } from '#testing/order-states.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { type CallAnswer, newGuest, openTestShop, type TestShop } from '#testing/shop.ts'

/**
 * Pairs of concurrent changes of one order, on real PostgreSQL (rule: concurrent-edit). Those of
 * callers that send no version are in the model-based test.
 */

const ROUNDS = 50
/** Concurrent rounds; more would only queue for connections. */
const AT_ONCE = 5

let shop: TestShop
let product: TestProduct
let first: TestAccount
let second: TestAccount
const guest = newGuest()
beforeAll(async () => {
  shop = await openTestShop({ rateLimitScale: 0 })
  product = await newProduct(shop)
  first = await newAccount(shop, { isAdmin: true })
  second = await newAccount(shop, { isAdmin: true })
})
afterAll(() => shop.close())

const waiting: OrderState = {
  orderStatus: 'Payment Pending',
  paymentMethod: 'Online_Manual',
  isPaid: false,
  isDelivered: false,
}
const shipped: OrderState = { ...waiting, orderStatus: 'Shipped', isPaid: true }
const cash: OrderState = { ...waiting, paymentMethod: 'COD', orderStatus: 'Pending' }

type ConcurrentCall = (id: string, headers?: Record<string, string>) => Promise<CallAnswer<Order>>

const pay: ConcurrentCall = (id, headers) =>
  shop.send('confirmPayment', { params: { id }, body: {} }, first, headers)
const reject: ConcurrentCall = (id, headers) => {
  const body = { rejectionReason: 'The amount is wrong' }
  return shop.send('rejectPayment', { params: { id }, body }, second, headers)
}
const deliver: ConcurrentCall = (id, headers) =>
  shop.send('deliverOrder', { params: { id }, body: {} }, first, headers)
const ship: ConcurrentCall = (id, headers) =>
  shop.send('setOrderStatus', { params: { id }, body: { status: 'Shipped' } }, first, headers)
const cancelAsAdmin: ConcurrentCall = (id, headers) =>
  shop.send('cancelOrder', { params: { id } }, second, headers)
const cancelAsCustomer: ConcurrentCall = (id, headers) =>
  shop.send('cancelOrder', { params: { id } }, guest, headers)

async function stored(id: string) {
  const { db } = shop.database
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const steps = await db
    .selectFrom('order_history')
    .select(['action', 'actor', 'from_status', 'to_status'])
    .where('order_id', '=', id)
    .orderBy('sequence')
    .execute()
  return { row, steps }
}

/** Invariants of an order after any race; `start` is its state before. */
function expectConsistent(
  { row, steps }: Awaited<ReturnType<typeof stored>>,
  start: OrderState,
): void {
  const state: OrderState = {
    orderStatus: row.status,
    paymentMethod: row.payment_method,
    isPaid: row.paid_at !== null,
    isDelivered: row.delivered_at !== null,
  }
  expect(isConsistent(state)).toBe(true)
  expect(row.cancelled_at !== null).toBe(row.status === 'Cancelled')
  if (row.payment_method === 'COD' && state.isPaid) expect(state.isDelivered).toBe(true)
  // Each step starts at the status where the previous one ended, and no step is repeated.
  expect(steps.map((step) => step.from_status)).toEqual(
    [start.orderStatus, ...steps.map((step) => step.to_status)].slice(0, steps.length),
  )
  expect(steps.at(-1)?.to_status ?? start.orderStatus).toBe(row.status)
  expect(row.version).toBe(1 + steps.length)
}

async function race(
  start: OrderState,
  contenders: readonly [ConcurrentCall, ConcurrentCall],
  look: (answers: readonly CallAnswer<Order>[], after: Awaited<ReturnType<typeof stored>>) => void,
): Promise<void> {
  const guestHash = hashSecret(guest.sessionId)
  const ids = await prepareOrders(
    shop,
    product,
    Array.from({ length: ROUNDS }, () => ({ ...start, guestHash })),
  )
  for (let from = 0; from < ROUNDS; from += AT_ONCE) {
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id, n) => {
        // Alternates which contender starts first.
        const order = n % 2 === 0 ? contenders : contenders.toReversed()
        const answers = await Promise.all(
          order.map((contender) => contender(id, { 'if-match': '"1"' })),
        )
        const after = await stored(id)
        expectConsistent(after, start)
        look(n % 2 === 0 ? answers : answers.toReversed(), after)
      }),
    )
  }
}

const pairs: readonly (readonly [string, OrderState, ConcurrentCall, ConcurrentCall])[] = [
  ['confirming a payment ∥ rejecting it', waiting, pay, reject],
  ['confirming a payment ∥ the customer cancelling', waiting, pay, cancelAsCustomer],
  ['confirming a payment ∥ an admin cancelling', waiting, pay, cancelAsAdmin],
  ['delivering ∥ an admin cancelling', shipped, deliver, cancelAsAdmin],
  ['delivering for cash ∥ the customer cancelling', cash, deliver, cancelAsCustomer],
  ['delivering for cash ∥ an admin cancelling', cash, deliver, cancelAsAdmin],
  ['shipping ∥ the customer cancelling', cash, ship, cancelAsCustomer],
]

test.each(pairs)(
  '%s, of the same version: one wins, the other gets the current order',
  async (_name, start, ...contenders) => {
    await race(start, contenders, (answers, { row, steps }) => {
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.find(({ status }) => status === 200)?.body
      const loser = answers.find(({ status }) => status === 409)?.body
      expect(winner).toMatchObject({ orderStatus: row.status, version: 2 })
      expect(loser).toEqual({ message: changedMeanwhile(row.status), code: 'CONFLICT' })
      expect(steps).toHaveLength(1)
    })
  },
  30_000,
)

test('an admin with an outdated version is refused, even if the status would allow the change', async () => {
  const [id = ''] = await prepareOrders(shop, product, [waiting])
  expect((await reject(id, { 'if-match': '"1"' })).status).toBe(200)
  for (const seen of ['"1"', '1', '7']) {
    const late = await pay(id, { 'if-match': seen })
    expect(late.status).toBe(409)
    expect(late.body.message).toBe(changedMeanwhile('Payment Rejected'))
  }
  const odd = await pay(id, { 'if-match': '"two"' })
  expect(odd).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect((await pay(id, { 'if-match': '2' })).body).toMatchObject({ orderStatus: 'Paid' })
  expect((await ship(id, { 'if-match': '*' })).body).toMatchObject({ orderStatus: 'Shipped' })
})

describe('every call of an admin with an outdated version', () => {
  test.each<[string, OrderState, ConcurrentCall]>([
    ['confirming a payment', waiting, pay],
    ['rejecting it', waiting, reject],
    ['setting a status', { ...shipped, orderStatus: 'Paid' }, ship],
    ['delivering', shipped, deliver],
    ['delivering for cash', cash, deliver],
    ['cancelling', shipped, cancelAsAdmin],
  ])('%s: is answered with the current order, which stays unchanged', async (_name, state, act) => {
    const [id = ''] = await prepareOrders(shop, product, [state])
    await shop.database.db.updateTable('orders').set({ version: 3 }).where('id', '=', id).execute()
    const late = await act(id, { 'if-match': '"2"' })
    expect(late.status).toBe(409)
    expect(late.body).toEqual({ message: changedMeanwhile(state.orderStatus), code: 'CONFLICT' })
    const { row, steps } = await stored(id)
    expect([row.status, row.version, steps]).toEqual([state.orderStatus, 3, []])
    expect((await act(id, { 'if-match': '"3"' })).status).toBe(200)
  })
})

test('a change that waited for another’s lock is refused', async () => {
  const [id = ''] = await prepareOrders(shop, product, [waiting])
  const rejecting = await heldTransaction(shop, (tx) =>
    tx
      .updateTable('orders')
      .set((eb) => ({ status: 'Payment Rejected', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )
  const paying = pay(id)
  await lockWaiters(shop)
  await rejecting.commit()
  expect(await paying).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: changedMeanwhile('Payment Rejected') },
  })
  expect((await stored(id)).row.paid_at).toBeNull()
})
