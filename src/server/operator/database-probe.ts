import pg from 'pg'
import { pooledSettings } from '#server/database/connection.ts'

/** Connections as the shop makes them, to a database that is only probed. */
export interface DatabaseProbe {
  /** A connection as requests are served on; it is closed with the probe. */
  readonly connect: () => Promise<pg.Client>
  /** One that has a session of its own, past any pooler. */
  readonly connectDirectly: () => Promise<pg.Client>
  /** The answer of several statements: the rows of the last. */
  readonly ask: (statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Runs statements in a transaction with an empty schema of their own, and takes all of it back. */
  readonly pretend: (work: (client: pg.Client) => Promise<void>) => Promise<void>
  readonly version: () => Promise<string>
  readonly close: () => Promise<void>
}

type Row = Readonly<Record<string, unknown>>

/** @throws what `pg` says when the database lets nobody in */
export async function openDatabaseProbe(urls: {
  readonly url: string
  readonly directUrl: string
}): Promise<DatabaseProbe> {
  const clients: pg.Client[] = []
  const connectTo = async (url: string) => {
    const client = new pg.Client({ ...pooledSettings(url), application_name: 'khol check' })
    // A server that breaks off fails the next statement, not the process.
    client.on('error', () => undefined)
    clients.push(client)
    await client.connect()
    return client
  }
  const connect = () => connectTo(urls.url)
  const first = await connect()
  const ask = async (statement: string, values: readonly unknown[] = []) =>
    (await first.query<Row>(statement, [...values])).rows
  return {
    connect,
    connectDirectly: () => connectTo(urls.directUrl),
    ask,
    pretend: async (work) => {
      await first.query('begin')
      try {
        // The scratch schema's name is nobody else's, and nobody else ever sees it.
        await first.query('create schema khol_check')
        await first.query(`set local search_path = khol_check, public`)
        await first.query(`set local statement_timeout = '60s'`)
        await work(first)
      } finally {
        await first.query('rollback')
      }
    },
    version: async () => {
      const [row] = await ask('select version()')
      return String(row?.version).split(' on ')[0] ?? ''
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
    },
  }
}
