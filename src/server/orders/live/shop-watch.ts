import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { EventStream } from '#server/http/load/event-streams.ts'
import { SESSIONS_ENDED } from '#server/sessions/session.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'
import { batched } from './batched.ts'
import { versionsOf } from './order-watch.ts'

/** Tells admins of new and changed orders, whichever process wrote them. */
export interface ShopWatch {
  /** From when it answers, the stream hears of every order, until a session of the account ends. */
  readonly add: (accountId: string, stream: EventStream) => Promise<void>
  readonly remove: (stream: EventStream) => void
}

/** Milliseconds in which changes are looked up together. */
const BURST = 200

/**
 * Begins to listen with the first watcher. An event carries an order's id and version, 1 being a new
 * order; of changes that follow each other quickly only the last may be told. Where something may
 * have been missed the streams end, and whoever comes back looks again.
 */
export function watchShop(db: Queryable, listener: Listener): ShopWatch {
  /** Each stream with the account that opened it. */
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
