import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { EventStream } from '#server/http/load/event-streams.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'

/** Notifies event streams of changes of their order by any process. */
export interface OrderWatch {
  /** Subscribes a stream to the order's versions, beginning with the present one. */
  readonly add: (orderId: string, stream: EventStream) => Promise<void>
  readonly remove: (orderId: string, stream: EventStream) => void
}

/** Subscribes to `ORDERS_CHANGED` when the first stream is added. Events contain a version only. */
export function watchOrders(db: Queryable, listener: Listener): OrderWatch {
  /** Streams by order, each with the last version that it was sent. */
  const watchers = new Map<string, Map<EventStream, number>>()
  let listening: Promise<void> | undefined

  const notifyNewer = (id: string, version: number) => {
    const told = watchers.get(id)
    for (const [stream, last] of told ?? []) {
      if (version <= last) continue
      told?.set(stream, version)
      stream.tell({ version })
    }
  }
  const notify = async (orderIds: readonly string[]) => {
    const watched = orderIds.filter((id) => watchers.has(id))
    if (watched.length === 0) return
    try {
      for (const { id, version } of await versionsOf(db, watched)) notifyNewer(id, version)
    } catch {
      // The streams end: on reconnection, the present version is sent first, so none is missed.
      for (const id of watched) {
        for (const stream of [...(watchers.get(id)?.keys() ?? [])]) stream.end()
      }
    }
  }
  const listen = () =>
    listener.listen(
      ORDERS_CHANGED,
      (orderId) => void notify([orderId]),
      () => void notify([...watchers.keys()]),
    )

  return {
    async add(orderId, stream) {
      const told = watchers.get(orderId) ?? new Map<EventStream, number>()
      watchers.set(orderId, told.set(stream, 0))
      listening ??= listen()
      await listening
      // Reads the version after subscribing, so that no change in between is missed.
      for (const { id, version } of await versionsOf(db, [orderId])) notifyNewer(id, version)
    },
    remove(orderId, stream) {
      const told = watchers.get(orderId)
      told?.delete(stream)
      if (told?.size === 0) watchers.delete(orderId)
    },
  }
}

/** Present versions of orders. */
export function versionsOf(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
}
