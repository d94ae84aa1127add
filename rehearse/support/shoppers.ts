import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { addresses } from '#domain/contract/addresses/index.ts'
import { additionOf, type GuestItem, guestOrder, newSession } from '../../bench/scratch/guest.ts'

/** Client of a shop: requests a path, and answers like `fetch`. */
export type Door = (path: string, init?: RequestInit) => Promise<Response>

/** The client for an origin in this machine's own network. */
export function doorAt(origin: string): Door {
  return (path, init) => fetch(origin + path, init)
}

/** An order that the shop has acknowledged; it must never be lost. */
export interface AcknowledgedOrder {
  readonly id: string
  readonly checkoutKey: string
  readonly session: string
  /** Milliseconds of `performance.now()`. */
  readonly at: number
}

/** A call with an unexpected answer or without one. */
export interface Failure {
  readonly call: string
  /** The status, or the error of the connection. */
  readonly reason: string
  readonly at: number
}

/** Milliseconds. */
const AGAIN_AFTER = 250

export type Shoppers = ReturnType<typeof sendShoppers>

/**
 * Starts guests that buy one piece after another, each as a new guest at the next of these shops,
 * until they are stopped. A failed order is retried with the same checkout key, like on the shop's
 * pages, at the next shop.
 *
 * @param patience milliseconds until a call is aborted
 */
export function sendShoppers(
  count: number,
  doors: readonly Door[],
  { every = 100, patience = 5_000 } = {},
) {
  const acknowledged: AcknowledgedOrder[] = []
  const failures: Failure[] = []
  const isOver = new AbortController()
  const giveUp = new AbortController()
  let longestWait = 0

  const doorFor = (turn: number): Door => {
    const door = doors[turn % doors.length]
    if (!door) throw new RangeError('shoppers need a door')
    return door
  }

  /** The final answer of a call; null after the shoppers were stopped. */
  const insist = async <Answer>(turn: number, name: PurchaseCall, sent?: SentByGuest) => {
    const request = requestOf(name, sent)
    const asked = performance.now()
    for (let attempt = 0; !giveUp.signal.aborted; attempt += 1) {
      try {
        const answer = await doorFor(turn + attempt)(request.path, {
          ...request.init,
          signal: AbortSignal.any([AbortSignal.timeout(patience), giveUp.signal]),
        })
        const text = await answer.text()
        if (answer.ok) {
          longestWait = Math.max(longestWait, performance.now() - asked)
          return JSON.parse(text) as Answer
        }
        failures.push({ call: name, reason: `${answer.status} ${text}`, at: performance.now() })
      } catch (error) {
        if (giveUp.signal.aborted) return null
        failures.push({ call: name, reason: reasonOf(error), at: performance.now() })
      }
      await pause(AGAIN_AFTER)
    }
    return null
  }

  const shop = async (first: number) => {
    for (let turn = first; !isOver.signal.aborted; turn += count) {
      await buy(turn)
      await pause(every)
    }
  }

  const buy = async (turn: number) => {
    const bought = await buyOne((name, sent) => insist(turn, name, sent), turn)
    if (bought) acknowledged.push({ ...bought, at: performance.now() })
  }

  const all = Promise.all(Array.from({ length: count }, (_, index) => shop(index)))
  return {
    acknowledged,
    failures,
    /** Milliseconds. */
    longestWait: () => longestWait,
    /** Ends the shoppers; orders in progress may finish within `within` ms. */
    stop: async (within = 30_000) => {
      isOver.abort()
      const late = setTimeout(() => giveUp.abort(), within)
      await all
      clearTimeout(late)
    },
  }
}

type PurchaseCall = 'listProducts' | 'addToCart' | 'placeOrder'

interface SentByGuest {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Path and options of a call of a guest who buys. */
export function requestOf(name: PurchaseCall, { headers = {}, body }: SentByGuest = {}) {
  const { method, path } = addresses[name]
  const isSent = body !== undefined
  return {
    path: `/api${path}`,
    init: {
      method,
      headers: { ...headers, ...(isSent && { 'content-type': 'application/json' }) },
      ...(isSent && { body: JSON.stringify(body) }),
    },
  }
}

/**
 * Buys one piece of the product at a place of the list, modulo its length, as a new guest.
 *
 * @param ask makes a call; null once the guest has given up
 * @returns null without a product, or once the guest has given up
 */
export async function buyOne(
  ask: <Answer>(name: PurchaseCall, sent?: SentByGuest) => Promise<Answer | null>,
  place = 0,
): Promise<Omit<AcknowledgedOrder, 'at'> | null> {
  const session = newSession()
  const headers = { 'x-session-id': session }
  const listed = await ask<{ products: readonly GuestItem[] }>('listProducts')
  const product = listed?.products[place % listed.products.length]
  if (!product) return null
  const body = additionOf(product)
  const added = await ask<{ checkoutKey: string }>('addToCart', { headers, body })
  if (!added) return null
  const { checkoutKey } = added
  const placed = await ask<{ _id: string }>('placeOrder', {
    headers: { ...headers, 'idempotency-key': checkoutKey },
    body: guestOrder(product),
  })
  return placed && { id: placed._id, checkoutKey, session }
}

/** The longest time, in ms, without an acknowledged order between `from` and `to`. */
export function longestSilence(
  acknowledged: readonly AcknowledgedOrder[],
  from: number,
  to: number,
): number {
  const moments = acknowledged.map(({ at }) => at).filter((at) => at > from && at < to)
  const edges = [from, ...moments.toSorted((a, b) => a - b), to]
  return Math.max(...edges.slice(1).map((at, index) => at - (edges[index] ?? at)))
}

export interface StoredOrders {
  /** Acknowledged orders that are missing. */
  readonly lost: readonly string[]
  /** Orders of guests with more than one. */
  readonly doubled: readonly string[]
}

/** Compares the orders of these shoppers with the rows; each guest has ordered once. */
export async function compareOrders(
  client: pg.Client,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<StoredOrders> {
  const there = await client.query<{ id: string }>(
    'select id from orders where id = any($1::uuid[])',
    [acknowledged.map(({ id }) => id)],
  )
  const ids = new Set(there.rows.map(({ id }) => id))
  const twice = await client.query<{ ids: string }>(
    `select string_agg(id::text, ', ') as ids from orders where guest_hash is not null
    group by guest_hash having count(*) > 1`,
  )
  return {
    lost: acknowledged.map(({ id }) => id).filter((id) => !ids.has(id)),
    doubled: twice.rows.map(({ ids }) => ids),
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
