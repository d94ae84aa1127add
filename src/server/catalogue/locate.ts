import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { productChanges } from '#domain/contract/products.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import { beforeChange } from './write.ts'

/** Refusal of an unknown or deleted product, or of a malformed slug or id. */
export function noSuchProduct(): Refusal {
  return notFound(t.refusals.productNotFound)
}

/** Condition for the product on sale with this slug or id. */
export function hasSlugOrId(slugOrId: string) {
  return (eb: ExpressionBuilder<Tables, 'products'>): Expression<SqlBool> => {
    if (slugOrId.includes('\0')) return sql<SqlBool>`false`
    const id = parseUuid(slugOrId)
    return eb.and([
      eb('products.deleted_at', 'is', null),
      id === null ? eb('products.slug', '=', slugOrId) : eb('products.id', '=', id),
    ])
  }
}

/** Id of the product on sale with this slug or id; null for an unknown one. */
export async function findProductId(db: Queryable, slugOrId: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where(hasSlugOrId(slugOrId))
    .executeTakeFirst()
  return row?.id ?? null
}

const idsOnSale = (db: Queryable) =>
  db.selectFrom('products').select(['id', 'slug']).where('deleted_at', 'is', null)

/** Ids of the products on sale with these slugs, by slug. */
export async function productIdsCalled(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await idsOnSale(db).where('slug', '=', sql<string>`any (${slugs}::text[])`).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Names of products by id, deleted ones included. */
export async function productNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly isOnSale: boolean }>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'deleted_at'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name, deleted_at }) => [id, { name, isOnSale: !deleted_at }]))
}

/** Ids of the products on sale with these slugs, in their order. */
export async function findProductIds(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const ids = await productIdsCalled(db, slugs)
  return [...new Set(slugs)].flatMap((slug) => ids.get(slug) ?? [])
}

/** Slugs by id, of those of these products that are on sale. */
export async function slugsOnSale(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await idsOnSale(db).where('id', '=', sql<string>`any (${ids}::uuid[])`).execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/**
 * Locks and reads the product on sale with this slug or id.
 *
 * @param seen the version that the caller read, for optimistic concurrency control; null skips the
 *   check (rule: concurrent-edit)
 * @throws Refusal NOT_FOUND, CONFLICT with `changed` for another current version
 */
export async function lockProduct(
  tx: ShopTransaction,
  slugOrId: string,
  seen: number | null = null,
) {
  const row = await tx
    .selectFrom('products')
    .select([...beforeChange, 'version', 'field_versions'])
    .where(hasSlugOrId(slugOrId))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchProduct()
  if (seen !== null && seen !== row.version) {
    const isNewer = (field: string) => (row.field_versions[field] ?? 0) > seen
    const changed = Object.keys(productChanges.shape).filter(isNewer)
    throw new Refusal('CONFLICT', t.refusals.productChanged, { changed })
  }
  return row
}
