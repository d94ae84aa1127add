import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Manifest } from '#server/operator/backup/manifest.ts'
import { asAdministrator } from './database-server.ts'

/** Full content of a shop's database in a comparable form. */
export interface StoredContent {
  /** Every row as text, by table, sorted. */
  readonly tables: Readonly<Record<string, readonly string[]>>
  /** Last value of each sequence; null before the first. */
  readonly sequences: Readonly<Record<string, number | null>>
  /** State of each trigger, such as `orders.orders_inserted`, as PostgreSQL's letter. */
  readonly triggers: Readonly<Record<string, string>>
}

/** Reads the content. Records of applied migrations are left out: their times differ. */
export function storedContent(url: string): Promise<StoredContent> {
  return asAdministrator(url, async (client) => {
    await client.query('set search_path = public')
    const names = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relname <> 'migrations' order by 1`,
    )
    const tables: Record<string, readonly string[]> = {}
    for (const { name } of names.rows) tables[name] = await rowsOf(client, name)
    return {
      tables,
      sequences: await pairsOf(
        client,
        'select sequencename as name, last_value::int as value from pg_sequences',
      ),
      triggers: await pairsOf(
        client,
        `select tgrelid::regclass || '.' || tgname as name, tgenabled as value from pg_trigger
         where not tgisinternal`,
      ),
    }
  })
}

/** Tables and sequences that a restore changes: it ends logins and adds an activity entry. */
const changedByRestore = new Set([
  'activity',
  'activity_sequence_seq',
  'sessions',
  'login_challenges',
  'passkey_challenges',
  'reset_links',
])

/** Content without what a restore changes on purpose (rule: restored-logins). */
export function exceptLogins({ tables, sequences, triggers }: StoredContent): StoredContent {
  const kept = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !changedByRestore.has(name)))
  return { tables: kept(tables), sequences: kept(sequences), triggers }
}

/** Manifest of a backup without its time and what a restore changes on purpose. */
export function manifestExceptLogins({ tables, sequences, ...rest }: Manifest): Manifest {
  const isKept = ({ name }: { readonly name: string }) => !changedByRestore.has(name)
  return {
    ...rest,
    createdAt: '',
    tables: tables.filter(isKept),
    sequences: sequences.filter(isKept),
  }
}

async function rowsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select t::text as row from "${table}" t order by t::text collate "C"`,
  )
  return rows.map(({ row }) => row)
}

async function pairsOf<Value>(client: pg.Client, query: string): Promise<Record<string, Value>> {
  const { rows } = await client.query<{ name: string; value: Value }>(`${query} order by 1`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** SHA-256 of every file of a folder by name, hidden ones included; empty without the folder. */
export async function folderContent(folder: string): Promise<Readonly<Record<string, string>>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = found.filter((entry) => entry.isFile())
  const sums = files.map(async ({ name, parentPath }) => {
    const bytes = await readFile(join(parentPath, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries((await Promise.all(sums)).sort())
}
