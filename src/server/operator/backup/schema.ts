import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { RestoreError } from './archive.ts'

/** Table as a backup describes it. */
export interface StoredTable {
  readonly name: string
  /** Stored columns in order, without generated ones. */
  readonly columns: readonly string[]
  /** `id, key collate "C"` of the primary key: sort order of the rows, the same on any server. */
  readonly order: string
}

/** Table of a backup or of the shop by its columns. */
type Columns = Pick<StoredTable, 'name' | 'columns'>

interface StoredSequence {
  readonly name: string
  readonly value: number
}

/** Table of the migrations that ran, which a backup stores apart from the others. */
export const migrationsTable = 'migrations'

/** Files of the shop's releases, which each release writes when it starts. */
const releaseFilesTable = 'release_files'

/** Session settings that make text output independent of the server and disable timeouts. */
export const plainSettings = `set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** Tables that are backed up, in topological order: each after those that it refers to. */
export async function tablesOf(client: pg.Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    key: string[] | null
    all: string[]
    references: string[]
  }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '') as columns,
      (select array_agg(${sortable} order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select array_agg(${sortable} order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '') as all,
      -- A foreign key that may be deferred until all tables are full doesn't order them.
      array(select distinct r.confrelid::regclass::text from pg_constraint r
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid
        and not r.condeferrable) as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('${migrationsTable}', '${releaseFilesTable}')
      and ${excludingExtensions('pg_class', 'c.oid')}
    order by c.relname`)
  const sorted: StoredTable[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((row) => !row.references.some((to) => waiting.has(to)))
    if (next === undefined) throw new Error('Tables refer to each other in a circle')
    waiting.delete(next.name)
    const { name, columns, key, all } = next
    sorted.push({ name, columns, order: (key ?? all).join(', ') })
  }
  return sorted
}

/** Sort expression of a column `a` of pg_attribute: text by its bytes, alike on any server. */
const sortable = `format('%I%s', a.attname, case when a.attcollation <> 0 then ' collate "C"' end)`

/** Current values of the sequences; an unused one is left out. */
export async function sequencesOf(client: pg.Client): Promise<readonly StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

/** Rows of a table in the order of the primary key. */
export function rowsInOrder(client: pg.Client, { name, columns, order }: StoredTable): Readable {
  const rows = `select ${listOf(columns)} from "${name}" order by ${order}`
  return ignoringLateErrors(client.query(to(`copy (${rows}) to stdout`)))
}

/** Stream that inserts rows into a table. */
export function rowsIn(client: pg.Client, { name, columns }: Columns): Writable {
  return ignoringLateErrors(client.query(from(`copy "${name}" (${listOf(columns)}) from stdin`)))
}

/** Ignores the error of a closed connection's copy, which comes after that of the pipeline. */
function ignoringLateErrors<Copy extends Readable | Writable>(copy: Copy): Copy {
  copy.on('error', () => undefined)
  return copy
}

/**
 * Runs `load`, which fills the migrated tables in any order that deferred references allow, with
 * the shop's triggers disabled. Afterwards every reference is valid, every trigger is as it was,
 * and the transaction may alter tables.
 *
 * References are checked and not disabled: that would need a superuser, and a backup may be
 * inconsistent.
 */
export async function loadTables(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  // A table can be altered only while none of its constraint checks is deferred.
  await client.query('set constraints all immediate')
  const triggers = await triggersOf(client)
  for (const { disable } of triggers) await client.query(disable)
  // Rows that a migration inserted are in the backup too.
  await client.query(`truncate ${listOf(tables)} restart identity`)
  await client.query('set constraints all deferred')
  await load()
  await client.query('set constraints all immediate')
  for (const { enable } of triggers) await client.query(enable)
}

/** Statements that disable each trigger of the shop, and enable it in its former mode. */
async function triggersOf(
  client: pg.Client,
): Promise<readonly { readonly disable: string; readonly enable: string }[]> {
  const { rows } = await client.query<{ disable: string; enable: string }>(`
    select format('alter table %s disable trigger %I', c.oid::regclass, t.tgname) as disable,
      format('alter table %s enable %s trigger %I', c.oid::regclass,
        case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end,
        t.tgname) as enable
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'
      and ${excludingExtensions('pg_class', 'c.oid')}`)
  return rows
}

/** @throws RestoreError for a column that this version's table doesn't have, whose data would be lost */
export function refuseUnknownColumns(saved: readonly Columns[], ours: readonly Columns[]): void {
  for (const { name, columns } of saved) {
    const known = ours.find((table) => table.name === name)?.columns
    const unknown = columns.filter((column) => !known?.includes(column))
    if (unknown.length === 0) continue
    throw new RestoreError(
      `the table ${name} of the backup has columns that this version does not know (${unknown.join(', ')}); restore it with the version that made it`,
    )
  }
}

/** Whether any table of the shop has a row. */
export async function hasRows(client: pg.Client): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`)
    if (rowCount !== 0) return true
  }
  return false
}

/** Drops all that the migrations create, and keeps objects of extensions and of others. */
export async function dropAllObjects(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', c.oid::regclass) as statement from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and ${excludingExtensions('pg_class', 'c.oid')}
    union all
    select format('drop %s if exists %s cascade',
        case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'materialized view' end,
        c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('S', 'v', 'm')
      and ${excludingExtensions('pg_class', 'c.oid')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and ${excludingExtensions('pg_proc', 'p.oid')}
    union all
    select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and ${excludingExtensions('pg_type', 't.oid')}`)
  for (const { statement } of rows) await client.query(statement)
}

function excludingExtensions(catalogue: string, oid: string): string {
  return `not exists (select 1 from pg_depend d where d.classid = '${catalogue}'::regclass
    and d.objid = ${oid} and d.deptype = 'e')`
}

function listOf(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}
