import { randomBytes, randomInt } from 'node:crypto'
import type pg from 'pg'
import { timeLimits } from '#platform/database/connection.ts'
import { readMigrations } from '#server/schema/migrate.ts'
import type { DatabaseProbe } from './database-probe.ts'

/** A capability that the shop requires of its database. */
export interface Requirement {
  /** The fault, for the report: a sentence without its full stop. */
  readonly fault: string
  /** Whether a failure ends the check. */
  readonly endsCheck?: boolean
  /** Whether only prepared statements need it. */
  readonly needsPreparedStatements?: boolean
  /** Consequence of a failure, or its remedy: whole sentences. */
  readonly advice: string
  /** @throws when the database lacks it */
  readonly attempt: (probe: DatabaseProbe) => Promise<void>
}

/** Milliseconds in which a notification must arrive. */
const HEARD_WITHIN = 5_000

/** Attempt that a setting of the connection, in the unit of `pg_settings`, is as the shop needs it. */
const setting =
  (name: string, isMet: (value: string) => boolean): Requirement['attempt'] =>
  async ({ ask }) => {
    const [row] = await ask('select setting from pg_settings where name = $1', [name])
    const value = String(row?.setting)
    if (!isMet(value)) throw new Error(`${name} is ${value}`)
  }

/** Requirements of the server and of each connection. */
const ofServer: readonly Requirement[] = [
  {
    fault: 'The server is older than PostgreSQL 15, or says so',
    advice: 'Migrations use functions of newer ones: take 15 to 18.',
    attempt: setting('server_version_num', (version) => Number(version) >= 150_000),
  },
  {
    fault: 'The database does not keep text as UTF-8',
    advice: 'Make it with `create database … encoding UTF8 template template0`.',
    attempt: setting('server_encoding', (encoding) => encoding === 'UTF8'),
  },
  {
    fault: 'The database takes no changes',
    endsCheck: true,
    advice: 'DATABASE_URL must lead to the primary, never to a standby.',
    attempt: setting('transaction_read_only', (isReadOnly) => isReadOnly === 'off'),
  },
  {
    fault: 'A commit is acknowledged before it is on the disk',
    advice: 'Set synchronous_commit to on, or a power cut loses orders that were acknowledged.',
    attempt: setting('synchronous_commit', (level) => level !== 'off'),
  },
  {
    fault: 'The time limits that a connection starts with are not in force',
    advice: 'A slow statement would hold its connection for longer than the shop waits.',
    attempt: async (probe) => {
      for (const [name, milliseconds] of [
        ['statement_timeout', timeLimits.statement],
        ['lock_timeout', timeLimits.lock],
        ['idle_in_transaction_session_timeout', timeLimits.idleInTransaction],
      ] as const) {
        await setting(name, (value) => value === String(milliseconds))(probe)
      }
    },
  },
  {
    fault: 'The user of DATABASE_URL may not make tables',
    endsCheck: true,
    advice: 'Make it the owner of the database.',
    attempt: ({ inRolledBackTransaction }) =>
      inRolledBackTransaction(async (client) => {
        await client.query('set local search_path to default')
        await client.query('create table khol_check (id int)')
      }),
  },
]

/** Requirements of SQL, in a scratch schema that is rolled back. */
const ofSql: readonly Requirement[] = [
  {
    fault: 'There is no extension pg_trgm, or this user may not add it',
    advice:
      'Have it added by whoever may: `create extension pg_trgm`. The owner’s search needs it.',
    attempt: ({ inRolledBackTransaction }) =>
      inRolledBackTransaction(async (client) => {
        await client.query('create extension if not exists pg_trgm')
      }),
  },
  {
    fault: 'The shop’s own migrations don’t run',
    advice: 'The shop can’t start on this database.',
    attempt: ({ inRolledBackTransaction }) =>
      inRolledBackTransaction(async (client) => {
        for (const { name, sql } of await readMigrations()) {
          await client.query(sql).catch((error) => {
            throw new Error(`${name}: ${error.message}`)
          })
        }
      }),
  },
  {
    fault: 'Statements that the shop runs all day fail',
    advice: 'Limits, figures, chores and imports need each of them.',
    attempt: ({ inRolledBackTransaction }) =>
      inRolledBackTransaction(async (client) => {
        for (const statement of dailyStatements) await client.query(statement)
      }),
  },
]

/** Samples of the kinds of statements that no migration contains. */
const dailyStatements = [
  'create table counts (key text primary key, hits int not null)',
  `insert into counts as stored values ('a', 1)
    on conflict (key) do update set hits = stored.hits + excluded.hits`,
  `with taken as (delete from counts returning hits)
    insert into counts select 'sum', sum(hits) from taken`,
  'select key from counts limit 1 for update skip locked',
  `select * from jsonb_to_recordset('[{"price":1}]') as sent (price int)`,
  `select timestamptz '2026-11-21 20:00Z' at time zone 'Asia/Karachi'`,
]

/** Requirements of several connections, which a pooler usually breaks. */
const ofSessions: readonly Requirement[] = [
  {
    fault: 'What one connection notifies, another that listens does not hear',
    advice:
      'Processes tell each other of changes by it. Behind a pooler, set DATABASE_DIRECT_URL to the server itself.',
    attempt: async ({ connect, connectDirectly }) => {
      const listens = await connectDirectly()
      // A pooled connection notifies, as in the transaction of an order.
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
    fault: 'Two transactions get the same advisory lock at once',
    advice: 'First starts and sweeps of several processes would do the same thing twice.',
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
    fault: 'A connection does not keep its lock between statements',
    advice:
      'It keeps two migrations from running at once, and sweeps from deleting pictures during a backup. Behind a pooler, set DATABASE_DIRECT_URL to the server itself.',
    attempt: async ({ connectDirectly }) => {
      const [first, second] = [await connectDirectly(), await connectDirectly()]
      const key = randomInt(2 ** 31)
      await first.query('select pg_advisory_lock($1)', [key])
      // A pooler lends the connection that holds the lock to the next client.
      await mustNotGet(second, `select pg_try_advisory_lock(${key}) as taken`)
      await first.query('select pg_advisory_unlock($1)', [key])
    },
  },
  {
    fault: 'A prepared statement is not there at the next use',
    needsPreparedStatements: true,
    advice: 'Set DATABASE_PREPARED_STATEMENTS=off, or use a pooler that supports them.',
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
    fault: 'A transaction does not see one state throughout (repeatable read)',
    advice: 'Backups and the dashboard would mix what was before and after a change.',
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

/** All requirements of the database, in the order in which they are checked. */
export const requirements: readonly Requirement[] = [...ofServer, ...ofSql, ...ofSessions]
