import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

/** Until `count` statements of a test's database wait for a lock. */
export async function lockWaiters(
  { database: { db } }: Pick<TestShop, 'database'>,
  count = 1,
): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
  }
}
