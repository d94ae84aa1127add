import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Proxy in front of a database that pauses its clients at a statement of the test's choice. */
export interface DatabaseProxy {
  /** Connection string of clients to pause. */
  readonly url: string
  /** Resolves when a matching statement has arrived; it is held back. */
  readonly heldAt: (statement: RegExp) => Promise<void>
  /**
   * Forwards the held statement; with `answers: 'lost'`, the database's answers to it are dropped.
   */
  readonly release: (options?: { readonly answers: 'lost' }) => void
  /** Breaks every connection, like a crashing server. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

/** Opens a proxy in front of the database at `url`. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { host, port } = new pg.Client({ connectionString: url })
  const path = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const pairs = new Set<readonly [Socket, Socket]>()
  let wanted: { readonly statement: RegExp; readonly reached: () => void } | undefined
  let waiting: (() => void) | undefined
  let areAnswersLost = false

  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const server = createServer((client) => {
    const database = connect(path)
    const pair = [client, database] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      // Closing either end closes the other.
      socket.on('close', () => {
        for (const other of pair) other.destroy()
        pairs.delete(pair)
      })
    }
    database.on('data', (bytes) => {
      if (!areAnswersLost) client.write(bytes)
      else if (/COMMIT/.test(bytes.toString('latin1'))) cut()
    })
    client.on('data', (bytes) => {
      if (wanted?.statement.test(bytes.toString('latin1')) !== true) return database.write(bytes)
      const { reached } = wanted
      wanted = undefined
      client.pause()
      waiting = () => {
        database.write(bytes)
        client.resume()
      }
      reached()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as { port: number }).port)
  address.search = ''
  return {
    url: address.href,
    heldAt: (statement) =>
      new Promise((reached) => {
        wanted = { statement, reached }
      }),
    release: (options) => {
      areAnswersLost = options?.answers === 'lost'
      waiting?.()
    },
    cut,
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
