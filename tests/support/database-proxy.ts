import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { closedAfterwards } from './closing.ts'

/** Proxy in front of a database: it adds latency, and pauses its clients at a chosen statement. */
export interface DatabaseProxy {
  /** Connection string of its clients. */
  readonly url: string
  /** Latency in ms from now on, in each direction; none at first. */
  delay: number
  /** Resolves when a matching statement has arrived; it is held back. */
  readonly heldAt: (statement: RegExp) => Promise<void>
  /**
   * Forwards the held statement; with `answers: 'lost'`, the database's answers to it are dropped.
   */
  readonly release: (options?: { readonly answers: 'lost' }) => void
  /** Breaks every connection, like a crashing server. */
  readonly cut: () => void
}

/** Opens a proxy in front of the database at `url`. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { host, port } = new pg.Client({ connectionString: url })
  const path = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const open = new Set<Socket>()
  let wanted: { readonly statement: RegExp; readonly reached: () => void } | undefined
  let waiting: (() => void) | undefined
  let areAnswersLost = false

  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  /** Queue of one direction, whose sequence is kept whichever timer fires first. */
  const newQueue = () => {
    const underWay: (() => void)[] = []
    return (act: () => void) => {
      underWay.push(act)
      setTimeout(() => underWay.shift()?.(), proxy.delay)
    }
  }
  const server = createServer((client) => {
    const database = connect(path)
    const [toDatabase, toClient] = [newQueue(), newQueue()]
    for (const [socket, other, later] of [
      [client, database, toDatabase],
      [database, client, toClient],
    ] as const) {
      open.add(socket)
      socket.setNoDelay()
      socket.on('error', () => undefined)
      // Closing either end closes the other.
      socket.on('close', () => {
        open.delete(socket)
        later(() => other.end())
      })
    }
    database.on('data', (bytes) => {
      if (!areAnswersLost) toClient(() => client.write(bytes))
      else if (/COMMIT/.test(bytes.toString('latin1'))) cut()
    })
    client.on('data', (bytes) => {
      const forward = () => toDatabase(() => database.write(bytes))
      if (wanted?.statement.test(bytes.toString('latin1')) !== true) return forward()
      const { reached } = wanted
      wanted = undefined
      client.pause()
      waiting = () => {
        forward()
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
  const proxy: DatabaseProxy = {
    url: address.href,
    delay: 0,
    heldAt: (statement) =>
      new Promise((reached) => {
        wanted = { statement, reached }
      }),
    release: (options) => {
      areAnswersLost = options?.answers === 'lost'
      waiting?.()
    },
    cut,
  }
  closedAfterwards(async () => {
    cut()
    await new Promise((resolve) => server.close(resolve))
  })
  return proxy
}
