import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Priority } from '#domain/contract/priorities.ts'
import { timeLimits } from './deadline.ts'
import { type DatabaseLoad, GuardedPool } from './guarded-pool.ts'
import { type Listener, openListener } from './listener.ts'

/** Typed queries of a schema, notifications between processes, and an orderly shutdown. */
export interface Database<Schema> {
  readonly db: Kysely<Schema>
  /** Notifications of other processes and of this one; see `Listener`. */
  readonly listener: Listener
  /** Returns whether a statement succeeds in time; never throws. */
  readonly isReachable: () => Promise<boolean>
  /** Whether the queue for a connection refuses a new request of this priority. */
  readonly isFull: (priority: Priority) => boolean
  readonly load: () => DatabaseLoad
  /** Waits for running work, then closes every connection. */
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/name`, or `?host=/directory` for a Unix socket. */
  readonly url: string
  /** Address of the listener's connection when `url` leads to a pooler. */
  readonly directUrl?: string
  /** Whether declared statements are prepared once per connection; true by default. */
  readonly preparesStatements?: boolean
  /** Limits the number of connections, without the listener's; 10 by default. */
  readonly poolSize?: number
}

/** Opens the database without connecting; the first query reports an unreachable server. */
export function openDatabase<Schema>({
  url,
  directUrl = url,
  preparesStatements = true,
  poolSize = 10,
}: DatabaseOptions): Database<Schema> {
  const pool = new GuardedPool(
    new pg.Pool({
      ...connectionSettings(url),
      max: poolSize,
      idleTimeoutMillis: 60_000,
      // The limits that the server enforces itself.
      statement_timeout: timeLimits.statement,
      lock_timeout: timeLimits.lock,
      idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
    }),
    preparesStatements,
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listener = openListener({
    ...connectionSettings(directUrl),
    application_name: 'khol listen',
  })
  return {
    db,
    listener,
    isReachable: () => pool.isReachable(),
    isFull: (priority) => pool.isFull(priority),
    load: () => pool.load(),
    close: async () => {
      await Promise.all([listener.close(), pool.end()])
    },
  }
}

/** Session settings of every connection of the shop. */
export function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'khol',
    connectionTimeoutMillis: timeLimits.connect,
    keepAlive: true,
    types,
  }
}

/** int8 and numeric are parsed as numbers: the shop's amounts are whole paisa below 2^53. */
const parseByType: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber,
  1700: Number,
  // A calendar day stays text; a Date would shift it by the server's time zone.
  1082: (text) => text,
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`)
  return value
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parseByType[oid] ??
    pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}
