import pg from 'pg'

/** Statement of the wire protocol with its parameters. */
export interface WireStatement {
  /** Name under which a connection keeps the statement prepared; see `preparedStatement`. */
  readonly name?: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Callbacks of a `pg` query for the server's messages; the package's types have only `submit`. */
interface QueryCallbacks extends pg.Submittable {
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleEmptyQuery(connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
  handleError(error: unknown, connection: pg.Connection): void
}

interface NamingConnection extends pg.Connection {
  readonly submittedNamedStatements: Record<string, string>
}

interface BatchOptions {
  readonly types: pg.CustomTypesConfig
  readonly milliseconds: number
  /** Number of trailing statements that may fail without failing the others. */
  readonly behind?: number
  /** Called when one of the trailing statements failed. */
  readonly onTrailingError?: (error: unknown) => void
}

type BatchCallback = (error: unknown, results: readonly pg.QueryResult[]) => void

/**
 * Pipelined batch of statements for `client.query`: it takes one round trip, which costs more than
 * most statements. The statements run in order, each as if sent alone. After a failed one the rest
 * is skipped and `done` gets its error. Outside a transaction the batch is one of its own.
 */
export class Batch implements QueryCallbacks {
  readonly statements: readonly WireStatement[]
  /** Milliseconds; `pg` reads the option under this name, as it does `callback`. */
  readonly query_timeout: number
  callback: BatchCallback
  readonly #queries: readonly (pg.Query & QueryCallbacks)[]
  readonly #results: pg.QueryResult[] = []
  readonly #onTrailingError: ((error: unknown) => void) | undefined
  readonly #needed: number
  #failure: unknown
  /** Index of the running statement. */
  #current = 0

  constructor(statements: readonly WireStatement[], options: BatchOptions, done: BatchCallback) {
    this.statements = statements
    this.#needed = statements.length - (options.behind ?? 0)
    this.#onTrailingError = options.onTrailingError
    this.query_timeout = options.milliseconds
    this.callback = done
    this.#queries = statements.map(({ name, text, values }) => {
      const config = { text, values: [...values], types: options.types, queryMode: 'extended' }
      const answered = (error: unknown, result: pg.QueryResult) => {
        if (error) this.#failure ??= error
        else this.#results.push(result)
      }
      return new pg.Query(name === undefined ? config : { ...config, name }, answered) as pg.Query &
        QueryCallbacks
    })
  }

  /** Name and text under which `pg` records the prepared statements of a connection. */
  get name(): string | undefined {
    return this.statements[this.#current]?.name
  }

  get text(): string | undefined {
    return this.statements[this.#current]?.text
  }

  submit(connection: pg.Connection): Error | null {
    // Suppresses the sync of each statement, which would ask for an answer of its own.
    const unanswered = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    try {
      for (const query of this.#queries) {
        this.#failure ??= query.submit(unanswered)
        // After a statement that can't be sent, no later one may run.
        if (this.#failure) break
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#current]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#current]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#current]?.handleCommandComplete(message, connection)
    this.#current += 1
  }

  handleEmptyQuery(connection: pg.Connection): void {
    this.#queries[this.#current]?.handleEmptyQuery(connection)
    this.#current += 1
  }

  handleReadyForQuery(connection: pg.Connection): void {
    // A value that can't be parsed fails its statement; the error is reported once all are
    // answered.
    for (const query of this.#queries) query.handleReadyForQuery(connection)
    this.callback(this.#failure, this.#results)
  }

  handleError(error: unknown, connection: pg.Connection): void {
    const { submittedNamedStatements } = connection as NamingConnection
    for (const { name } of this.statements.slice(this.#current)) {
      if (name !== undefined) delete submittedNamedStatements[name]
    }
    if (this.#current < this.#needed) this.callback(error, [])
    else {
      for (const query of this.#queries.slice(0, this.#needed)) {
        query.handleReadyForQuery(connection)
      }
      this.#onTrailingError?.(error)
      this.callback(this.#failure, this.#results)
    }
  }
}
