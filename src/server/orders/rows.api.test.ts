import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { orderRows, shortId } from './rows.ts'

const stored = await openTestDatabase()
afterAll(() => stored.close())

/** Query plan of a condition on orders, with sequential scans disabled where possible. */
async function planOf(isWanted: ReturnType<typeof sql<boolean>>): Promise<string> {
  const { db } = stored.database
  return await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const rows = await orderRows(tx).where(isWanted).explain('text')
    return rows.map((row) => Object.values(row).join()).join('\n')
  })
}

test('orders are found by short ids without a sequential scan', async () => {
  const some = ['0123abcd', '4567ef01']
  for (const isWanted of [
    sql<boolean>`${shortId} = any(${some}::text[])`,
    sql<boolean>`${shortId} like ${'0123%'}`,
    sql<boolean>`(${shortId} = any(${some}::text[])
      or orders.customer_phone = any(${some}::text[]))`,
  ]) {
    const plan = await planOf(isWanted)
    expect(plan).toContain('orders_by_short_id')
    expect(plan).not.toContain('Seq Scan on orders')
  }
})
