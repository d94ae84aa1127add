import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { EventStream } from '#server/http/load/event-streams.ts'
import { SESSIONS_ENDED } from '#server/sessions/session.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'
import { batched } from './batched.ts'
import { versionsOf } from './order-watch.ts'

/** Notifies admins' event streams of orders that any process placed or changed. */
export interface ShopWatch {
  /**
   * Subscribes a stream to all orders until a session of the account ends. Resolves once the
   * subscription is active.
   */
  readonly add: (accountId: string, stream: EventStream) => Promise<void>
  readonly remove: (stream: EventStream) => void
}

/** Milliseconds for which changes are batched into one query. */
const BURST = 200

/**
 * Subscribes to database notifications when the first stream is added. An event contains an order's
 * id and version, 1 for a new order; changes in quick succession may send only the last. When an
 * event may have been lost, the streams end, so that clients reload.
 */
export function watchShop(db: Queryable, listener: Listener): ShopWatch {
  /** Account that opened each stream. */
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
