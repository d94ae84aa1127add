import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { formatMoment } from '#domain/times.ts'
import { connectionSettings } from '#platform/database/connection.ts'
import {
  createMigrationsTable,
  runMigrations,
  tryMigrationLock,
} from '#platform/database/migrate.ts'
import { ANY_AGE, type ImageStore } from '#platform/storage/store.ts'
import { OperatorError } from '../verb.ts'
import { ArchiveError, RestoreError, readArchive } from './archive.ts'
import type { CheckedBackup } from './check.ts'
import { type Manifest, pictureEntry, proofEntry, tableEntry } from './manifest.ts'
import {
  dropAllObjects,
  hasRows,
  loadTables,
  plainSettings,
  refuseUnknownColumns,
  rowsIn,
  rowsInOrder,
  type StoredTable,
  tablesOf,
} from './schema.ts'

export interface RestoreOptions {
  readonly url: string
  readonly pictures: ImageStore
  readonly proofs: ImageStore
  /** Whether existing data may be overwritten. */
  readonly replace: boolean
  readonly signal?: AbortSignal
}

/**
 * Restores the database and the pictures of a backup, or leaves both unchanged. The database
 * changes in one transaction, which commits only if every table equals the backup; its logins are
 * ended. Pictures are added just before the commit. Only damaged ones are replaced, and stay so.
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
    const leftOut = await rebuild(client, backup, signal)
    await addPictures(backup, options, async () => {
      signal?.throwIfAborted()
      signal?.removeEventListener('abort', leave)
      await commit(client)
    })
    // Speeds up the first queries; autovacuum would do the same later.
    await client.query('analyze').catch(() => undefined)
    return leftOut
  } finally {
    signal?.removeEventListener('abort', leave)
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
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  await dropAllObjects(client)
  await createMigrationsTable(client)
  await runMigrations(client, ran)
  const ours = await tablesOf(client)
  const names = new Set(ours.map(({ name }) => name))
  const saved = manifest.tables.filter(({ name }) => names.has(name))
  refuseUnknownColumns(saved, ours)
  const tables = new Map(saved.map((table) => [tableEntry(table.name), table]))
  await loadTables(client, [...names], async () => {
    for await (const { name, body } of readArchive(path, signal)) {
      const table = tables.get(name)
      if (table === undefined) continue
      await pipeline(asSaved(body, `${name} in ${path}`, table.sha256), rowsIn(client, table))
    }
  })
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval(to_regclass($1), $2)', [`public."${name}"`, value])
  }
  for (const table of ours) await compare(client, table, tables.get(tableEntry(table.name)))
  await runMigrations(client, added)
  const present = new Set((await tablesOf(client)).map(({ name }) => name))
  if (present.has('messages')) await holdOldMessages(client)
  await endLogins(client, present, manifest.createdAt)
  return manifest.tables
    .map(({ name }) => name)
    .filter((name) => !names.has(name) && !gone.includes(name))
}

/** Holds messages that waited at the backup: the owner sees each, and can send it again. */
async function holdOldMessages(client: pg.Client): Promise<void> {
  await client.query(
    `update messages set state = 'failed', problem = 'restored', settled_at = now()
     where state = 'waiting'`,
  )
}

/** Passes a file on and verifies its checksum, as the archive may have changed since its check. */
async function* asSaved(
  body: AsyncIterable<Buffer>,
  name: string,
  sha256: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') === sha256) return
  throw new ArchiveError(`${name} has changed while it was read; leave the file alone meanwhile`)
}

/** Compares the rows of a table with those of the backup, by the checksum in its manifest. */
async function compare(
  client: pg.Client,
  table: StoredTable,
  saved: Manifest['tables'][number] | undefined,
): Promise<void> {
  const hash = createHash('sha256')
  // The columns of the backup may stand in another order.
  await pipeline(rowsInOrder(client, { ...table, ...saved }), hash)
  if (hash.digest('hex') === (saved?.sha256 ?? NO_ROWS)) return
  throw new RestoreError(
    `the table ${table.name} would not be what it was on this database; use one like the old one`,
  )
}

const NO_ROWS = createHash('sha256').digest('hex')

/** Adds missing and damaged pictures and then commits, so that no row lacks its picture. */
async function addPictures(
  { path, manifest }: CheckedBackup,
  { pictures, proofs, signal }: Pick<RestoreOptions, 'pictures' | 'proofs' | 'signal'>,
  commit: () => Promise<void>,
): Promise<void> {
  const files = new Map([
    ...manifest.pictures.map(
      (file) => [pictureEntry(file.name), { ...file, store: pictures }] as const,
    ),
    ...manifest.proofs.map((file) => [proofEntry(file.name), { ...file, store: proofs }] as const),
  ])
  const added: { readonly name: string; readonly store: ImageStore }[] = []
  try {
    for await (const { name: entry, body } of readArchive(path, signal)) {
      const file = files.get(entry)
      if (file === undefined) continue
      const { name, store, sha256 } = file
      const bytes = await buffer(asSaved(body, `${entry} in ${path}`, sha256))
      const stored = await store.read(name)
      if (stored?.equals(bytes)) continue
      if (stored === null) added.push(file)
      else await store.remove([name], ANY_AGE)
      await store.put(new Map([[name, bytes]]))
    }
    await commit()
  } catch (error) {
    // Unreferenced pictures are harmless; rows with missing pictures are not.
    if (!(error instanceof OperatorError)) {
      for (const { name, store } of added) {
        await store.remove([name], ANY_AGE).catch(() => undefined)
      }
    }
    throw error
  }
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

const loginTables = ['sessions', 'login_challenges', 'passkey_challenges', 'reset_links']

/**
 * Ends the logins that a backup holds, which were perhaps ended since, and records the restore in
 * the activity log as the operator's, in the transaction of the restore (rule: restored-logins).
 *
 * @param tables names of the restored tables
 * @param backedUpAt ISO 8601
 */
async function endLogins(
  client: pg.Client,
  tables: ReadonlySet<string>,
  backedUpAt: string,
): Promise<void> {
  for (const table of loginTables.filter((name) => tables.has(name))) {
    await client.query(`delete from ${table}`)
  }
  if (!tables.has('activity')) return
  await client.query(
    `insert into activity (actor_name, kind, action) values ('Operator', 'settings', $1)`,
    [`Restored the backup of ${formatMoment(backedUpAt)}, which logged everybody out`],
  )
}
