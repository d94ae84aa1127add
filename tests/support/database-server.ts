import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { HOUR } from '#domain/text/units.ts'
import { findLockHolder, waitForExit } from '#platform/database/embedded/postmaster.ts'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { migrate } from '#server/schema/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated template of all test databases. */
    templateUrl: string
  }
}

/**
 * Global set-up of a test run: one PostgreSQL server, the shop's own or that of TEST_DATABASE_URL,
 * with a migrated template. The teardown removes everything.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `khol_template_${process.pid}`
  await asAdministrator(server.url, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`)
    await client.query(`create database ${template}`)
  })
  const templateUrl = withDatabase(server.url, template)
  await migrate(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    if (server.isOurs) return server.stop()
    await asAdministrator(server.url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [template],
      )
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    })
  }
}

/** Address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs `work` on a connection that is closed afterwards. */
export async function asAdministrator<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Settings of a server with short-lived databases: no durability across a power cut. */
export const thrownAway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Copying a database writes it to the log.
  wal_compression: 'off',
  // Two fault tests open forty each, beside each other.
  max_connections: '120',
} as const

const folderPrefix = 'khol-test-'

/** Removes leftovers of test runs that were killed. */
async function sweepUp(): Promise<void> {
  const names = await readdir(tmpdir())
  for (const name of names.filter((name) => name.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name)
    const holder = await findLockHolder(join(folder, 'database', 'postgresql-18'))
    if (holder.kind === 'postgres') {
      if (holder.postmaster.shop !== undefined) continue
      process.kill(holder.postmaster.pid, 'SIGQUIT')
      await waitForExit(holder.postmaster.pid, 5_000)
    } else if (Date.now() - (await stat(folder)).mtimeMs < HOUR) {
      // A server may be starting in it.
      continue
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function openServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, isOurs: false, stop: async () => undefined }
  await sweepUp()
  const dataDirectory = await mkdtemp(join(tmpdir(), folderPrefix))
  // Run by the superuser, the server switches to another user, who needs access.
  await chmod(dataDirectory, 0o755)
  const server = await startEmbedded({
    dataDirectory,
    settings: thrownAway,
  })
  return {
    url: server.url,
    isOurs: true,
    stop: async () => {
      await server.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
