import { type Samples, samplesRemoved } from '#domain/catalogue/samples.ts'
import { transact } from '#platform/database/transaction.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { countSampleProducts, deleteSampleProducts } from '#server/catalogue/samples.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Counts the samples in the shop (rule: samples). */
export async function countSamples(db: Queryable): Promise<Samples> {
  const { reviews } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .where('sample_author', 'is not', null)
    .executeTakeFirstOrThrow()
  return { products: await countSampleProducts(db), reviews }
}

/**
 * Removes all sample products and sample reviews (rule: samples). It is idempotent.
 *
 * @returns the number of removed products and reviews
 */
export async function removeSamples(db: Queryable, by: Actor): Promise<Samples> {
  return transact(db, async (tx) => {
    const products = await deleteSampleProducts(tx)
    const gone = await tx
      .deleteFrom('reviews')
      .where('sample_author', 'is not', null)
      .returning('id')
      .execute()
    await recordActivity(tx, by, {
      kind: 'samples',
      action: samplesRemoved({ products, reviews: gone.length }),
    })
    return { products, reviews: gone.length }
  })
}
