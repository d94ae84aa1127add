import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './connection.ts'
import { toDatabaseError } from './errors.ts'

export interface Migration {
  /** Such as `0001-shop`. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** Oldest migration that a version must know to run beside this one; null for none. */
  readonly needs: string | null
  /** Whether its statements run one by one, outside a transaction, and are repeatable. */
  readonly isStepwise: boolean
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Milliseconds. */
const timeouts = {
  /**
   * Limits the wait for a table's lock, as every query of the table queues behind it; half of
   * PostgreSQL's `deadlock_timeout`, so that of two that wait for each other the migration gives way.
   */
  lock: 500,
  betweenAttempts: 500,
  /** Limits the retries for a table whose lock stays taken. */
  busyTable: 120_000,
  /** Interval at which the lock of another migrating process is polled. */
  turn: 100,
}

/** Advisory lock of the process that changes the schema; all processes must agree on it. */
export const MIGRATION_LOCK = 7_204_938_115

/** PostgreSQL's lock_not_available and deadlock_detected. */
const busyCodes: readonly (string | undefined)[] = ['55P03', '40P01']

/**
 * Migrates the database at `url` to the state of the SQL files in `folder`: each runs once, in the
 * order of its number, in a transaction of its own. Several processes may do this at once while the
 * previous version serves the shop. A database migrated further by a newer version is left
 * unchanged when it declares this version compatible (rule: releases-side-by-side).
 *
 * @param refuse throws for a database that can't be migrated, by its migrations in order
 * @returns the names of the migrations that ran now
 * @throws MigrationError when a file was changed after it ran, when the database is of a newer shop
 *   that this version can't run beside, or when a table that a file changes stays busy
 * @throws DatabaseError when the database can't be reached
 */
export async function migrate(
  url: string,
  folder: string,
  refuse: (applied: readonly AppliedMigration[]) => void = () => undefined,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ ...connectionSettings(url), application_name: 'khol migrate' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await lockMigrations(client)
    await createMigrationsTable(client)
    const { rows } = await client.query<AppliedMigration>('select * from migrations order by name')
    refuse(rows)
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

/** Reads the `NNNN-name.sql` files of a folder in order. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
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
    migrations.push({ name: file.slice(0, -'.sql'.length), sql, checksum, ...headOf(sql) })
  }
  return migrations
}

/** Parses directives in a file's leading comment: `-- needs: 0002-name`, `-- stepwise`. */
function headOf(sql: string): Pick<Migration, 'needs' | 'isStepwise'> {
  const head = /^(?:--.*\n)*/.exec(sql)?.[0] ?? ''
  return {
    needs: /^-- needs: (\S+)$/m.exec(head)?.[1] ?? null,
    isStepwise: /^-- stepwise$/m.test(head),
  }
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum' | 'needs'>

/** The pending migrations, once those that ran are found to be the first of the shop's. */
function pending(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const [at, { name, checksum, needs }] of applied.entries()) {
    const expected = migrations[at]
    if (expected === undefined) {
      if (needs === null || migrations.some((known) => known.name === needs)) continue
      throw unknown(
        name,
        `It was made by a newer version, which runs beside those that know ${needs}. Start one of them.`,
      )
    }
    if (expected.name > name) throw unknown(name, 'It was made by another version.')
    if (expected.name < name) {
      throw new MigrationError(
        `The migration ${expected.name} comes before ${name}, which ran already. Give it a higher number.`,
      )
    }
    if (expected.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it ran. Undo the change, and make a new migration.`,
      )
    }
  }
  return migrations.slice(applied.length)
}

function unknown(name: string, origin: string): MigrationError {
  return new MigrationError(
    `The database has the migration ${name}, which this version of the shop does not know. ${origin}`,
  )
}

/** Runs migrations in the open transaction, stepwise ones too: no one else uses the database. */
export async function runMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations) {
    const { sql, isStepwise } = migration
    await client.query(isStepwise ? sql.replaceAll(/\bconcurrently\b/gi, '') : sql)
    await note(client, migration)
  }
}

async function note(client: pg.Client, { name, checksum, needs }: Migration): Promise<void> {
  await client.query('insert into migrations (name, checksum, needs) values ($1, $2, $3)', [
    name,
    checksum,
    needs,
  ])
}

/** Polls for the lock: the snapshot of a waiting statement would hold up an index build. */
async function lockMigrations(client: pg.Client): Promise<void> {
  while (!(await tryMigrationLock(client))) await pause(timeouts.turn)
}

/** Takes the migration lock until `client` disconnects; returns false when another holds it. */
export async function tryMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [MIGRATION_LOCK])
  return rows[0].held === true
}

/** Creates the table of migrations that ran, unless it exists: a read-only database has it. */
export async function createMigrationsTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('migrations') as existing")
  if (rows[0].existing !== null) return
  await client.query(`create table migrations (
    name text primary key,
    checksum text not null,
    needs text,
    applied_at timestamptz not null default now()
  )`)
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    if (migration.isStepwise) await runSteps(client, migration)
    else await runBesideTraffic(client, migration)
  } catch (error) {
    throw new MigrationError(`The migration ${migration.name} failed: ${String(error)}`, {
      cause: error,
    })
  }
}

/** An interrupted migration starts over: its steps are repeatable. */
async function runSteps(client: pg.Client, migration: Migration): Promise<void> {
  for (const step of migration.sql.split(/;\s*$/m)) {
    if (step.trim() !== '') await client.query(step)
  }
  await note(client, migration)
}

/** Retries with a short lock timeout, so that the queries behind it don't wait long. */
async function runBesideTraffic(client: pg.Client, migration: Migration): Promise<void> {
  const until = performance.now() + timeouts.busyTable
  for (;;) {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = ${timeouts.lock}`)
      await runMigrations(client, [migration])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const isBusy = error instanceof pg.DatabaseError && busyCodes.includes(error.code)
      if (!isBusy || performance.now() > until) throw error
    }
    await pause(timeouts.betweenAttempts)
  }
}
