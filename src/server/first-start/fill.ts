import { type Insertable, sql } from 'kysely'
import type { DemoProduct, DemoReview } from '#demo/index.ts'
import { DAY } from '#domain/text/units.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { transact } from '#platform/database/transaction.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import { ensureFirstAdmin } from '#server/accounts/admins.ts'
import { announceChange } from '#server/catalogue/announce.ts'
import type { Configuration } from '#server/configuration/configuration.ts'
import { drawnImages } from '#server/images/design-key.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import type { Tables } from '#server/schema/tables.ts'

/** Prepares a shop before it opens, and prints a new login once (rule: first-admin). */
export async function prepareFirstStart(
  db: Queryable,
  configuration: Pick<Configuration, 'demoCatalogue' | 'admin'>,
  say: (line: string) => void,
): Promise<void> {
  if (configuration.demoCatalogue && !(await isStocked(db))) await fillEmptyShop(db, new Date())
  const credentials = await ensureFirstAdmin(db, configuration.admin)
  if (credentials === null) return
  const password = credentials.generatedPassword ?? 'the one in ADMIN_PASSWORD'
  say(`Admin login: ${credentials.email}\nAdmin password: ${password}`)
  if (credentials.generatedPassword !== null) say('Keep it now: it is not shown again.')
}

/** Milliseconds for the wait while another process fills the shop, which takes far less. */
const TIMEOUT = 30_000

/** Rows of one INSERT, well below the limit of 65,535 parameters. */
const AT_ONCE = 500

/** Whether the shop has or ever had a product. */
export async function isStocked(db: Queryable): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return product !== undefined
}

/**
 * Inserts the demo catalogue and its reviews as samples into a shop that never had a product (rule:
 * samples), in one transaction, and once among concurrent processes.
 *
 * @param at reference time, before which products and reviews are dated
 * @returns whether this call filled the shop
 * @throws DatabaseError
 */
export async function fillEmptyShop(db: Queryable, at: Date): Promise<boolean> {
  // Imported on demand: a stocked shop never needs the demo's data.
  const { demoProducts, demoReviews } = await import('#demo/index.ts')
  return withDeadline(TIMEOUT, () =>
    transact(db, async (transaction) => {
      await waitForTurn(transaction)
      if (await isStocked(transaction)) return false
      const reviews = demoReviews(at)
      for (const part of inParts(rowsOf(demoProducts, reviews, at), AT_ONCE)) {
        await transaction.insertInto('products').values(part).execute()
      }
      await insertReviews(transaction, reviews)
      await announceChange(transaction)
      return true
    }),
  )
}

/** Waits until no other process fills the shop; the lock ends with the transaction. */
async function waitForTurn(transaction: ShopTransaction): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(TIMEOUT)}, true),
    set_config('statement_timeout', ${String(TIMEOUT)}, true)`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${advisoryLocks.demoFilling})`.execute(transaction)
}

function rowsOf(
  products: readonly DemoProduct[],
  reviews: readonly DemoReview[],
  at: Date,
): Insertable<Tables['products']>[] {
  const ratings = Map.groupBy(reviews, (review) => review.productSlug)
  return products.map((product) => {
    const stars = (ratings.get(product.slug) ?? []).map((review) => review.rating)
    const createdAt = new Date(at.getTime() - product.daysOnSale * DAY)
    return {
      slug: product.slug,
      name: product.name,
      name_urdu: product.nameUrdu,
      description: product.description,
      description_urdu: product.descriptionUrdu,
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

async function insertReviews(
  transaction: ShopTransaction,
  reviews: readonly DemoReview[],
): Promise<void> {
  const products = await transaction.selectFrom('products').select(['id', 'slug']).execute()
  const idOf = new Map(products.map(({ id, slug }) => [slug, id]))
  const rows = reviews.map((review) => ({
    product_id: idOf.get(review.productSlug) ?? '',
    sample_author: review.author,
    rating: review.rating,
    comment: review.comment,
    comment_urdu: review.commentUrdu,
    created_at: review.createdAt,
  }))
  for (const part of inParts(rows, AT_ONCE)) {
    await transaction.insertInto('reviews').values(part).execute()
  }
}
