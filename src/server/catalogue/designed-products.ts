import { sql } from 'kysely'
import type { Queryable } from '#server/database/transaction.ts'
import type { DesignedProduct } from '#server/images/drawing/known-designs.ts'
import { isGone } from './named-pictures.ts'

interface StoredProduct extends DesignedProduct {
  /** Deleted so long ago that no cart shows it any more. */
  readonly isGone: boolean
}

/** The drawn products of these slugs, those that were taken off the shop included. */
export async function designedProducts(
  db: Queryable,
  slugs: readonly string[],
): Promise<readonly StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select slug, brand, case_type as "caseType", device_models as "deviceModels", design,
      ${isGone} as "isGone"
    from products where slug = any(${slugs}::text[]) and design is not null`.execute(db)
  return rows
}

/**
 * The path of the first picture of a product, one that was taken off the shop included; null when
 * there is no such product.
 */
export async function findMainPicture(db: Queryable, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('images')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.images[0] ?? null
}

/** The drawn product of a slug, one that was taken off the shop included; null when there is none. */
export async function findDesigned(db: Queryable, slug: string): Promise<DesignedProduct | null> {
  const [product] = await designedProducts(db, [slug])
  return product ?? null
}
