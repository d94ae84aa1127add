import { sql } from 'kysely'
import { PROOF_KEPT_DAYS } from '#domain/orders/proof.ts'
import { DAY } from '#domain/units.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { inParts } from '#server/images/in-parts.ts'
import type { ImageStore } from '#server/images/store.ts'
import { takeSweepTurn } from '#server/images/stored-pictures.ts'

/** Milliseconds that a screenshot has to be named by its order. */
const GRACE = DAY

/** Rows and files that go in one turn, so that nobody waits long. */
const AT_ONCE = 500

export interface ProofsToClear {
  readonly db: Queryable
  readonly proofs: ImageStore
}

/**
 * Removes the screenshots of orders about which nothing has been open for long at the moment `at`,
 * and those that no order names (rule: transfer-proof). The exact fingerprint of a screenshot
 * stays; its thumbnail goes as well.
 *
 * @returns how many files went
 */
export async function removeOldProofs({ db, proofs }: ProofsToClear, at: Date): Promise<number> {
  while ((await forgetSettled(db, at)) === AT_ONCE);
  const before = new Date(at.getTime() - GRACE)
  await proofs.tidy(before)
  const old = (await proofs.list()).filter((file) => file.at < before).map(({ name }) => name)
  let removed = 0
  for (const names of inParts(old, AT_ONCE)) {
    removed += await transact(db, async (tx) => {
      if (!(await takeSweepTurn(tx))) return 0
      const unnamed = await unnamedOf(tx, names)
      await proofs.remove(unnamed, before)
      return unnamed.length
    })
  }
  return removed
}

/** Orders of which a screenshot is kept no longer: how many, `AT_ONCE` at most. */
async function forgetSettled(db: Queryable, at: Date): Promise<number> {
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

async function unnamedOf(db: Queryable, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('proof_file')
    .where('proof_file', '=', (eb) => eb.fn.any(eb.val(names)))
    .execute()
  const named = new Set(rows.map(({ proof_file: file }) => file))
  return names.filter((name) => !named.has(name))
}
