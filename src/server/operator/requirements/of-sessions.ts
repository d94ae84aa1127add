import { randomBytes, randomInt } from 'node:crypto'
import type pg from 'pg'
import type { Requirement } from './requirement.ts'

/** Milliseconds until a notification must have come. */
const HEARD_WITHIN = 5_000

/** Requirements between connections; a pooler in between is what usually breaks them. */
export const ofSessions: readonly Requirement[] = [
  {
    what: 'What one connection notifies, another that listens does not hear',
    without:
      'Processes tell each other of changes by it. Behind a pooler, set DATABASE_DIRECT_URL to the server itself.',
    attempt: async ({ connect, connectDirectly }) => {
      const listens = await connectDirectly()
      // As an order does, which is placed on a connection like any other.
      const notifies = await connect()
      const channel = `khol_check_${randomBytes(6).toString('hex')}`
      const heard = new Promise<string>((resolve) => {
        listens.on('notification', ({ payload }) => resolve(payload ?? ''))
      })
      await listens.query(`listen ${channel}`)
      await notifies.query('select pg_notify($1, $2)', [channel, 'news'])
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new Error('nothing came')), HEARD_WITHIN)
      await Promise.race([heard, late.promise]).finally(() => clearTimeout(timer))
    },
  },
  {
    what: 'Nobody waits for the lock of a transaction (advisory locks)',
    without: 'First starts and sweeps of several processes would do the same thing twice.',
    attempt: async ({ connect }) => {
      const [first, second] = [await connect(), await connect()]
      const key = randomInt(2 ** 31)
      await first.query('begin')
      await first.query('select pg_advisory_xact_lock($1)', [key])
      await mustNotGet(second, `select pg_try_advisory_xact_lock(${key}) as taken`)
      await first.query('rollback')
    },
  },
  {
    what: 'A connection does not keep its lock between statements',
    without:
      'Migrations and backups are kept apart by it. Behind a pooler, set DATABASE_DIRECT_URL to the server itself.',
    attempt: async ({ connectDirectly }) => {
      const [first, second] = [await connectDirectly(), await connectDirectly()]
      const key = randomInt(2 ** 31)
      await first.query('select pg_advisory_lock($1)', [key])
      // A pooler lends the connection that holds the lock to whoever asks next.
      await mustNotGet(second, `select pg_try_advisory_lock(${key}) as taken`)
      await first.query('select pg_advisory_unlock($1)', [key])
    },
  },
  {
    what: 'A prepared statement is not there at the next use',
    isOfPrepared: true,
    without: 'Set DATABASE_PREPARED_STATEMENTS=off, or use a pooler that bears them.',
    attempt: async ({ connect }) => {
      const clients = [await connect(), await connect()]
      for (let use = 0; use < 3; use += 1) {
        for (const client of clients) {
          await client.query({ name: 'khol_check', text: 'select $1::int', values: [use] })
        }
      }
    },
  },
  {
    what: 'A transaction does not see one state throughout (repeatable read)',
    without: 'Backups and the dashboard would mix what was before and after a change.',
    attempt: async ({ connect }) => {
      const client = await connect()
      await client.query('begin isolation level repeatable read read only')
      await client.query('select 1')
      await client.query('commit')
    },
  },
]

async function mustNotGet(client: pg.Client, statement: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(statement)
  if (rows[0]?.taken !== false) throw new Error('two got it at once')
}
