import { type Insertable, sql } from 'kysely'
import type { DemoProduct, DemoReview } from '#demo/index.ts'
import { DAY } from '#domain/text/units.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { transact } from '#platform/database/transaction.ts'
import { announceChange } from '#server/catalogue/announce.ts'
import { drawnImages } from '#server/images/design-key.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import type { ProductsTable } from '#server/schema/tables.ts'

/** Time limit for the wait while another process fills the shop, which takes far less. */
const timeouts = { milliseconds: 30_000, setting: '30s' } as const

export interface Stock {
  readonly db: Queryable
  /** Reference time, before which products and reviews are dated. */
  readonly at: Date
}

/** Whether the shop has or ever had a product. */
export async function isStocked(db: Queryable): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return product !== undefined
}

/**
 * Inserts the demo catalogue and its reviews as samples into a shop that never had a product (rule:
 * samples), in one transaction, and once among concurrent processes.
 *
 * @returns whether this call filled the shop
 * @throws DatabaseError
 */
export async function fillEmptyShop({ db, at }: Stock): Promise<boolean> {
  // Imported on demand: a stocked shop never needs the demo's data.
  const { demoProducts, demoReviews } = await import('#demo/index.ts')
  return withDeadline(timeouts.milliseconds, () =>
    transact(db, async (transaction) => {
      await waitForTurn(transaction)
      if (await isStocked(transaction)) return false
      const reviews = demoReviews(at)
      const products = await insertProducts(transaction, rowsOf(demoProducts, reviews, at))
      await insertReviews(transaction, reviews, products)
      await announceChange(transaction)
      return true
    }),
  )
}

/** Waits until no other process fills the shop; the lock ends with the transaction. */
async function waitForTurn(transaction: ShopTransaction): Promise<void> {
  await sql`select set_config('lock_timeout', ${timeouts.setting}, true),
    set_config('statement_timeout', ${timeouts.setting}, true)`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${advisoryLocks.demoFilling})`.execute(transaction)
}

function rowsOf(
  products: readonly DemoProduct[],
  reviews: readonly DemoReview[],
  at: Date,
): Insertable<ProductsTable>[] {
  const ratings = Map.groupBy(reviews, (review) => review.productSlug)
  return products.map((product) => {
    const stars = (ratings.get(product.slug) ?? []).map((review) => review.rating)
    const createdAt = daysBefore(at, product.daysOnSale)
    return {
      slug: product.slug,
      name: product.name,
      description: product.description,
      brand: product.brand,
      case_type: product.caseType,
      device_models: [...product.deviceModels],
      price: product.price,
      colours: [...product.colours],
      family: product.family,
      images: drawnImages(product),
      design: JSON.stringify(product.design),
      is_sample: true,
      rating_sum: stars.reduce((sum, rating) => sum + rating, 0),
      review_count: stars.length,
      rating_is_sample: stars.length > 0,
      created_at: createdAt,
      updated_at: createdAt,
    }
  })
}

/** Returns the new products' ids by slug. */
async function insertProducts(
  transaction: ShopTransaction,
  rows: readonly Insertable<ProductsTable>[],
): Promise<ReadonlyMap<string, string>> {
  const products = await transaction
    .insertInto('products')
    .values(rows)
    .returning(['id', 'slug'])
    .execute()
  return new Map(products.map(({ id, slug }) => [slug, id]))
}

async function insertReviews(
  transaction: ShopTransaction,
  reviews: readonly DemoReview[],
  products: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = reviews.map((review) => ({
    product_id: idOf(products, review.productSlug),
    sample_author: review.author,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAt,
  }))
  if (rows.length > 0) await transaction.insertInto('reviews').values(rows).execute()
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`${name} was not stored`)
  return id
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY)
}
