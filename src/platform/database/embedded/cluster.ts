import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { connectionSettings } from '../connection.ts'
import type { Binaries } from './binaries.ts'
import { type FreeBytes, reasonOf, requireRoomForNew } from './disk.ts'
import { EmbeddedDatabaseError } from './error.ts'
import type { EmbeddedHome } from './home.ts'
import { isRunning, startedBy } from './postmaster.ts'
import settings from './server-settings.json' with { type: 'json' }

const run = promisify(execFile)

export const databaseName = 'shop'
const userName = 'khol'

/**
 * Settings for a machine of two cores that runs the shop as well. A statement ends whose client has
 * disconnected. The log has the server's own events and no failed statement: those hold personal
 * data, and the shop logs its own errors.
 */
export const serverSettings: Readonly<Record<string, string>> = settings

export function urlOf(sockets: string, port: string | undefined, database: string): string {
  const query = new URLSearchParams({ host: sockets, port: port ?? '5432' })
  return `postgresql://${userName}@localhost/${database}?${query}`
}

/** Creates the data directory unless it exists, under a temporary name until it is complete. */
export async function createCluster(
  cluster: string,
  home: EmbeddedHome,
  binaries: Binaries,
  {
    onProgress,
    freeBytes,
  }: {
    readonly onProgress?: (message: string) => void
    readonly freeBytes?: FreeBytes
  },
): Promise<void> {
  await removeUnfinished(cluster)
  if (existsSync(cluster)) return
  await refuseOtherVersions(cluster)
  await requireRoomForNew(home.folder, freeBytes)
  onProgress?.(`Making the database in ${home.folder}`)
  const unfinished = `${cluster}.${process.pid}`
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${userName}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  await run(binaries.initdb, args, runAs(home)).catch(async ({ message, stdout, stderr }) => {
    // Read before the partial directory is removed and its space freed.
    const output = [stdout, stderr].join('') || message
    const reason = await reasonOf('The database could not be made', output, home.folder)
    await rm(unfinished, { recursive: true, force: true })
    throw new EmbeddedDatabaseError(reason)
  })
  await rename(unfinished, cluster).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

async function removeUnfinished(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const pid = Number(name.match(/^postgresql-\d+\.(\d+)$/)?.[1])
    if (pid !== process.pid && isRunning(pid)) continue
    if (pid > 0) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

async function refuseOtherVersions(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster))
  const other = names.find((name) => /^postgresql-\d+$/.test(name) && name !== basename(cluster))
  if (other === undefined) return
  throw new EmbeddedDatabaseError(
    `${join(dirname(cluster), other)} was made by another version of PostgreSQL. Make a backup with ` +
      'the version of the shop that made it, move the folder away, and restore the backup.',
  )
}

/** Creates the shop's database on a running server when there is none. */
export async function createDatabase(url: string): Promise<void> {
  await connected(url, 60_000, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  })
}

/** Whether the server that process `shop` has started answers at `url`. */
export async function isAnswering(url: string, shop: number): Promise<boolean> {
  return connected(url, 5_000, async (client) => {
    const { rows } = await client.query('show cluster_name')
    return `cluster_name=${rows[0].cluster_name}` === startedBy(shop)
  }).catch(() => false)
}

async function connected<T>(
  url: string,
  timeout: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connectionSettings(url), query_timeout: timeout })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Options with which a program of PostgreSQL runs as the server's user. */
export function runAs(home: EmbeddedHome, strangerPid?: number) {
  return {
    ...home.user.ids,
    cwd: home.folder,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: home.folder,
      LC_ALL: 'C',
      TZ: 'UTC',
      // PostgreSQL treats a lock file with this process id as stale.
      ...(strangerPid === undefined ? {} : { PG_GRANDPARENT_PID: String(strangerPid) }),
    },
  }
}
