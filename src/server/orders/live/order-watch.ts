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

/** Starts to listen with the first stream. An event contains the order's version only. */
export function watchOrders(db: Queryable, listener: Listener): OrderWatch {
  /** Streams by order, with the version that each was sent last. */
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
      // A missed event is caught up on reconnection: the present version is always sent first.
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
      // Read after listening, so that no change falls between the two.
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
