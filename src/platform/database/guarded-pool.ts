import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Priority } from '#domain/contract/priorities.ts'
import { ConnectionShares } from './connection-shares.ts'
import { asWork, currentDeadline, currentWork, timeLimits, within } from './deadline.ts'
import { DatabaseError, toDatabaseError } from './errors.ts'
import { requireNoneHeld } from './held-connection.ts'
import { preparedName } from './prepared-statement.ts'

/** Connections of the pool, and callers that wait for one. */
export interface DatabaseLoad {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/**
 * `pg` pool for Kysely with a share of the connections for each priority and a deadline for each
 * unit of work. It classifies errors, and discards connections whose state is unknown.
 */
export class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #preparesStatements: boolean
  readonly #shares: ConnectionShares
  readonly #openedAt = new WeakMap<pg.PoolClient, number>()
  /** When the server was last found frozen; earlier connections may lead to a server that is gone. */
  #frozenAt = 0
  #probe: Promise<boolean> | undefined

  /** @param preparesStatements whether to prepare declared ones, which not every pooler supports */
  constructor(pool: pg.Pool, preparesStatements: boolean) {
    this.#pool = pool
    this.#preparesStatements = preparesStatements
    this.#shares = new ConnectionShares(pool.options.max)
    // Without an error handler, a restart of the server would end the process.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => {
      this.#openedAt.set(client, performance.now())
      // The next statement fails on a connection that broke since the last one.
      client.on('error', () => undefined)
    })
  }

  /** Options of the pool, which Kysely would use to cancel statements. */
  get options(): object {
    return this.#pool.options
  }

  /** @throws Error inside a transaction, which has a connection; DatabaseError */
  async connect(): Promise<LentConnection> {
    requireNoneHeld('a second connection')
    const { priority } = currentWork()
    const deadline = currentDeadline()
    const remaining = deadline - performance.now()
    if (remaining <= 0) throw noTimeLeft()
    const patience = Math.ceil(Math.min(remaining, timeLimits.connect))
    const leave = await this.#shares.enter(priority, patience)
    const connecting = this.#healthyClient()
    try {
      return new LentConnection(await within(deadline, connecting), {
        deadline,
        preparesStatements: this.#preparesStatements,
        onFrozen: () => {
          this.#frozenAt = performance.now()
        },
        onRelease: leave,
      })
    } catch (error) {
      // The permit stays taken until the pending connection succeeds or fails.
      connecting
        .then((late) => late.release())
        .catch(() => undefined)
        .finally(leave)
      throw toDatabaseError(error)
    }
  }

  async #healthyClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if ((this.#openedAt.get(client) ?? 0) >= this.#frozenAt) return client
      client.release(true)
    }
  }

  /** Whether a statement succeeds in time; concurrent callers share one. */
  async isReachable(): Promise<boolean> {
    const deadline = performance.now() + timeLimits.connect
    this.#probe ??= this.#answers(deadline).finally(() => {
      this.#probe = undefined
    })
    return within(deadline, this.#probe).catch(() => false)
  }

  /** Probes with the priority of orders, as a shop that is merely full is ready. */
  #answers(deadline: number): Promise<boolean> {
    const work = { priority: 'orders', deadline } as const
    return asWork(work, async () => {
      const connection = await this.connect()
      let isStandby = true
      try {
        const { rows } = await connection.query<{ is_standby: boolean }>(RECOVERY, [])
        isStandby = rows[0]?.is_standby ?? true
        return !isStandby
      } finally {
        // A connection redirected to a standby is discarded; the next one may reach the primary.
        connection.release(isStandby)
      }
    })
  }

  isFull(priority: Priority): boolean {
    return this.#shares.isFull(priority)
  }

  load(): DatabaseLoad {
    const { totalCount: open, idleCount: idle } = this.#pool
    return { open, idle, waiting: this.#shares.waiting }
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

const RECOVERY = 'select pg_is_in_recovery() as is_standby'

/** SQLSTATE of a read-only server: a standby, or the embedded server on a full disk. */
const READ_ONLY = '25006'

interface Loan {
  /** In the time of `performance.now()`. */
  readonly deadline: number
  readonly preparesStatements: boolean
  /** Called when the server did not enforce its own limit on a statement. */
  readonly onFrozen: () => void
  readonly onRelease: () => void
}

/** Pooled connection, checked out by one unit of work until its deadline. */
class LentConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #loan: Loan
  /** Reason why the connection must not be reused. */
  #broken: DatabaseError | undefined

  constructor(client: pg.PoolClient, loan: Loan) {
    this.#client = client
    this.#loan = loan
  }

  /** @throws DatabaseError */
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('rows are not streamed')
    return this.#send(text, values)
  }

  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#broken !== undefined) throw this.#broken
    const begun = performance.now()
    const remaining = this.#loan.deadline - begun
    if (remaining <= 0) {
      this.#broken = noTimeLeft()
      throw this.#broken
    }
    try {
      const name = this.#loan.preparesStatements ? preparedName(text) : undefined
      const query = { ...(name !== undefined && { name }), text, values: [...values] }
      // Missing from the types of pg, but honoured per query.
      return await this.#client.query({ ...query, ...{ query_timeout: Math.ceil(remaining) } })
    } catch (cause) {
      const error = toDatabaseError(cause)
      const isUnknown = error.code === undefined || error.kind === 'unavailable'
      // A demoted primary stays read-only; another connection may reach the new primary.
      if (isUnknown || error.code === READ_ONLY) this.#broken = error
      // By then the server itself would have ended the statement.
      const isFrozen = performance.now() - begun > timeLimits.statement
      if (isFrozen && error.kind === 'timeout' && error.code === undefined) this.#loan.onFrozen()
      throw error
    }
  }

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#broken !== undefined)
    this.#loan.onRelease()
  }
}

function noTimeLeft(): DatabaseError {
  return new DatabaseError('timeout', 'no time left')
}
