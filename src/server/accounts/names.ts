import type { Queryable } from '#server/database/transaction.ts'

/** Shown where somebody wrote something before their account was deleted (D59). */
const FORMER_CUSTOMER = 'Former customer'

/** The names that may be shown beside what these accounts wrote, by id. */
export async function publicNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'deleted_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return new Map(rows.map((row) => [row.id, row.deleted_at ? FORMER_CUSTOMER : row.name]))
}
