import { purchaseOf } from '../purchase/products.ts'
import { newSession } from '../scratch/guest.ts'
import { type HttpConnection, openConnection } from '../scratch/http-connection.ts'
import { quantile } from '../scratch/report.ts'

export interface LoadOrder {
  readonly port: number
  readonly seconds: number
  /** Connections that request listings, and the addresses they cycle through. */
  readonly listing: number
  readonly listings: readonly string[]
  /** Connections that order, and the products they take. */
  readonly ordering: number
  readonly products: readonly string[]
}

export interface LoadResult {
  readonly ok: number
  /** Answered with 503. */
  readonly refused: number
  /** Other statuses and broken connections. */
  readonly failed: number
  /** Milliseconds of served requests. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of the slowest answer, refusals included. */
  readonly longest: number
}

export type Kind = 'listings' | 'carts' | 'orders'
export type LoadReport = Readonly<Record<Kind, LoadResult>>

interface Count {
  ok: number
  refused: number
  failed: number
  longest: number
  readonly took: number[]
}

const newCount = (): Count => ({ ok: 0, refused: 0, failed: 0, longest: 0, took: [] })

/**
 * Sends until the time is over. A refused request is repeated at once, faster than any browser
 * would.
 */
async function send(order: LoadOrder): Promise<LoadReport> {
  const { port, listing, listings, ordering, products } = order
  const counts = { listings: newCount(), carts: newCount(), orders: newCount() }
  const end = performance.now() + order.seconds * 1000

  const asking = async (index: number) => {
    const ask = await viewer(port)
    for (let turn = index; performance.now() < end; turn += 1) {
      await ask(counts.listings, (to) => to.send('GET', listings[turn % listings.length] ?? ''))
    }
    ask.close()
  }
  const buying = async (index: number) => {
    const ask = await viewer(port)
    for (let turn = index; performance.now() < end; turn += 1) {
      const session = newSession()
      const bought = purchaseOf(products[turn % products.length] ?? '')
      const added = await untilServed(() =>
        ask(counts.carts, (to) =>
          to.send('POST', '/api/cart', {
            body: bought.addition,
            headers: { 'x-session-id': session },
          }),
        ),
      )
      if (added === null) continue
      const { checkoutKey } = JSON.parse(added) as { checkoutKey: string }
      await untilServed(() =>
        ask(counts.orders, (to) =>
          to.send('POST', '/api/orders', {
            body: bought.order,
            headers: { 'x-session-id': session, 'idempotency-key': checkoutKey },
          }),
        ),
      )
    }
    ask.close()
  }
  const untilServed = async (ask: () => Promise<string | null>) => {
    while (performance.now() < end) {
      const answer = await ask()
      if (answer !== null) return answer
    }
    return null
  }

  await Promise.all([
    ...Array.from({ length: listing }, (_, index) => asking(index)),
    ...Array.from({ length: ordering }, (_, index) => buying(index)),
  ])
  return {
    listings: sumUp(counts.listings),
    carts: sumUp(counts.carts),
    orders: sumUp(counts.orders),
  }
}

/** Sends on a connection that is reopened when it breaks; returns the body of a served request. */
async function viewer(port: number) {
  let connection = await openConnection(port)
  const ask = async (
    count: Count,
    request: (to: HttpConnection) => Promise<{ status: number; body: string }>,
  ) => {
    const begun = performance.now()
    try {
      const { status, body } = await request(connection)
      const took = performance.now() - begun
      count.longest = Math.max(count.longest, took)
      if (status === 503) count.refused += 1
      else if (status >= 300) count.failed += 1
      else {
        count.ok += 1
        count.took.push(took)
        return body
      }
    } catch {
      count.failed += 1
      connection.close()
      connection = await openConnection(port)
    }
    return null
  }
  return Object.assign(ask, { close: () => connection.close() })
}

function sumUp({ took, ...counted }: Count): LoadResult {
  return { ...counted, p50: quantile(took, 0.5), p95: quantile(took, 0.95) }
}

process.once('message', async (order: LoadOrder) => {
  process.send?.(await send(order))
  process.disconnect()
})
