import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import type { Address } from '#domain/contract/call.ts'
import { timeLimits, withDeadline } from '#platform/database/deadline.ts'
import { type Database, openDatabase } from '#server/schema/database.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { heldTransaction } from '#testing/locks.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { fetched, newScene, sampleRequests } from '#testing/sample-requests.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'

/** Time limit in ms of a call, whatever the database does. */
const ANSWER_WITHIN = 3_500
/** Connections for most calls at once, so that few wait for another. */
const CONNECTIONS = 40

/** Limits of calls about many rows, each part of which has a time limit of its own. */
const ownLimits: Partial<Record<CallName, number>> = {
  importProducts: 30_000,
  matchParcels: 2 * ANSWER_WITHIN,
  listNamedOrders: 2 * ANSWER_WITHIN,
  bulkOrders: 2 * ANSWER_WITHIN,
  previewSettlement: 2 * ANSWER_WITHIN,
  settle: 2 * ANSWER_WITHIN,
}

const calls = Object.entries(addresses) as [CallName, Address][]

let stored: TestDatabase
let path: DatabaseProxy
let database: Database
/** Shop with a direct connection to the database; it prepares the requests for the slow one. */
let quick: TestShop
let shop: TestShop
let admin: TestAccount

/** Frames of a stack: the test runner looks each up in a source map, for hundreds of errors at once. */
const { stackTraceLimit } = Error

beforeAll(async () => {
  Error.stackTraceLimit = 0
  stored = await openTestDatabase()
  path = await openDatabaseProxy(stored.url)
  database = openDatabase({ url: path.url, poolSize: CONNECTIONS })
  quick = await openTestShop({ database: stored.database, rateLimitScale: 1_000 })
  shop = await openTestShop({ database, rateLimitScale: 1_000 })
  admin = await newAccount(stored, { isAdmin: true })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.3)`.execute(database.db)),
  )
})
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit
  path.delay = 0
  await shop?.close()
  await quick?.close()
  await database?.close()
  await path?.close()
  await stored?.close()
})

type PreparedCall = readonly [name: CallName, path: string, init: RequestInit]

/** Prepares a valid request to every call, with a session that has access. */
async function everyCall(): Promise<PreparedCall[]> {
  const samples = sampleRequests(quick)
  const prepared: PreparedCall[] = []
  // Sequential: concurrent requests would exceed the queue for connections.
  for (const [name, address] of calls) {
    const scene = await newScene(quick)
    const request =
      name === 'mergeCart' ? await filledGuestCart(scene.product) : await samples[name](scene)
    const { headers } = address.who === 'admin' ? admin : scene.shopper
    prepared.push([name, ...fetched(address, request, headers)])
  }
  return prepared
}

async function filledGuestCart({ id: productId }: { readonly id: string }) {
  const guest = newGuest()
  const body = { productId, quantity: 1, selectedModel: 'iPhone 15' }
  await quick.send('addToCart', { body }, guest)
  return { body: { sessionId: guest.sessionId } }
}

/** Locks all tables except `free` until the transaction ends. */
function lockedTables(free: readonly string[]) {
  return heldTransaction(stored, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname <> all (${free})`.execute(tx)
    const tables = sql.join(rows.map(({ name }) => sql.table(name)))
    await sql`lock table ${tables} in access exclusive mode`.execute(tx)
  })
}

interface CallResult {
  readonly name: CallName
  readonly status: number
  /** Milliseconds until the first byte of the answer. */
  readonly after: number
}

/** Milliseconds between two looks at the thread's lag. */
const TICK = 10

/**
 * Makes all calls at once. The limit is one of waiting: the time in which this thread computed for all
 * of them, or the machine ran something else, is its lag, by how late a timer fires again and again.
 */
async function sendAll(prepared: readonly PreparedCall[]): Promise<CallResult[]> {
  const began = performance.now()
  let lag = 0
  let last = began
  const ticking = setInterval(() => {
    const now = performance.now()
    lag += now - last - TICK
    last = now
  }, TICK)
  const results = await Promise.all(
    prepared.map(async ([name, ...request]) => {
      const answer = await shop.sendRaw(...request)
      const after = performance.now() - began - lag
      await answer.body?.cancel()
      return { name, status: answer.status, after }
    }),
  )
  clearInterval(ticking)
  return results
}

function expectAnswers(results: readonly CallResult[]): void {
  const isLate = ({ name, after }: CallResult) => after > (ownLimits[name] ?? ANSWER_WITHIN)
  expect(results.filter(isLate)).toEqual([])
  expect(results.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
}

const statusOf = (results: readonly CallResult[], wanted: CallName) =>
  results.find(({ name }) => name === wanted)?.status

describe('every call answers in time', () => {
  test.each([
    ['with half a second of latency', 500],
    ['with more latency than the time limit', 2_000],
  ])('on a database %s', async (_, delay) => {
    const prepared = await everyCall()
    path.delay = delay
    const results = await sendAll(prepared)
    path.delay = 0
    expectAnswers(results)
  })

  test('with success, where it has few statements and half a second of latency', async () => {
    const product = await newProduct(stored)
    const paths = ['/api/shop', `/api/products/${product.id}/reviews`, '/api/cart']
    const { headers } = newGuest()
    const sendEach = () => Promise.all(paths.map((each) => shop.sendRaw(each, { headers })))
    // Opens the connections: each takes several round trips.
    await sendEach()
    path.delay = 500
    const answers = await sendEach()
    path.delay = 0
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test.each([
    ['while every table is locked', []],
    ['while every table except those of sessions is locked', ['sessions', 'users']],
  ])('%s', async (_, free) => {
    const prepared = await everyCall()
    const locked = await withDeadline(60_000, () => lockedTables(free))
    const results = await sendAll(prepared)
    await locked.commit()
    expectAnswers(results)
    expect(statusOf(results, 'placeOrder')).toBe(503)
  })
})

describe('operations without the time limit', () => {
  test('an export of many batches runs on, each batch within its own limit', async () => {
    const orders = 2_600
    const product = await newProduct(stored)
    const delivered = { paymentMethod: 'COD', orderStatus: 'Pending' } as const
    const state = { ...delivered, isPaid: false, isDelivered: false }
    for (let made = 0; made < orders; made += 650) {
      await prepareOrders(
        quick,
        product,
        Array.from({ length: 650 }, () => state),
      )
    }
    path.delay = 250
    const began = performance.now()
    const [exported, listed] = await Promise.all([
      shop.sendRaw('/api/orders/export?search=hina', { headers: admin.headers }),
      shop.sendRaw('/api/orders', { headers: admin.headers }),
    ])
    const [text, list] = await Promise.all([exported.text(), listed.json()])
    path.delay = 0
    expect(performance.now() - began).toBeGreaterThan(timeLimits.work)
    expect(text.trimEnd().split('\r\n').length - 1).toBe(
      Number(exported.headers.get('x-total-count')),
    )
    expect((list as unknown[]).length).toBeGreaterThanOrEqual(orders)
  })
})
