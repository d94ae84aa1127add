import { sql } from 'kysely'
import { countRows, type Queryable, type ShopTransaction } from '#server/schema/database.ts'
import { announceChange } from './announce.ts'
import { deleteProducts } from './write.ts'

/** Sample products on sale (rule: samples). */
export function countSampleProducts(db: Queryable): Promise<number> {
  const samples = db.selectFrom('products').where('is_sample', '=', true)
  return countRows(samples.where('deleted_at', 'is', null))
}

/** Soft-deletes all samples, and removes sample ratings (rule: samples); returns their number. */
export async function deleteSampleProducts(tx: ShopTransaction): Promise<number> {
  // Orders lock products in this order of ids too, so that the two can't deadlock.
  const { rows } = await sql<{ id: string; isOnSale: boolean }>`
    select id, is_sample and deleted_at is null as "isOnSale" from products
    where is_sample and deleted_at is null or rating_is_sample
    order by id for no key update`.execute(tx)
  const samples = rows.filter(({ isOnSale }) => isOnSale)
  await deleteProducts(
    tx,
    samples.map(({ id }) => id),
  )
  await tx
    .updateTable('products')
    .set({ rating_sum: 0, review_count: 0, rating_is_sample: false })
    .where('rating_is_sample', '=', true)
    .execute()
  await announceChange(tx)
  return samples.length
}
