import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connectionSettings } from './connection.ts'
import { toDatabaseError } from './errors.ts'
import { advisoryLocks } from './locks.ts'

export interface Migration {
  /** `0001-shop` */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The database and the migrations of this version do not fit together. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

const shopMigrations = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the database at `url` to the state of the SQL files in `folder`: each runs once, in the order
 * of its number, in a transaction of its own. Any number of processes may do this at once.
 *
 * @returns the names of the migrations that ran now
 * @throws MigrationError when a file was changed after it ran, or when the database is of a newer shop
 * @throws DatabaseError when the database can't be reached
 */
export async function migrate(
  url: string,
  folder: string = shopMigrations,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ ...connectionSettings(url), application_name: 'khol migrate' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await createMigrationsTable(client)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    )
    const applied: string[] = []
    for (const migration of pending(migrations, rows)) {
      await apply(client, migration)
      applied.push(migration.name)
    }
    return applied
  } catch (error) {
    throw error instanceof MigrationError ? error : toDatabaseError(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads the `NNNN-name.sql` files of a folder in their order. */
export async function readMigrations(
  folder: string = shopMigrations,
): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  const migrations: Migration[] = []
  for (const file of files) {
    const number = file.match(/^(\d{4})-[a-z0-9-]+\.sql$/)?.[1]
    if (number === undefined) throw new MigrationError(`${file} must be called NNNN-name.sql`)
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}`)
    numbers.add(number)
    const sql = await readFile(join(folder, file), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    migrations.push({ name: file.slice(0, -'.sql'.length), sql, checksum })
  }
  return migrations
}

/** What has not run yet, once it is certain that what ran is what the files say. */
function pending(
  migrations: readonly Migration[],
  applied: readonly { readonly name: string; readonly checksum: string }[],
): readonly Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = byName.get(name)
    if (migration === undefined) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of the shop does not know. ` +
          'It was made by a newer version.',
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it ran. Undo the change, and make a new migration.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const last = applied.at(-1)?.name ?? ''
  const late = migrations.find(({ name }) => !done.has(name) && name < last)
  if (late !== undefined) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which ran already. Give it a higher number.`,
    )
  }
  return migrations.filter(({ name }) => !done.has(name))
}

/** Runs migrations in the transaction that is open already, on a database without any. */
export async function runMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}

/** Lets no migration begin while `client` is connected; false when one is under way already. */
export async function holdOffMigrations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [
    advisoryLocks.migration,
  ])
  return rows[0].held === true
}

/** Makes the table in which migrations note that they ran; a database that can only be read has it. */
export async function createMigrationsTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as exists")
  if (rows[0].exists === true) return
  await client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await runMigrations(client, [migration])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new MigrationError(`The migration ${migration.name} failed: ${String(error)}`, {
      cause: error,
    })
  }
}
