import { timeLimits } from '#server/database/connection.ts'
import type { Requirement } from './requirement.ts'
import type { Visit } from './visit.ts'

/** PostgreSQL's number of version 15. */
const OLDEST = 150_000

const settingOf = async ({ ask }: Visit, name: string) => {
  const [row] = await ask('select current_setting($1) as value', [name])
  return String(row?.value)
}

const mustBe = (is: string, wanted: string) => {
  if (is !== wanted) throw new Error(`it is ${is}`)
}

/** Requirements of a connection and its server, before anything is tried on them. */
export const atStart: readonly Requirement[] = [
  {
    what: 'The server is older than PostgreSQL 15, or says so',
    without: 'Migrations use functions of newer ones: take 15 to 18.',
    attempt: async (visit) => {
      const version = Number(await settingOf(visit, 'server_version_num'))
      if (!(version >= OLDEST)) throw new Error(`it is ${version}`)
    },
  },
  {
    what: 'The database does not keep text as UTF-8',
    without: 'Make it with `create database … encoding UTF8 template template0`.',
    attempt: async (visit) => mustBe(await settingOf(visit, 'server_encoding'), 'UTF8'),
  },
  {
    what: 'The database takes no changes',
    isFirst: true,
    without: 'DATABASE_URL must lead to the primary, never to a standby.',
    attempt: async (visit) => mustBe(await settingOf(visit, 'transaction_read_only'), 'off'),
  },
  {
    what: 'A commit is acknowledged before it is on the disk',
    without: 'Set synchronous_commit to on, or a power cut loses orders that were acknowledged.',
    attempt: async (visit) => {
      const level = await settingOf(visit, 'synchronous_commit')
      if (level === 'off') throw new Error('synchronous_commit is off')
    },
  },
  {
    what: 'The limits of time that a connection begins with are not kept',
    without: 'A slow statement would hold its connection for longer than the shop waits.',
    attempt: async (visit) => {
      for (const [name, milliseconds] of [
        ['statement_timeout', timeLimits.statement],
        ['lock_timeout', timeLimits.lock],
        ['idle_in_transaction_session_timeout', timeLimits.idleInTransaction],
      ] as const) {
        const [row] = await visit.ask('select setting from pg_settings where name = $1', [name])
        if (row?.setting !== String(milliseconds)) throw new Error(`${name} is ${row?.setting}`)
      }
    },
  },
  {
    what: 'The user of DATABASE_URL may not make tables',
    isFirst: true,
    without: 'Make it the owner of the database.',
    attempt: ({ pretend }) =>
      pretend(async (client) => {
        await client.query('set local search_path to default')
        await client.query('create table khol_check (id int)')
      }),
  },
]
