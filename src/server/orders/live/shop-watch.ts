import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { EventStream } from '#server/http/load/event-streams.ts'
import { SESSIONS_ENDED } from '#server/sessions/session.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'
import { batched } from './batched.ts'
import { versionsOf } from './order-watch.ts'

/** Notifies admins' event streams of orders that any process wrote. */
export interface ShopWatch {
  /**
   * Subscribes a stream to all orders until a session of the account ends; resolves once it
   * listens.
   */
  readonly add: (accountId: string, stream: EventStream) => Promise<void>
  readonly remove: (stream: EventStream) => void
}

/** Milliseconds in which changes are collected into one query. */
const BURST = 200

/**
 * Starts to listen with the first stream. An event contains an order's id and version, 1 for a new
 * order; quick successive changes may give one event for the last. Where an event may have been
 * missed the streams end, so that clients reload.
 */
export function watchShop(db: Queryable, listener: Listener): ShopWatch {
  /** Streams with the account that opened each. */
  const watchers = new Map<EventStream, string>()
  let listening: Promise<unknown> | undefined

  const end = (isMeant: (accountId: string) => boolean) => {
    for (const [stream, accountId] of [...watchers]) if (isMeant(accountId)) stream.end()
  }
  const endAll = () => end(() => true)
  const tell = batched<string>(BURST, async (orderIds) => {
    try {
      for (const { id, version } of await versionsOf(db, orderIds)) {
        for (const stream of watchers.keys()) stream.tell({ order: id, version })
      }
    } catch {
      endAll()
    }
  })
  const listen = () =>
    Promise.all([
      listener.listen(ORDERS_CHANGED, (id) => watchers.size > 0 && tell(id), endAll),
      listener.listen(SESSIONS_ENDED, (ended) => end((accountId) => accountId === ended), endAll),
    ])

  return {
    async add(accountId, stream) {
      watchers.set(stream, accountId)
      listening ??= listen()
      await listening
    },
    remove: (stream) => void watchers.delete(stream),
  }
}
