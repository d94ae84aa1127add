import { sql } from 'kysely'
import { z } from 'zod'
import { type Product, product } from '#domain/contract/products.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { RankedProduct } from '#server/search/index/products.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'

/** Listed products as JSON by their entry of the index, which every change replaces. */
const cache = new WeakMap<RankedProduct, string>()

/** The products with these ids as JSON, in their order, without those deleted meanwhile. */
export async function productsAsJson(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<readonly string[]> {
  // Entries are taken before the rows are read, so that no row is older than its entry.
  const entries = new Map(ids.map((id) => [id, index.get(id)]))
  const found = new Map(
    [...entries].flatMap(([id, entry]) => {
      const json = entry && cache.get(entry)
      return json === undefined ? [] : [[id, json]]
    }),
  )
  for (const row of await productsWith(
    db,
    [...entries.keys()].filter((id) => !found.has(id)),
  )) {
    const json = JSON.stringify(z.encode(product, presentProduct(row)))
    const entry = entries.get(row.id)
    if (entry) cache.set(entry, json)
    found.set(row.id, json)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The same, parsed into new objects that the caller may mutate. */
export async function productsInOrder(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<readonly Product[]> {
  const all = await productsAsJson(db, index, ids)
  return all.map((json) => JSON.parse(json) as Product)
}

/** The products with these ids, in their order, without those deleted meanwhile. */
export async function productsWith(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    join products on products.id = wanted.id and deleted_at is null
    order by position`.execute(db)
  return rows
}
