import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { WireStatement } from './batch.ts'
import { DatabaseError } from './errors.ts'
import { preparedName } from './prepared-statement.ts'

/** Connection checked out of the pool by one unit of work. */
export interface PooledConnection {
  /**
   * Sends statements in one message and returns their results in order. Statements in `behind`
   * follow and are skipped after a failed one; their own failures don't fail the others.
   */
  readonly send: (
    statements: readonly WireStatement[],
    behind?: readonly WireStatement[],
  ) => Promise<readonly pg.QueryResult[]>
  readonly release: () => void
}

export interface ConnectionPool {
  readonly connect: () => Promise<PooledConnection>
  readonly end: () => Promise<void>
}

/** Kysely dialect for PostgreSQL, over connections that accept batches of statements. */
export function dialectOf(pool: ConnectionPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new BatchingDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class BatchingDriver implements Driver {
  readonly #pool: ConnectionPool

  constructor(pool: ConnectionPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<BatchingConnection> {
    return new BatchingConnection(await this.#pool.connect())
  }

  async beginTransaction(
    connection: BatchingConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    connection.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`)
  }

  commitTransaction(connection: BatchingConnection): Promise<void> {
    return connection.end('commit')
  }

  rollbackTransaction(connection: BatchingConnection): Promise<void> {
    return connection.end('rollback')
  }

  async releaseConnection(connection: BatchingConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

/** Kysely connection of one transaction or of a few queries. */
export class BatchingConnection implements DatabaseConnection {
  readonly #lent: PooledConnection
  /** Pending `begin` statement, sent with the first statements. */
  #beginning: string | null = null
  #behindCommit: CompiledQuery[] = []

  constructor(lent: PooledConnection) {
    this.#lent = lent
  }

  begin(statement: string): void {
    this.#beginning = statement
  }

  /** @throws DatabaseError when an unhandled statement error turned the commit into a rollback */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#beginning !== null) return
    const behind = how === 'commit' ? this.#behindCommit.map(wireStatement) : []
    this.#behindCommit = []
    const [ended] = await this.#lent.send([wireStatement(CompiledQuery.raw(how))], behind)
    if (how === 'commit' && ended?.command === 'ROLLBACK') {
      throw new DatabaseError('defect', 'a statement of the transaction had failed')
    }
  }

  /** Queues a query behind the commit, in the same message; it runs only if the commit succeeds. */
  askBehindCommit(query: CompiledQuery): void {
    this.#behindCommit.push(query)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#beginning !== null) {
      // Sent on its own to measure the round trip, which decides whether a commit can be answered
      // before the deadline.
      const begin = CompiledQuery.raw(this.#beginning)
      this.#beginning = null
      await this.#lent.send([wireStatement(begin)])
    }
    const [result] = await this.#lent.send([wireStatement(query)])
    return resultOf(result)
  }

  /** Sends several statements in one message, preceded by a pending `begin`. */
  async executePipeline(
    queries: readonly CompiledQuery[],
  ): Promise<readonly QueryResult<unknown>[]> {
    const begin = this.#beginning === null ? [] : [CompiledQuery.raw(this.#beginning)]
    this.#beginning = null
    const results = await this.#lent.send([...begin, ...queries].map(wireStatement))
    return results.slice(begin.length).map(resultOf<unknown>)
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it, and the shop uses no cursors
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows are not streamed')
  }

  release(): void {
    this.#lent.release()
  }
}

function wireStatement({ sql, parameters }: CompiledQuery): WireStatement {
  return { name: preparedName(sql), text: sql, values: parameters }
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function resultOf<Row>(result: pg.QueryResult | undefined): QueryResult<Row> {
  const rows = result?.rows ?? []
  if (!result || !changing.has(result.command)) return { rows }
  return { rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
}
