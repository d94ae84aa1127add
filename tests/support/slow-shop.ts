import { sql } from 'kysely'
import { expect } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import type { Address } from '#domain/contract/call.ts'
import { newAccount } from './accounts.ts'
import { closedAfterwards } from './closing.ts'
import { openOtherPool, openTestDatabase } from './database.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { fetched, newScene, sampleRequests } from './sample-requests.ts'
import { newGuest, openTestShop } from './shop.ts'

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

export type SlowShop = Awaited<ReturnType<typeof openSlowShop>>

/**
 * Opens a shop whose way to its database can be slowed down (`path.delay`, in ms), and one with a direct
 * connection, which prepares the requests for the first.
 */
export async function openSlowShop() {
  const stored = await openTestDatabase()
  const path = await openDatabaseProxy(stored.url)
  const database = openOtherPool({ url: path.url, poolSize: CONNECTIONS })
  const quick = await openTestShop({ database: stored.database, rateLimitScale: 1_000 })
  const shop = await openTestShop({ database, rateLimitScale: 1_000 })
  const admin = await newAccount(stored, { isAdmin: true })
  // Frames of a stack: the test runner looks each up in a source map, for hundreds of errors at once.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.3)`.execute(database.db)),
  )
  closedAfterwards(async () => {
    Error.stackTraceLimit = stackTraceLimit
    path.delay = 0
    // Connections that a client opened and never used would be waited for until their time limit.
    shop.server.closeAllConnections()
  })
  return { stored, path, quick, shop, admin }
}

type PreparedCall = readonly [name: CallName, path: string, init: RequestInit]

/** Prepares a valid request to every call, with a session that has access. */
export async function everyCall({ quick, admin }: SlowShop): Promise<PreparedCall[]> {
  const samples = sampleRequests(quick)
  const prepared: PreparedCall[] = []
  // Sequential: concurrent requests would exceed the queue for connections.
  for (const [name, address] of calls) {
    const scene = await newScene(quick)
    const request =
      name === 'mergeCart'
        ? await filledGuestCart(quick, scene.product)
        : await samples[name](scene)
    const { headers } = address.who === 'admin' ? admin : scene.shopper
    prepared.push([name, ...fetched(address, request, headers)])
  }
  return prepared
}

async function filledGuestCart(
  quick: SlowShop['quick'],
  { id: productId }: { readonly id: string },
) {
  const guest = newGuest()
  const body = { productId, quantity: 1, selectedModel: 'iPhone 15' }
  await quick.send('addToCart', { body }, guest)
  return { body: { sessionId: guest.sessionId } }
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
export async function sendAll(
  { shop }: SlowShop,
  prepared: readonly PreparedCall[],
): Promise<CallResult[]> {
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

/** Expects each call to be answered in time, as it should or with 503. */
export function expectAnswers(results: readonly CallResult[]): void {
  const isLate = ({ name, after }: CallResult) => after > (ownLimits[name] ?? ANSWER_WITHIN)
  expect(results.filter(isLate)).toEqual([])
  expect(results.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
}

export const statusOf = (results: readonly CallResult[], wanted: CallName) =>
  results.find(({ name }) => name === wanted)?.status
