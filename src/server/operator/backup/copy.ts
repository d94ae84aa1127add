import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/** Runs `copy … to stdout` and writes what it gives to `target`; answers the number of rows. */
export function copyTo(client: pg.Client, statement: string, target: Writable): Promise<number> {
  const copy = new Copy(statement)
  copy.onData = (chunk, connection) => {
    // The parser uses its memory again.
    if (target.write(Buffer.from(chunk)) || connection.stream.isPaused()) return
    connection.stream.pause()
    target.once('drain', () => connection.stream.resume())
  }
  client.query(copy)
  return copy.rows
}

/** Runs `copy … from stdin` with what `source` gives; answers the number of rows. */
export function copyFrom(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = new Copy(statement)
  copy.onReady = async (connection) => {
    try {
      for await (const chunk of source) {
        if (copy.isOver) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      connection.sendCopyFail(String(error))
    }
  }
  client.query(copy)
  return copy.rows
}

/** What `pg` gives a query of one's own; its types leave the copying out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** A COPY as `pg` runs it: the messages of the server, one method each. */
class Copy implements pg.Submittable {
  readonly #statement: string
  readonly #done = Promise.withResolvers<number>()
  #rows = 0
  #error: Error | undefined
  isOver = false
  onData: (chunk: Buffer, connection: CopyConnection) => void = () => undefined
  onReady: (connection: CopyConnection) => void = () => undefined

  constructor(statement: string) {
    this.#statement = statement
  }

  get rows(): Promise<number> {
    return this.#done.promise
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void {
    this.onData(message.chunk, connection)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.onReady(connection)
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rows = Number(message.text.match(/^COPY (\d+)$/)?.[1] ?? Number.NaN)
  }

  handleError(error: Error): void {
    this.isOver = true
    this.#error ??= error
    // A connection that broke off is never ready again.
    if (!('severity' in error)) this.#done.reject(error)
  }

  handleReadyForQuery(connection: CopyConnection): void {
    this.isOver = true
    // A target that is ended at once never drains.
    connection.stream.resume()
    if (this.#error === undefined) this.#done.resolve(this.#rows)
    else this.#done.reject(this.#error)
  }
}
