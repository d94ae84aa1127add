import { sql } from 'kysely'
import type { DesignedProduct } from '#server/images/design-key.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Days until a deleted product has expired from guests' carts (rule: unavailable-lines). */
const DAYS_IN_CARTS = 30

/** Whether a row of products was deleted so long ago that no cart contains it any more. */
export const isGone = sql<boolean>`
  coalesce(deleted_at < now() - make_interval(days => ${DAYS_IN_CARTS}), false)`

/** Every product, deleted ones included, with one of these pictures as a photo or artwork. */
export async function productsWithPictures(db: Queryable, paths: readonly string[]) {
  const { rows } = await sql<{ path: string; id: string; isGone: boolean }>`
    select path, id, ${isGone} as "isGone"
    from products cross join unnest(images || (design #>> '{artwork,picture}')) as path
    where path = any(${paths}::text[])`.execute(db)
  return rows
}

/** The drawn products with these slugs, deleted ones included. */
export async function designedProducts(db: Queryable, slugs: readonly string[]) {
  const { rows } = await sql<DesignedProduct & { readonly isGone: boolean }>`
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
