import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Priority } from '#domain/contract/priorities.ts'
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
  /** Limits the number of connections, without the listener's. */
  readonly poolSize?: number
}

const defaultPoolSize = 10

/**
 * Time limits in milliseconds. `work` covers a whole request, or a unit of background work; waiting
 * for a connection or making one takes at most `connect`. A healthy server ends a statement itself,
 * by `lock` or `statement`; when less time is left, or the server is frozen or unreachable, the
 * client does. Together they keep every call of the shop within 3.5 s.
 */
export const timeLimits = {
  connect: 2_000,
  lock: 2_000,
  statement: 2_500,
  work: 3_000,
  idleInTransaction: 5_000,
} as const

/** Opens the database without connecting; the first query reports an unreachable server. */
export function openDatabase<Schema>(options: DatabaseOptions): Database<Schema> {
  const connections = options.poolSize ?? defaultPoolSize
  const pool = new GuardedPool(
    new pg.Pool({ ...pooledSettings(options.url), max: connections, idleTimeoutMillis: 60_000 }),
    { connections, preparesStatements: true, limits: timeLimits, ...options },
  )
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listener = openListener({
    ...connectionSettings(options.directUrl ?? options.url),
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

/** Session settings of pooled connections, with the limits that the server enforces itself. */
function pooledSettings(url: string): pg.ClientConfig {
  return {
    ...connectionSettings(url),
    statement_timeout: timeLimits.statement,
    lock_timeout: timeLimits.lock,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
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
