import pg from 'pg'
import { connectionSettings } from '../connection.ts'
import { platformLocks } from '../locks.ts'

/**
 * Ownership of an embedded server by one process. The owner holds an advisory lock on a connection
 * that lives as long as the process, so that even `kill -9` leaves no stale lock; the connection's
 * application name identifies the owner.
 */
export interface Ownership {
  /** Publishes the address at which the shop answers. */
  readonly announce: (address: string) => Promise<void>
  /** Settles when the connection, and the lock with it, is lost. */
  readonly lost: Promise<void>
  readonly release: () => Promise<void>
}

export type Claim =
  | { readonly kind: 'owner'; readonly ownership: Ownership }
  | { readonly kind: 'taken'; readonly by: string }

/** Tries to take ownership of the server at `url`. */
export async function claim(url: string): Promise<Claim> {
  const client = new pg.Client({ ...connectionSettings(url), query_timeout: 5_000 })
  const lost = Promise.withResolvers<void>()
  client.on('error', () => lost.resolve())
  client.on('end', () => lost.resolve())
  try {
    await client.connect()
    const nameSelf = (address: string) =>
      client.query('select set_config($1, $2, false)', [
        'application_name',
        `khol owner ${process.pid} ${address}`.trim(),
      ])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [
      platformLocks.embeddedOwner,
    ])
    if (rows[0].taken === true) {
      await nameSelf('')
      return {
        kind: 'owner',
        ownership: {
          announce: async (address) => {
            await nameSelf(address).catch(() => undefined)
          },
          lost: lost.promise,
          release: () => client.end(),
        },
      }
    }
    const by = (await nameOfOwner(client)) ?? ''
    await client.end()
    return { kind: 'taken', by }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Process id and address of the server's owner, as text; undefined when there is none. */
export async function findOwner(url: string): Promise<string | undefined> {
  const client = new pg.Client({ ...connectionSettings(url), query_timeout: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await nameOfOwner(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function nameOfOwner(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where application_name like 'khol owner %' and pid <> pg_backend_pid()`,
  )
  const [pid, address] = (rows[0]?.name ?? '').replace(/^khol owner /, '').split(' ')
  if (!pid) return undefined
  return address ? `process ${pid}, at ${address}` : `process ${pid}`
}
