import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { currentDeadline } from './deadline.ts'
import { DatabaseError, toDatabaseError } from './errors.ts'
import { type Listener, openListener } from './listener.ts'
import { nameOf } from './named.ts'
import type { Tables } from './tables.ts'

/** The shop's database: typed queries, notifications between processes, and an orderly end. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Notifications of other processes and of this one; see `Listener`. */
  readonly listener: Listener
  /** Answers whether a statement goes through within `milliseconds`; never throws. */
  readonly isReachable: (milliseconds?: number) => Promise<boolean>
  /** Connections at this moment. */
  readonly load: () => DatabaseLoad
  /** Waits for what runs, then closes every connection. */
  readonly close: () => Promise<void>
}

export interface DatabaseLoad {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/name`, or `?host=/directory` for a Unix socket. */
  readonly url: string
  /** Connections at most, without the one that listens. */
  readonly poolSize?: number
  /** Told about connections that broke while nobody used them. */
  readonly onError?: (error: DatabaseError) => void
}

const defaultPoolSize = 10
const waitingAtMost = 50

/**
 * Milliseconds. A healthy server ends a statement itself; the client's own limit is for a server that
 * is frozen or out of reach. Together they keep every call of the shop within 3.5 s.
 */
export const timeLimits = {
  connect: 2_000,
  lock: 2_000,
  statement: 2_500,
  work: 3_000,
  idleInTransaction: 5_000,
} as const

/**
 * Opens the database. Connections are made when they are needed, so this never fails; a server that
 * is down is reported by the first query, as a `DatabaseError` of the kind `unavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new GuardedPool(options)
  // Kysely's type also asks for cursors, which the shop does not use.
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  const db = new Kysely<Tables>({ dialect })
  const listener = openListener({
    ...connectionSettings(options.url),
    application_name: 'khol listen',
  })
  return {
    db,
    listener,
    isReachable: (milliseconds) => pool.isReachable(milliseconds ?? timeLimits.connect),
    load: () => pool.load(),
    close: async () => {
      await Promise.all([listener.close(), pool.end()])
    },
  }
}

/** What every connection of the shop agrees on with the server. */
export function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'khol',
    connectionTimeoutMillis: timeLimits.connect,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  }
}

/** int8 and numeric arrive as numbers: the shop's amounts are whole paisa below 2^53. */
const parseByType: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber,
  1700: Number,
  // A calendar day stays the text it is; a Date would move it by the server's time zone.
  1082: (text) => text,
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`)
  return value
}

const typeParser = ((oid: number, format?: 'text' | 'binary') =>
  parseByType[oid] ??
  pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser

/**
 * A `pg` pool that keeps its promises when the server does not: it bounds how many callers wait, gives
 * each piece of work a deadline, throws away connections whose state is unknown, and names its errors.
 */
class GuardedPool {
  readonly options: object = {}
  readonly #pool: pg.Pool
  readonly #guards = new WeakMap<pg.PoolClient, GuardedClient>()
  readonly #poolSize: number
  #inFlight = 0
  #generation = 0

  constructor(options: DatabaseOptions) {
    this.#poolSize = options.poolSize ?? defaultPoolSize
    this.#pool = new pg.Pool({
      ...connectionSettings(options.url),
      max: this.#poolSize,
      idleTimeoutMillis: 60_000,
      statement_timeout: timeLimits.statement,
      lock_timeout: timeLimits.lock,
      idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
    })
    // Without a listener, a restart of the server would take the process down.
    this.#pool.on('error', (error) => options.onError?.(toDatabaseError(error)))
  }

  async connect(): Promise<GuardedClient> {
    if (this.#inFlight >= this.#poolSize + waitingAtMost) {
      throw new DatabaseError('busy', `${waitingAtMost} callers wait for a connection already`)
    }
    const deadline = currentDeadline(timeLimits.work)
    this.#inFlight += 1
    try {
      const guard = await this.#healthyClient()
      guard.lend(deadline)
      return guard
    } catch (error) {
      this.#inFlight -= 1
      throw toDatabaseError(error)
    }
  }

  /** A connection made before the server was found frozen is not worth waiting for. */
  async #healthyClient(): Promise<GuardedClient> {
    for (;;) {
      const client = await this.#pool.connect()
      const guard = this.#guardOf(client)
      if (guard.generation === this.#generation) return guard
      client.release(true)
    }
  }

  #guardOf(client: pg.PoolClient): GuardedClient {
    const known = this.#guards.get(client)
    if (known !== undefined) return known
    const generation = this.#generation
    const guard = new GuardedClient(client, generation, {
      onRelease: () => {
        this.#inFlight -= 1
      },
      onFrozen: () => {
        if (this.#generation === generation) this.#generation += 1
      },
    })
    this.#guards.set(client, guard)
    return guard
  }

  async isReachable(milliseconds: number): Promise<boolean> {
    const probe = this.connect().then(async (client) => {
      try {
        await client.query('select 1', [])
        return true
      } finally {
        client.release()
      }
    })
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), milliseconds)
    try {
      return await Promise.race([probe.catch(() => false), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  load(): DatabaseLoad {
    return {
      open: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

interface GuardedClientEvents {
  readonly onRelease: () => void
  /** The server did not even end the statement by its own limit. */
  readonly onFrozen: () => void
}

/** One connection, lent to one piece of work at a time. */
class GuardedClient {
  readonly generation: number
  readonly #client: pg.PoolClient
  readonly #events: GuardedClientEvents
  #deadline = 0
  #broken: DatabaseError | undefined

  constructor(client: pg.PoolClient, generation: number, events: GuardedClientEvents) {
    this.#client = client
    this.generation = generation
    this.#events = events
    // Between two statements nobody else hears that it broke, and an unheard error ends the process.
    client.on('error', (error) => this.#discard(toDatabaseError(error)))
  }

  lend(deadline: number): void {
    this.#deadline = deadline
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#broken !== undefined) throw this.#broken
    const begun = performance.now()
    const remaining = this.#deadline - begun
    if (remaining <= 0) throw this.#discard(new DatabaseError('timeout', 'no time left'))
    const name = nameOf(sql)
    try {
      return await this.#client.query({
        ...(name !== undefined && { name }),
        text: sql,
        values: [...parameters],
        // Not in the types of pg, but honoured per query.
        ...{ query_timeout: Math.ceil(remaining) },
      })
    } catch (cause) {
      const error = toDatabaseError(cause)
      if (error.code === undefined || error.kind === 'unavailable') this.#discard(error)
      if (error.kind === 'timeout' && error.code === undefined) {
        if (performance.now() - begun > timeLimits.statement) this.#events.onFrozen()
      }
      throw error
    }
  }

  /** What the server does with this connection is unknown from here on, so nobody may reuse it. */
  #discard(error: DatabaseError): DatabaseError {
    this.#broken = error
    return error
  }

  release(destroy?: boolean): void {
    this.#events.onRelease()
    this.#client.release(destroy === true || this.#broken !== undefined)
  }
}
