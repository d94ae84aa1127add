import pg from 'pg'
import { pooledSettings } from '#platform/database/connection.ts'

type Row = Readonly<Record<string, unknown>>

/** Connections with the shop's settings to a database under test. */
export type DatabaseProbe = Awaited<ReturnType<typeof openDatabaseProbe>>

/** @throws the error of `pg` when the connection is refused */
export async function openDatabaseProbe(urls: {
  readonly url: string
  readonly directUrl: string
}) {
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
    /** Opens a pooled connection as for requests; it closes with the probe. */
    connect,
    /** Opens a connection with a session of its own, bypassing any pooler. */
    connectDirectly: () => connectTo(urls.directUrl),
    /** Runs statements; returns the rows of the last. */
    ask,
    /** Runs statements in a transaction with an empty schema, and rolls it back. */
    inRolledBackTransaction: async (work: (client: pg.Client) => Promise<void>) => {
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
