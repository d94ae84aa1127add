import { Kysely } from 'kysely'
import pg from 'pg'
import type { Priority } from '#domain/contract/priorities.ts'
import { Batch, type WireStatement } from './batch.ts'
import { asWork, currentDeadline, currentWork } from './deadline.ts'
import { type ConnectionPool, dialectOf, type PooledConnection } from './driver.ts'
import { DatabaseError, toDatabaseError } from './errors.ts'
import { requireNoneHeld } from './held-connection.ts'
import { type Listener, openListener } from './listener.ts'
import { LoadShedder } from './load-shedder.ts'
import type { Tables } from './tables.ts'

/**
 * Database of the shop: typed queries, notifications between processes, and an orderly shutdown.
 */
export interface Database {
  readonly db: Kysely<Tables>
  /** Notifications of other processes and of this one; see `Listener`. */
  readonly listener: Listener
  /** Returns whether a statement succeeds within `milliseconds`; never throws. */
  readonly isReachable: (milliseconds?: number) => Promise<boolean>
  /** Whether the queue for a connection refuses a new request of this priority. */
  readonly isFull: (priority: Priority) => boolean
  /** Current number of connections. */
  readonly load: () => DatabaseLoad
  /** Waits for running work, then closes every connection. */
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
  /** Address of the listener's connection when `url` leads to a pooler. */
  readonly directUrl?: string
  /** Whether declared statements are prepared once per connection; true by default. */
  readonly preparesStatements?: boolean
  /** Limits the number of connections, without the listener's. */
  readonly poolSize?: number
  /** Called with errors of idle connections and of statements behind a commit. */
  readonly onError?: (error: DatabaseError) => void
}

const defaultPoolSize = 10
/** Length of the queue for a connection, over all priorities. */
const waitingAtMost = 50

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

/**
 * Opens the database. Connections are made on demand, so this never fails; the first query reports
 * an unreachable server as a `DatabaseError` of kind `unavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new GuardedPool(options)
  const db = new Kysely<Tables>({ dialect: dialectOf(pool) })
  const listener = openListener({
    ...connectionSettings(options.directUrl ?? options.url),
    application_name: 'khol listen',
  })
  return {
    db,
    listener,
    isReachable: (milliseconds) => pool.isReachable(milliseconds ?? timeLimits.connect),
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
export function pooledSettings(url: string): pg.ClientConfig {
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

/**
 * `pg` pool with load shedding and deadlines: it queues requests for a connection by priority,
 * gives each unit of work a deadline, discards connections whose state is unknown, and classifies
 * errors.
 */
class GuardedPool implements ConnectionPool {
  readonly #pool: pg.Pool
  readonly #loadShedder: LoadShedder
  readonly #guards = new WeakMap<pg.PoolClient, GuardedClient>()
  readonly #preparesStatements: boolean
  readonly #onError: (error: unknown) => void
  #generation = 0
  #probe: Promise<boolean> | undefined

  constructor(options: DatabaseOptions) {
    const places = options.poolSize ?? defaultPoolSize
    this.#preparesStatements = options.preparesStatements ?? true
    this.#onError = (error) => options.onError?.(toDatabaseError(error))
    this.#loadShedder = new LoadShedder({ places, waitingAtMost, queueTimeout: timeLimits.connect })
    this.#pool = new pg.Pool({
      ...pooledSettings(options.url),
      max: places,
      idleTimeoutMillis: 60_000,
    })
    // Without an error handler, a restart of the server would end the process.
    this.#pool.on('error', this.#onError)
  }

  /** @throws Error inside a transaction, which has a connection; DatabaseError */
  async connect(): Promise<GuardedClient> {
    requireNoneHeld('a second connection')
    const { priority } = currentWork()
    const deadline = currentDeadline(timeLimits.work)
    if (deadline <= performance.now()) throw noTimeLeft()
    await this.#loadShedder.enter({ priority, deadline })
    const leave = () => this.#loadShedder.leave(priority)
    const connecting = this.#healthyClient()
    try {
      const guard = await within(deadline, connecting)
      guard.lend(deadline, leave)
      return guard
    } catch (error) {
      // The slot stays taken until the pending connection succeeds or fails.
      connecting
        .then(
          (late) => late.giveBack(),
          () => undefined,
        )
        .then(leave)
      throw toDatabaseError(error)
    }
  }

  /** Checks a connection out; discards those made before the server was found frozen. */
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
    const guard = new GuardedClient(client, {
      generation,
      preparesStatements: this.#preparesStatements,
      onFrozen: () => {
        if (this.#generation === generation) this.#generation += 1
      },
      onTrailingError: this.#onError,
    })
    this.#guards.set(client, guard)
    return guard
  }

  /** Concurrent callers share one probe. */
  async isReachable(milliseconds: number): Promise<boolean> {
    this.#probe ??= this.#answers(milliseconds).finally(() => {
      this.#probe = undefined
    })
    return within(performance.now() + milliseconds, this.#probe).catch(() => false)
  }

  /** Probes with the priority of orders, as a shop that is merely full is ready. */
  #answers(milliseconds: number): Promise<boolean> {
    const work = { priority: 'orders', deadline: performance.now() + milliseconds } as const
    return asWork(work, async () => {
      const client = await this.connect()
      try {
        const [answer] = await client.send([{ text: RECOVERY, values: [] }])
        const isStandby: boolean = answer?.rows[0]?.is_standby
        // A connection redirected to a standby is discarded; the next one may reach the primary.
        if (isStandby) client.discard(new DatabaseError('unavailable', STANDBY))
        return !isStandby
      } finally {
        client.release()
      }
    })
  }

  isFull(priority: Priority): boolean {
    return this.#loadShedder.isFull(priority)
  }

  load(): DatabaseLoad {
    return {
      open: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#loadShedder.waiting,
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

/** Result of `work`; throws when it takes longer than until `deadline`. */
async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(noTimeLeft()),
    Math.max(0, deadline - performance.now()),
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function noTimeLeft(): DatabaseError {
  return new DatabaseError('timeout', 'no time left')
}

const RECOVERY = 'select pg_is_in_recovery() as is_standby'
const STANDBY = 'the connection leads to a standby'

/** SQLSTATE of a read-only server: a standby, or the embedded server on a full disk. */
const READ_ONLY = '25006'

interface GuardOptions {
  readonly generation: number
  readonly preparesStatements: boolean
  /** Called when the server did not enforce its own limit on a statement. */
  readonly onFrozen: () => void
  /** Called with the error of a statement behind a commit that succeeded. */
  readonly onTrailingError: (error: unknown) => void
}

/** Pooled connection, checked out by one unit of work at a time. */
class GuardedClient implements PooledConnection {
  readonly generation: number
  readonly #client: pg.PoolClient
  readonly #options: GuardOptions
  #deadline = 0
  #onRelease: () => void = () => undefined
  /** Fastest round trip since the checkout, milliseconds. */
  #quickest = 0
  #broken: DatabaseError | undefined

  constructor(client: pg.PoolClient, options: GuardOptions) {
    this.#client = client
    this.generation = options.generation
    this.#options = options
    // Between two statements no query handles the error, and an unhandled one ends the process.
    client.on('error', (error) => this.discard(toDatabaseError(error)))
  }

  lend(deadline: number, onRelease: () => void): void {
    this.#deadline = deadline
    this.#onRelease = onRelease
    this.#quickest = Number.POSITIVE_INFINITY
  }

  async send(
    statements: readonly WireStatement[],
    behind: readonly WireStatement[] = [],
  ): Promise<readonly pg.QueryResult[]> {
    if (this.#broken !== undefined) throw this.#broken
    const begun = performance.now()
    const remaining = this.#deadline - begun
    // A commit whose answer can't arrive in time is not sent, so that its outcome is known.
    const needed = statements.at(-1)?.text === 'commit' ? this.#quickest : 0
    if (remaining <= needed) throw this.discard(noTimeLeft())
    try {
      const results = await this.#answersTo(
        this.#asSent([...statements, ...behind]),
        behind.length,
        Math.ceil(remaining),
      )
      this.#quickest = Math.min(this.#quickest, performance.now() - begun)
      return results
    } catch (cause) {
      const error = toDatabaseError(cause)
      if (error.code === undefined || error.kind === 'unavailable') this.discard(error)
      // A demoted primary stays read-only; another connection may reach the new primary.
      if (error.code === READ_ONLY) this.discard(error)
      if (error.kind === 'timeout' && error.code === undefined) {
        if (performance.now() - begun > timeLimits.statement) this.#options.onFrozen()
      }
      throw error
    }
  }

  /** Strips the statement names for a pooler that doesn't support prepared statements. */
  #asSent(statements: readonly WireStatement[]): readonly WireStatement[] {
    if (this.#options.preparesStatements) return statements
    return statements.map(({ text, values }) => ({ text, values }))
  }

  async #answersTo(
    statements: readonly WireStatement[],
    behind: number,
    milliseconds: number,
  ): Promise<readonly pg.QueryResult[]> {
    const [only, another] = statements
    if (only && !another) {
      const { name, text, values } = only
      const query = { ...(name !== undefined && { name }), text, values: [...values] }
      // Missing from the types of pg, but honoured per query.
      return [await this.#client.query({ ...query, ...{ query_timeout: milliseconds } })]
    }
    return new Promise((resolve, reject) => {
      const done = (error: unknown, results: readonly pg.QueryResult[]) =>
        error ? reject(error) : resolve(results)
      const { onTrailingError } = this.#options
      const options = { types, milliseconds, behind, onTrailingError }
      this.#client.query(new Batch(statements, options, done))
    })
  }

  /** The connection's state on the server is unknown from here on, so it must not be reused. */
  discard(error: DatabaseError): DatabaseError {
    this.#broken = error
    return error
  }

  release(): void {
    this.giveBack()
    this.#onRelease()
  }

  /** Returns the connection to the pool without calling `onRelease`. */
  giveBack(): void {
    this.#client.release(this.#broken !== undefined)
  }
}
