import { sql } from 'kysely'
import { PROOF_KEPT_DAYS } from '#domain/orders/proof.ts'
import { DAY } from '#domain/text/units.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { removeUnused } from '#server/images/stored-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { OrderServices } from '../services.ts'

/** Grace period in milliseconds for new screenshots that no order references yet. */
const GRACE = DAY

const AT_ONCE = 500

/**
 * Deletes unreferenced screenshots, and those of orders that were paid, cancelled or delivered
 * `PROOF_KEPT_DAYS` before the time `at` (rule: transfer-proof). The thumbnail is deleted as well;
 * the digest is kept, to detect the exact picture.
 *
 * @returns the number of deleted files
 */
export async function removeOldProofs(
  { db, proofs }: Pick<OrderServices, 'db' | 'proofs'>,
  at: Date,
): Promise<number> {
  while ((await clearExpiredProofs(db, at)) === AT_ONCE);
  const before = new Date(at.getTime() - GRACE)
  await proofs.tidy(before)
  const old = (await proofs.list()).filter((file) => file.at < before).map(({ name }) => name)
  let removed = 0
  for (const names of inParts(old, AT_ONCE)) {
    removed += await removeUnused(db, proofs, { names, before, select: unusedFilesOf })
  }
  return removed
}

/** Clears the expired screenshots of up to `AT_ONCE` orders; returns how many. */
async function clearExpiredProofs(db: Queryable, at: Date): Promise<number> {
  const limit = new Date(at.getTime() - PROOF_KEPT_DAYS * DAY)
  const { rows } = await sql<{ id: string }>`
    with settled as (
      update orders set proof_file = null where id = any (array(
        select id from orders
        where proof_file is not null and greatest(paid_at, cancelled_at, delivered_at) < ${limit}
        limit ${AT_ONCE} for update skip locked))
      returning id
    ), forgotten as (
      update transfer_proofs set look = null where order_id in (select id from settled)
    )
    select id from settled`.execute(db)
  return rows.length
}

async function unusedFilesOf(db: Queryable, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('proof_file')
    .where('proof_file', '=', (eb) => eb.fn.any(eb.val(names)))
    .execute()
  const named = new Set(rows.map(({ proof_file: file }) => file))
  return names.filter((name) => !named.has(name))
}
