import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { DatabaseError } from './errors.ts'
import type { Tables } from './tables.ts'

export type ShopTransaction = Transaction<Tables>

/** What a query can run on: the database itself, or a transaction of it. */
export type Queryable = Kysely<Tables>

const attempts = 3

/**
 * Runs `work` in one transaction and answers what it answers; an error rolls everything back. After a
 * deadlock or a serialization failure it runs again, so it must act on nothing but the database.
 *
 * @throws DatabaseError
 */
export async function transact<T>(
  db: Kysely<Tables>,
  work: (transaction: ShopTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const isConflict = error instanceof DatabaseError && error.kind === 'conflict'
      if (!isConflict || attempt === attempts) throw error
    }
  }
}

/**
 * Tells every listening process, this one included, once the surrounding transaction has committed.
 * `payload` is at most 8,000 bytes.
 */
export async function notify(db: Queryable, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
