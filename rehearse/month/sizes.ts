import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Tables to which every change appends a row, with the query of their folded rows. Rows that add up
 * to zero vanish with the next fold; counted, they would show the time of the last fold instead of
 * the growth.
 */
const folded: Readonly<Record<string, string>> = {
  order_figures: `select from order_figures group by day, status, is_paid
    having sum(orders) <> 0 or sum(total) <> 0`,
  sales_figures: `select from sales_figures group by brand, device_model
    having sum(quantity) <> 0 or sum(amount) <> 0`,
  product_sales: 'select from product_sales group by product_id having sum(quantity) <> 0',
}

export interface TableSize {
  /** Folded rows, if the table is folded. */
  readonly rows: number
  /** Dead rows whose space is not reused yet. */
  readonly dead: number
  /** Including indexes and TOAST. */
  readonly bytes: number
}

/** Every table of the shop with its number of rows. */
export async function tableSizes(client: pg.Client): Promise<Readonly<Record<string, TableSize>>> {
  const { rows } = await client.query<{ name: string; dead: string; bytes: string }>(
    `select relname as name, n_dead_tup as dead, pg_total_relation_size(relid) as bytes
    from pg_stat_user_tables where schemaname = 'public' order by relname`,
  )
  const sizes: Record<string, TableSize> = {}
  for (const { name, dead, bytes } of rows) {
    const every = folded[name] ?? `select from ${client.escapeIdentifier(name)}`
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from (${every}) as row`,
    )
    sizes[name] = {
      rows: Number(counted.rows[0]?.rows),
      dead: Number(dead),
      bytes: Number(bytes),
    }
  }
  return sizes
}

/** Size of a folder and its subfolders. */
export async function folderSize(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let [files, bytes] = [0, 0]
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // A file that was swept meanwhile is skipped.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    files += found ? 1 : 0
    bytes += found?.size ?? 0
  }
  return { files, bytes }
}

/** Rows of expiring data, without those that must not be swept. */
export const expiringRows = {
  'carts of guests': 'select count(*) from carts where guest_hash is not null',
  'lines in carts of guests':
    'select count(*) from cart_lines join carts on carts.id = cart_id where guest_hash is not null',
  sessions: 'select count(*) from sessions',
  'windows of limits': 'select count(*) from limit_windows',
  'order keys': 'select count(*) from order_keys',
  'failed logins': 'select count(*) from login_failures',
  'reset links': 'select count(*) from reset_links',
  messages: 'select count(*) from messages',
} as const

export type ExpiringData = keyof typeof expiringRows

export async function countExpiringRows(
  client: pg.Client,
): Promise<Readonly<Record<ExpiringData, number>>> {
  const counts = {} as Record<ExpiringData, number>
  for (const [name, query] of Object.entries(expiringRows)) {
    const { rows } = await client.query<{ count: string }>(query)
    counts[name as ExpiringData] = Number(rows[0]?.count)
  }
  return counts
}
