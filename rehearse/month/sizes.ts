import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Tables to which every change appends a row, by what their rows are added up from time to time: how many
 * there are on a day says when that was last, and how many there are to add up says how it grows.
 */
const addedUpBy: Readonly<Record<string, string>> = {
  order_figures: 'day, status, is_paid',
  sales_figures: 'brand, device_model',
  product_sales: 'product_id',
}

/** What a table takes. */
export interface TableSize {
  /** Added up, where they are from time to time. */
  readonly rows: number
  /** Rows that were deleted or replaced, and whose room is not free yet. */
  readonly dead: number
  /** With its indexes and what is stored apart. */
  readonly bytes: number
}

/** Every table of the shop's, its rows counted. */
export async function tableSizes(client: pg.Client): Promise<Readonly<Record<string, TableSize>>> {
  const { rows } = await client.query<{ name: string; dead: string; bytes: string }>(
    `select relname as name, n_dead_tup as dead, pg_total_relation_size(relid) as bytes
    from pg_stat_user_tables where schemaname = 'public' order by relname`,
  )
  const sizes: Record<string, TableSize> = {}
  for (const { name, dead, bytes } of rows) {
    const table = client.escapeIdentifier(name)
    const keys = addedUpBy[name]
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${keys ? `(select distinct ${keys} from ${table}) as row` : table}`,
    )
    sizes[name] = {
      rows: Number(counted.rows[0]?.rows),
      dead: Number(dead),
      bytes: Number(bytes),
    }
  }
  return sizes
}

/** What lies in a folder and everything below it. */
export async function folderSize(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let [files, bytes] = [0, 0]
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // What was swept since is not there any more.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    files += found ? 1 : 0
    bytes += found?.size ?? 0
  }
  return { files, bytes }
}

/** Rows of what runs out, without those that nobody may sweep. */
export const runningOut = {
  'carts of guests': 'select count(*) from carts where guest_hash is not null',
  'lines in carts of guests':
    'select count(*) from cart_lines join carts on carts.id = cart_id where guest_hash is not null',
  sessions: 'select count(*) from sessions',
  'windows of limits': 'select count(*) from limit_windows',
  'order keys': 'select count(*) from order_keys',
  'failed logins': 'select count(*) from login_failures',
  'reset links': 'select count(*) from password_resets',
  messages: 'select count(*) from messages',
} as const

export type RunningOut = keyof typeof runningOut

export async function countRunningOut(
  client: pg.Client,
): Promise<Readonly<Record<RunningOut, number>>> {
  const counts = {} as Record<RunningOut, number>
  for (const [name, query] of Object.entries(runningOut)) {
    const { rows } = await client.query<{ count: string }>(query)
    counts[name as RunningOut] = Number(rows[0]?.count)
  }
  return counts
}
