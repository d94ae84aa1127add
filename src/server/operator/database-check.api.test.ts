import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '#testing/database.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { testOperator } from '#testing/operator.ts'
import { databaseCheck } from './database-check.ts'
import { requirements } from './requirements.ts'

/** Milliseconds; each check runs every migration. */
const TIMEOUT = 60_000

let empty: EmptyDatabase
beforeAll(async () => {
  empty = await createEmptyDatabase()
})
afterAll(() => empty.drop())

/** Checks a database; returns the report. */
async function checked(url: string): Promise<string> {
  const operator = testOperator(url)
  const failure = await databaseCheck.run([], operator).catch((error: Error) => [error.message])
  return [...operator.lines, ...(failure ?? [])].join('\n')
}

/** Database with a setting that a wrongly configured server may have. */
const withSettings = (settings: Readonly<Record<string, string>>) => {
  const address = new URL(empty.url)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', options.join(' '))
  return address.href
}

const tablesOf = () =>
  asAdministrator(empty.url, async (client) => {
    const { rows } = await client.query(`select relname from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname !~ '^(pg_|information_schema)'`)
    return rows
  })

test(
  'a suitable PostgreSQL passes and stays unchanged',
  async () => {
    const all = requirements.length
    const said = await checked(withSettings({ synchronous_commit: 'on' }))
    expect(said).toMatch(
      new RegExp(`^PostgreSQL \\d+.*: ${all} of ${all} things tried\\.\nIt has everything`),
    )
    expect(await tablesOf()).toEqual([])
  },
  TIMEOUT,
)

test(
  'asynchronous commits are reported',
  async () => {
    const said = await checked(withSettings({ synchronous_commit: 'off' }))
    expect(said).toContain(
      'One thing is missing:\n  A commit is acknowledged before it is on the disk',
    )
    expect(said).toContain('Set synchronous_commit to on')
  },
  TIMEOUT,
)

test('a standby is reported, and no further requirement is tested', async () => {
  const standby = { default_transaction_read_only: 'on', synchronous_commit: 'on' }
  const said = await checked(withSettings(standby))
  expect(said).toContain(
    'The database takes no changes (transaction_read_only is on). DATABASE_URL must lead to',
  )
  expect(said).toMatch(/One thing is missing/)
})

test('a user without the right to create tables is reported', async () => {
  const name = `khol_guest_${randomBytes(4).toString('hex')}`
  await asAdministrator(empty.url, (client) => client.query(`create role ${name} login`))
  try {
    const address = new URL(empty.url)
    address.username = name
    expect(await checked(address.href)).toContain('may not make tables (permission denied')
  } finally {
    await asAdministrator(empty.url, (client) => client.query(`drop role ${name}`))
  }
})
