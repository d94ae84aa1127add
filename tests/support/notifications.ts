import { randomUUID } from 'node:crypto'
import { notify } from '#platform/database/transaction.ts'
import type { Database } from '#server/schema/database.ts'

/** Channel of the markers that `notificationsReceived` sends. */
const MARKER = 'test_marker'

/**
 * Resolves once the listener of each database has received every notification that was committed
 * before this call. PostgreSQL delivers notifications in the order of their commits, so a marker
 * that arrives proves the arrival of all before it.
 */
export async function notificationsReceived(
  ...databases: readonly [Database, ...Database[]]
): Promise<void> {
  const marker = randomUUID()
  const arrivals: Promise<void>[] = []
  for (const { listener } of databases) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await listener.listen(MARKER, (payload) => payload === marker && resolve())
    arrivals.push(promise)
  }
  await notify(databases[0].db, MARKER, marker)
  await Promise.all(arrivals)
}
