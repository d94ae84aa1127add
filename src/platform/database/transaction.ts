import { type AccessMode, type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely'
import { DatabaseError } from './errors.ts'
import { holdingConnection } from './held-connection.ts'

const attempts = 3

/** Settings of a transaction; those of the server by default. */
export interface TransactionOptions {
  readonly isolation?: IsolationLevel
  readonly access?: AccessMode
}

/**
 * Runs `work` in one transaction and returns its result; an error rolls the transaction back. After
 * a deadlock or a serialization failure it is retried, so it must affect only the database. It may
 * ask neither the pool for another connection nor a remote service: see `requireNoneHeld`.
 *
 * @throws DatabaseError
 */
export async function transact<Schema, T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  { isolation, access }: TransactionOptions = {},
): Promise<T> {
  let transaction = db.transaction()
  if (isolation) transaction = transaction.setIsolationLevel(isolation)
  if (access) transaction = transaction.setAccessMode(access)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction.execute((tx) => holdingConnection(() => work(tx)))
    } catch (error) {
      const isConflict = error instanceof DatabaseError && error.kind === 'conflict'
      if (!isConflict || attempt === attempts) throw error
    }
  }
}

/** Notifies every process once the transaction has committed, by at most 8,000 bytes. */
export async function notify<Schema>(
  db: Kysely<Schema>,
  channel: string,
  payload = '',
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
