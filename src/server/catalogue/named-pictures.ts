import { sql } from 'kysely'
import type { Queryable } from '#server/schema/database.ts'

/** A product that refers to a picture, as a photo or as the artwork of its design. */
export interface NamingProduct {
  readonly path: string
  readonly id: string
  /** Whether it was deleted so long ago that no cart contains it any more. */
  readonly isGone: boolean
}

/**
 * Days after which a deleted product has expired from the carts of guests (rule:
 * unavailable-lines).
 */
const DAYS_IN_CARTS = 30

/** Whether a row of products was deleted so long ago that no cart contains it any more. */
export const isGone = sql<boolean>`
  coalesce(deleted_at < now() - make_interval(days => ${DAYS_IN_CARTS}), false)`

/** Every product, deleted ones included, with one of these pictures as a photo or artwork. */
export async function productsNaming(
  db: Queryable,
  paths: readonly string[],
): Promise<readonly NamingProduct[]> {
  const { rows } = await sql<NamingProduct>`
    select path, id, ${isGone} as "isGone"
    from products cross join unnest(images || (design #>> '{artwork,picture}')) as path
    where path = any(${paths}::text[])`.execute(db)
  return rows
}
