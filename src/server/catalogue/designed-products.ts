import { sql } from 'kysely'
import type { DesignedProduct } from '#server/images/drawing/known-designs.ts'
import type { Queryable } from '#server/schema/database.ts'
import { isGone } from './named-pictures.ts'

interface StoredProduct extends DesignedProduct {
  /** Whether it was deleted so long ago that no cart contains it any more. */
  readonly isGone: boolean
}

/** The drawn products with these slugs, deleted ones included. */
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

/** Path of the first picture of a product, deleted ones included; null for an unknown slug. */
export async function findMainPicture(db: Queryable, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('images')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.images[0] ?? null
}

/** The drawn product with this slug, deleted ones included; null for an unknown slug. */
export async function findDesigned(db: Queryable, slug: string): Promise<DesignedProduct | null> {
  const [product] = await designedProducts(db, [slug])
  return product ?? null
}
