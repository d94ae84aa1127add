import type pg from 'pg'

/** A table as a backup sees it. */
export interface StoredTable {
  readonly name: string
  /** Those that hold something of their own, in their order. */
  readonly columns: readonly string[]
  /** `"id", "name"` of the primary key: the order in which rows are written. */
  readonly order: string
}

export interface StoredSequence {
  readonly name: string
  readonly value: number
}

/** What the migrations note about themselves; a backup keeps it beside the tables. */
export const migrationsTable = 'migrations'

/** Reads what does not depend on the caller's settings the same way everywhere. */
export const plainSettings = `set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** The shop's tables, each after those that it refers to. */
export async function tablesOf(client: pg.Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    key: string[] | null
    references: string[]
  }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '') as columns,
      (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      array(select distinct r.confrelid::regclass::text from pg_constraint r
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${migrationsTable}'
      and ${notOfAnExtension('pg_class', 'c.oid')}
    order by c.relname`)
  const sorted: StoredTable[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((row) => !row.references.some((to) => waiting.has(to)))
    if (next === undefined) throw new Error('Tables refer to each other in a circle')
    waiting.delete(next.name)
    const order = (next.key ?? next.columns).map((column) => `"${column}"`).join(', ')
    sorted.push({ name: next.name, columns: next.columns, order })
  }
  return sorted
}

/** Where the numbers of each sequence have come to; one that was never used is left out. */
export async function sequencesOf(client: pg.Client): Promise<readonly StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

/** The statement that writes a table's rows in an order that does not depend on how they lie. */
export function copyOut({ name, columns, order }: StoredTable): string {
  return `copy (select ${listOf(columns)} from "${name}" order by ${order}) to stdout`
}

export function copyIn({ name, columns }: Pick<StoredTable, 'name' | 'columns'>): string {
  return `copy "${name}" (${listOf(columns)}) from stdin`
}

/** Whether any table of the shop has a row. */
export async function hasRows(client: pg.Client): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`)
    if (rowCount !== 0) return true
  }
  return false
}

/** Drops everything that the migrations make, and leaves what extensions and others brought. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', c.oid::regclass) as statement from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and ${notOfAnExtension('pg_class', 'c.oid')}
    union all
    select format('drop %s if exists %s cascade',
        case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'materialized view' end,
        c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('S', 'v', 'm')
      and ${notOfAnExtension('pg_class', 'c.oid')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc', 'p.oid')}
    union all
    select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and ${notOfAnExtension('pg_type', 't.oid')}`)
  for (const { statement } of rows) await client.query(statement)
}

function notOfAnExtension(catalogue: string, oid: string): string {
  return `not exists (select 1 from pg_depend d where d.classid = '${catalogue}'::regclass
    and d.objid = ${oid} and d.deptype = 'e')`
}

function listOf(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}
