import pg from 'pg'
import { pooledSettings } from '#platform/database/connection.ts'

export interface DatabaseProbe {
  /** Opens a pooled connection as for requests; it closes with the probe. */
  readonly connect: () => Promise<pg.Client>
  /** Opens a connection with a session of its own, bypassing any pooler. */
  readonly connectDirectly: () => Promise<pg.Client>
  /** Runs statements; returns the rows of the last. */
  readonly ask: (statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Runs statements in a transaction with an empty schema, and rolls it back. */
  readonly inRolledBackTransaction: (work: (client: pg.Client) => Promise<void>) => Promise<void>
  readonly version: () => Promise<string>
  readonly close: () => Promise<void>
}

type Row = Readonly<Record<string, unknown>>

/** @throws the error of `pg` when the connection is refused */
export async function openDatabaseProbe(urls: {
  readonly url: string
  readonly directUrl: string
}): Promise<DatabaseProbe> {
  const clients: pg.Client[] = []
  const connectTo = async (url: string) => {
    const client = new pg.Client({ ...pooledSettings(url), application_name: 'khol check' })
    // A connection that breaks fails the next statement, not the process.
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
    inRolledBackTransaction: async (work) => {
      await first.query('begin')
      try {
        // The scratch schema's name is unique to the check, and it is never committed.
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
