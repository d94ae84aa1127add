import type { AccessMode, IsolationLevel, Kysely, Transaction } from 'kysely'
import { CompiledQuery, sql } from 'kysely'
import { BatchingConnection } from './driver.ts'
import { DatabaseError } from './errors.ts'
import { holdingConnection } from './held-connection.ts'
import { preparedStatement } from './prepared-statement.ts'
import type { Tables } from './tables.ts'

export type ShopTransaction = Transaction<Tables>

/** Runs queries: the database itself, or a transaction of it. */
export type Queryable = Kysely<Tables>

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
export async function transact<T>(
  db: Kysely<Tables>,
  work: (transaction: ShopTransaction) => Promise<T>,
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

/**
 * Notifies every listening process, this one included, once the surrounding transaction has
 * committed. `payload` is at most 8,000 bytes.
 */
export async function notify(db: Queryable, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

const tell = preparedStatement(
  'tell',
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)',
)

/**
 * Sends notifications right after the commit, for transactions that run often and concurrently.
 * PostgreSQL serializes the commits of transactions that notify, each with its disk flush; after
 * the commit there is no such wait. Commit and notifications are one message, so a process that
 * dies in between loses none; after a crash of the server, all listeners reread.
 */
export async function notifyBehindCommit(
  transaction: ShopTransaction,
  news: readonly { readonly channel: string; readonly payload: string }[],
): Promise<void> {
  const values = [news.map(({ channel }) => channel), news.map(({ payload }) => payload)]
  await transaction.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof BatchingConnection)) throw new Error('not a connection of the shop')
    connection.askBehindCommit(CompiledQuery.raw(tell, values))
  })
}
