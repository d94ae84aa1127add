import { sql } from 'kysely'
import type { Queryable } from '#server/database/transaction.ts'

/** A product that names a picture. */
export interface NamingProduct {
  readonly path: string
  readonly id: string
  /** Deleted so long ago that no cart shows it any more. */
  readonly isGone: boolean
}

/**
 * Days after which a product that was deleted has left the carts of guests
 * (rule: unavailable-lines).
 */
const DAYS_IN_CARTS = 30

/** Every product, deleted ones included, that names one of these pictures. */
export async function productsNaming(
  db: Queryable,
  paths: readonly string[],
): Promise<readonly NamingProduct[]> {
  const { rows } = await sql<NamingProduct>`
    select path, id, coalesce(deleted_at < now() - make_interval(days => ${DAYS_IN_CARTS}), false)
      as "isGone"
    from products cross join unnest(images) as path
    where path = any(${paths}::text[])`.execute(db)
  return rows
}
