import { sql } from 'kysely'
import type { Queryable, ShopTransaction } from '#server/database/transaction.ts'
import { announceChange } from './announce.ts'

/** Sample products on sale (rule: samples). */
export async function countSampleProducts(db: Queryable): Promise<number> {
  const { products } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('is_sample', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return products
}

/**
 * Takes every sample product off the shop, as a deleted one is, and the stars of samples off those
 * that stay (rule: samples).
 *
 * @returns how many products went
 */
export async function takeSamplesOff(tx: ShopTransaction): Promise<number> {
  // By id, as an order holds them: the two can't wait for each other.
  await sql`select id from products where is_sample and deleted_at is null or rating_is_sample
    order by id for no key update`.execute(tx)
  const gone = await tx
    .updateTable('products')
    .set((eb) => ({ deleted_at: new Date(), version: eb('version', '+', 1) }))
    .where('is_sample', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  await tx
    .updateTable('products')
    .set({ rating_sum: 0, review_count: 0, rating_is_sample: false })
    .where('rating_is_sample', '=', true)
    .execute()
  await announceChange(tx)
  return gone.length
}
