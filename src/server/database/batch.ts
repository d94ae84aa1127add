import pg from 'pg'

/** One statement as it goes to the server. */
export interface WireStatement {
  /** Under which the connection keeps it prepared; see `preparedStatement`. */
  readonly name?: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** The callbacks of a `pg` query while the server answers; the package's types name only `submit`. */
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
  /** How many of the last statements may fail without the others having failed. */
  readonly behind?: number
  /** Told how one of those failed. */
  readonly onUnheard?: (error: unknown) => void
}

type BatchCallback = (error: unknown, results: readonly pg.QueryResult[]) => void

/**
 * Several statements for `client.query`, in one message to the server that is answered by one: the wait
 * for an answer, and waking up for it, cost more than most statements. They run one after the other,
 * each as if it came alone. Behind one that fails none runs, and `done` gets its error; without a
 * transaction around them they are one themselves.
 */
export class Batch implements QueryCallbacks {
  readonly statements: readonly WireStatement[]
  /** Milliseconds; the client looks for it under this name, as it does for `callback`. */
  readonly query_timeout: number
  callback: BatchCallback
  readonly #queries: readonly (pg.Query & QueryCallbacks)[]
  readonly #results: pg.QueryResult[] = []
  readonly #onUnheard: ((error: unknown) => void) | undefined
  readonly #needed: number
  #failure: unknown
  /** The statement that the server is at. */
  #current = 0

  constructor(statements: readonly WireStatement[], options: BatchOptions, done: BatchCallback) {
    this.statements = statements
    this.#needed = statements.length - (options.behind ?? 0)
    this.#onUnheard = options.onUnheard
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

  /** By `name` and `text` the client notes what a connection has prepared, and what it has not. */
  get name(): string | undefined {
    return this.statements[this.#current]?.name
  }

  get text(): string | undefined {
    return this.statements[this.#current]?.text
  }

  submit(connection: pg.Connection): Error | null {
    // Each of them would ask for an answer of its own.
    const unanswered = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    try {
      for (const query of this.#queries) {
        this.#failure ??= query.submit(unanswered)
        // A statement that can't be sent is not skipped: nothing behind it may run.
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
    // A value that can't be read is an error of its statement, and said only now.
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
      this.#onUnheard?.(error)
      this.callback(this.#failure, this.#results)
    }
  }
}
