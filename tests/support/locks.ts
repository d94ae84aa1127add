import { sql } from 'kysely'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { TestShop } from './shop.ts'

/** Waits until `count` statements of a test's database wait for a lock. */
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

/** Runs `work` in a transaction that keeps its locks until it is released. */
export async function heldTransaction(
  { database: { db } }: Pick<TestShop, 'database'>,
  work: (tx: ShopTransaction) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const worked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const ended = db.transaction().execute(async (tx) => {
    await work(tx)
    worked.resolve()
    await released.promise
  })
  await Promise.race([worked.promise, ended])
  return {
    commit: () => {
      released.resolve()
      return ended
    },
  }
}
