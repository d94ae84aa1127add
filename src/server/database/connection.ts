import { Kysely } from 'kysely'
import pg from 'pg'
import type { Priority } from '#domain/contract/priorities.ts'
import { Batch, type WireStatement } from './batch.ts'
import { asWork, currentDeadline, currentWork } from './deadline.ts'
import { dialectOf, type LendingPool, type LentConnection } from './driver.ts'
import { DatabaseError, toDatabaseError } from './errors.ts'
import { type Listener, openListener } from './listener.ts'
import { LoadShedder } from './load-shedder.ts'
import type { Tables } from './tables.ts'

/** The shop's database: typed queries, notifications between processes, and an orderly end. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Notifications of other processes and of this one; see `Listener`. */
  readonly listener: Listener
  /** Answers whether a statement goes through within `milliseconds`; never throws. */
  readonly isReachable: (milliseconds?: number) => Promise<boolean>
  /** Whether the queue for a connection refuses a new request of this priority. */
  readonly isFull: (priority: Priority) => boolean
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
  /** Where the one connection goes that listens, when a pooler stands at `url`. */
  readonly directUrl?: string
  /** Whether declared statements are parsed once a connection; usually they are. */
  readonly preparesStatements?: boolean
  /** Connections at most, without the one that listens. */
  readonly poolSize?: number
  /** Told about connections that broke while nobody used them, and what failed behind a commit. */
  readonly onError?: (error: DatabaseError) => void
}

const defaultPoolSize = 10
/** Length of the queue for a connection, over all priorities. */
const waitingAtMost = 50

/**
 * Milliseconds. `work` is what a request has in all, or else one piece of the shop's own work; nobody
 * waits longer for a connection, or for one to be made, than `connect`. A healthy server ends a
 * statement itself, by `lock` or `statement`; where less time is left, or the server is frozen or out
 * of reach, the client does. Together they keep every call of the shop within 3.5 s.
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

/** The same of those that requests are served on, with the limits that the server keeps itself. */
export function pooledSettings(url: string): pg.ClientConfig {
  return {
    ...connectionSettings(url),
    statement_timeout: timeLimits.statement,
    lock_timeout: timeLimits.lock,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
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

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parseByType[oid] ??
    pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/**
 * A `pg` pool that keeps its promises when the server does not: it decides who waits for a connection
 * and who doesn't, gives each piece of work a deadline, throws away connections whose state is unknown,
 * and names its errors.
 */
class GuardedPool implements LendingPool {
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
    // Without a listener, a restart of the server would take the process down.
    this.#pool.on('error', this.#onError)
  }

  async connect(): Promise<GuardedClient> {
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
      // Until the connection is there after all, or is not, nobody else can have its place.
      connecting
        .then(
          (late) => late.giveBack(),
          () => undefined,
        )
        .then(leave)
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
    const guard = new GuardedClient(client, {
      generation,
      preparesStatements: this.#preparesStatements,
      onFrozen: () => {
        if (this.#generation === generation) this.#generation += 1
      },
      onUnheard: this.#onError,
    })
    this.#guards.set(client, guard)
    return guard
  }

  /** However many ask at the same time, one statement finds out. */
  async isReachable(milliseconds: number): Promise<boolean> {
    this.#probe ??= this.#answers(milliseconds).finally(() => {
      this.#probe = undefined
    })
    return within(performance.now() + milliseconds, this.#probe).catch(() => false)
  }

  /** Ranks with orders: a shop that is merely full is ready. */
  #answers(milliseconds: number): Promise<boolean> {
    const work = { priority: 'orders', deadline: performance.now() + milliseconds } as const
    return asWork(work, async () => {
      const client = await this.connect()
      try {
        const [answer] = await client.send([{ text: RECOVERY, values: [] }])
        const isStandby: boolean = answer?.rows[0]?.is_standby
        // A redirect to a standby is tried again: it may name the primary next time.
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

/** The result of `work`, unless it takes longer than until `deadline`. */
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

/** SQLSTATE of a server that takes no changes: a standby, or the embedded one on a full disk. */
const READ_ONLY = '25006'

interface GuardOptions {
  readonly generation: number
  readonly preparesStatements: boolean
  /** Told when the server did not even end a statement by its own limit. */
  readonly onFrozen: () => void
  /** Told what failed behind a commit that went through. */
  readonly onUnheard: (error: unknown) => void
}

/** One connection, lent to one piece of work at a time. */
class GuardedClient implements LentConnection {
  readonly generation: number
  readonly #client: pg.PoolClient
  readonly #options: GuardOptions
  #deadline = 0
  #onRelease: () => void = () => undefined
  /** Milliseconds of the quickest message since the connection was lent. */
  #quickest = 0
  #broken: DatabaseError | undefined

  constructor(client: pg.PoolClient, options: GuardOptions) {
    this.#client = client
    this.generation = options.generation
    this.#options = options
    // Between two statements nobody else hears that it broke, and an unheard error ends the process.
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
    // A commit whose answer can't arrive in time is not sent: then nothing has happened.
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
      // A machine that is no primary any more stays none; another connection may lead to the one that is.
      if (error.code === READ_ONLY) this.discard(error)
      if (error.kind === 'timeout' && error.code === undefined) {
        if (performance.now() - begun > timeLimits.statement) this.#options.onFrozen()
      }
      throw error
    }
  }

  /** A pooler that doesn't bear prepared statements gets none with a name. */
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
      // Not in the types of pg, but honoured per query.
      return [await this.#client.query({ ...query, ...{ query_timeout: milliseconds } })]
    }
    return new Promise((resolve, reject) => {
      const done = (error: unknown, results: readonly pg.QueryResult[]) =>
        error ? reject(error) : resolve(results)
      const { onUnheard } = this.#options
      const options = { types, milliseconds, behind, onUnheard }
      this.#client.query(new Batch(statements, options, done))
    })
  }

  /** The state of this connection on the server is unknown from here on, so nobody may reuse it. */
  discard(error: DatabaseError): DatabaseError {
    this.#broken = error
    return error
  }

  release(): void {
    this.giveBack()
    this.#onRelease()
  }

  /** Without a word to whoever it was lent to. */
  giveBack(): void {
    this.#client.release(this.#broken !== undefined)
  }
}
