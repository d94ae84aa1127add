import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '#platform/database/connection.ts'
import {
  createMigrationsTable,
  runMigrations,
  tryMigrationLock,
} from '#platform/database/migrate.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { OperatorError } from '../verb.ts'
import { ArchiveError, RestoreError, readArchive } from './archive.ts'
import type { CheckedBackup } from './check.ts'
import { endLogins } from './end-logins.ts'
import { pictureEntry, proofEntry, tableEntry } from './manifest.ts'
import { RowSum } from './row-sum.ts'
import {
  type Columns,
  dropAllObjects,
  hasRows,
  loadTables,
  plainSettings,
  refuseUnknownColumns,
  rowsIn,
  rowsOut,
  tablesOf,
} from './schema.ts'
import { StagedPictures } from './staged-pictures.ts'

export interface RestoredStore {
  readonly store: ImageStore
  /** Staging folder of the restore; on the disk of the store, files are moved at the least cost. */
  readonly staging: string
}

export interface RestoreOptions {
  readonly url: string
  readonly pictures: RestoredStore
  readonly proofs: RestoredStore
  /** Whether existing data may be overwritten. */
  readonly replace: boolean
  readonly signal?: AbortSignal
}

/**
 * Restores the database and the pictures of a backup, or leaves both unchanged. The database
 * changes in one transaction, which commits only if every table equals the backup. Pictures are
 * added before the commit; none is removed. The logins of the backup are ended.
 *
 * @returns names of tables in the backup that the shop doesn't have; they are not restored
 * @throws ArchiveError, RestoreError, any error of the database, the disk, the picture store or of
 *   an abort by `signal`; all data is unchanged then
 * @throws OperatorError when the outcome of the commit is unknown
 */
export async function restoreBackup(
  backup: CheckedBackup,
  options: RestoreOptions,
): Promise<readonly string[]> {
  const { signal } = options
  const settings = { ...connectionSettings(options.url), application_name: 'khol restore' }
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  const leave = () => void client.end().catch(() => undefined)
  const staged: StagedPictures[] = []
  try {
    await client.connect()
    signal?.addEventListener('abort', leave)
    signal?.throwIfAborted()
    await client.query(plainSettings)
    await refuseOtherClients(client)
    await client.query('begin')
    if (!options.replace && (await hasRows(client))) {
      throw new RestoreError('the shop has data already; add --replace to throw that away')
    }
    const stage = async ({ staging, store }: RestoredStore) => {
      const files = await StagedPictures.in(staging, store)
      staged.push(files)
      return files
    }
    const files = { pictures: await stage(options.pictures), proofs: await stage(options.proofs) }
    const leftOut = await rebuild(client, backup, files, signal)
    await keep(client, staged, () => {
      signal?.throwIfAborted()
      signal?.removeEventListener('abort', leave)
    })
    return leftOut
  } finally {
    signal?.removeEventListener('abort', leave)
    for (const files of staged) await files.clear()
    await client.end().catch(() => undefined)
  }
}

/** Milliseconds in which PostgreSQL ends the connections of a shop that has just stopped. */
const GONE_WITHIN = 2_000
const POLL = 50

/** Refuses to run beside another client of the database, such as a shop or another restore. */
async function refuseOtherClients(client: pg.Client): Promise<void> {
  // A shop that starts meanwhile waits for this lock until the restore has ended.
  if (!(await tryMigrationLock(client))) {
    throw new RestoreError(
      'a shop or another restore is just starting on this database; wait for it',
    )
  }
  for (const until = performance.now() + GONE_WITHIN; await isShopConnected(client); ) {
    if (performance.now() > until) {
      throw new RestoreError('the shop is open on this database; stop it first')
    }
    await pause(POLL)
  }
}

async function isShopConnected(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
     and application_name in ('khol', 'khol listen') limit 1`,
  )
  return rowCount !== 0
}

async function rebuild(
  client: pg.Client,
  { path, manifest, ran, added, gone }: CheckedBackup,
  staged: { readonly pictures: StagedPictures; readonly proofs: StagedPictures },
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  await dropAllObjects(client)
  await createMigrationsTable(client)
  await runMigrations(client, ran)
  const ours = new Map<string, Columns>(
    (await tablesOf(client)).map((table) => [table.name, table]),
  )
  const saved = manifest.tables.filter(({ name }) => ours.has(name))
  refuseUnknownColumns(saved, ours)
  // Their columns may stand in another order in the backup.
  for (const table of saved) ours.set(table.name, table)
  const tables = new Map(saved.map((table) => [tableEntry(table.name), table]))
  const files = new Map([
    ...manifest.pictures.map(
      (file) => [pictureEntry(file.name), { ...file, into: staged.pictures }] as const,
    ),
    ...manifest.proofs.map(
      (file) => [proofEntry(file.name), { ...file, into: staged.proofs }] as const,
    ),
  ])
  const sums = new Map<string, string>()
  await loadTables(client, [...ours.keys()], async () => {
    for await (const { name, body } of readArchive(path, signal)) {
      const table = tables.get(name)
      const file = files.get(name)
      const whole = asSaved(body, `${name} in ${path}`, (table ?? file)?.sha256)
      if (table !== undefined) sums.set(table.name, await copyRows(client, table, whole))
      else if (file !== undefined) await file.into.add(file.name, whole)
      else for await (const _ of whole);
    }
  })
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval(to_regclass($1), $2)', [`public."${name}"`, value])
  }
  await compare(client, ours.values(), sums)
  await runMigrations(client, added)
  const present = new Set((await tablesOf(client)).map(({ name }) => name))
  if (present.has('messages')) await holdOldMessages(client)
  await endLogins(client, present, manifest.createdAt)
  return manifest.tables
    .map(({ name }) => name)
    .filter((name) => !ours.has(name) && !gone.includes(name))
}

/**
 * Holds messages that were pending at the backup, since they were sent later or are out of date:
 * the owner sees each with its order and can send it.
 */
async function holdOldMessages(client: pg.Client): Promise<void> {
  await client.query(
    `update messages set state = 'failed', problem = 'restored', settled_at = now()
     where state = 'waiting'`,
  )
}

/** Copies the rows of a table; returns their checksum. */
async function copyRows(
  client: pg.Client,
  table: Columns,
  rows: AsyncIterable<Buffer>,
): Promise<string> {
  const sum = new RowSum()
  const summed = async function* () {
    for await (const chunk of rows) {
      sum.add(chunk)
      yield chunk
    }
  }
  await pipeline(summed, rowsIn(client, table))
  return sum.digest()
}

/** Passes a file on and verifies its checksum, as the archive may have changed since its check. */
async function* asSaved(
  body: AsyncIterable<Buffer>,
  name: string,
  sha256: string | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
  if (sha256 === undefined || hash.digest('hex') === sha256) return
  throw new ArchiveError(`${name} has changed while it was read; leave the file alone meanwhile`)
}

/** Compares the checksum of each table with that of the rows that were copied into it. */
async function compare(
  client: pg.Client,
  tables: Iterable<Columns>,
  sums: ReadonlyMap<string, string>,
): Promise<void> {
  for (const table of tables) {
    const sum = new RowSum()
    for await (const chunk of rowsOut(client, table) as AsyncIterable<Buffer>) {
      sum.add(chunk)
    }
    if (sum.digest() === (sums.get(table.name) ?? new RowSum().digest())) continue
    throw new RestoreError(
      `the table ${table.name} would not be what it was on this database; use one like the old one`,
    )
  }
}

/** Stores the pictures and then commits, so that no row refers to a missing picture. */
async function keep(
  client: pg.Client,
  staged: readonly StagedPictures[],
  beforeLastStep: () => void,
): Promise<void> {
  try {
    for (const files of staged) await files.keep()
    beforeLastStep()
    await commit(client)
  } catch (error) {
    // Unreferenced pictures are harmless; rows with missing pictures are not.
    if (!(error instanceof OperatorError)) {
      for (const files of staged) await files.takeBack().catch(() => undefined)
    }
    throw error
  }
  // Speeds up the first queries; autovacuum would do the same later.
  await client.query('analyze').catch(() => undefined)
}

/** @throws OperatorError when the connection was lost before the answer */
async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === 'ERROR') throw error
    throw new OperatorError(
      'The database broke off at the very last step, so nobody knows whether the backup was restored: ' +
        'do the same again, and if the shop has data already, it was.',
      { cause: error },
    )
  }
}
