import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Product, product } from '#domain/contract/products.ts'
import { MEGABYTE } from '#domain/text/units.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { RankedProduct } from '#server/search/index/products.ts'
import { type ProductRow, presentProduct, productColumns } from './present.ts'

/**
 * LRU cache of listed products, serialised to JSON. A cached product is valid while the index has
 * the same entry for it. Every change of a product or its rating creates a new entry.
 */

/**
 * Capacity of the cache in bytes. A product has 1 to 4 KB.
 */
const MOST_BYTES = 16 * MEGABYTE
/** Overhead of a cache entry in bytes, besides its JSON. */
const ENTRY_BYTES = 512

interface CachedJson {
  readonly entry: RankedProduct
  readonly json: Buffer
}

const caches = new WeakMap<Queryable, LRUCache<string, CachedJson>>()

/**
 * The products with these ids as JSON, in their order, without those deleted meanwhile.
 *
 * @param index result of `upToDate`
 */
export async function productsAsJson(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<readonly Buffer[]> {
  const cache = cacheOf(db)
  const found = new Map<string, Buffer>()
  /** Cache misses with their current entries: the rows are read later and are never older. */
  const missing = new Map<string, RankedProduct | undefined>()
  for (const id of ids) {
    const entry = index.get(id)
    const cached = cache.get(id)
    if (cached && cached.entry === entry) found.set(id, cached.json)
    else missing.set(id, entry)
  }
  for (const row of await productsWith(db, [...missing.keys()])) {
    const json = bytesOf(JSON.stringify(z.encode(product, presentProduct(row))))
    const entry = missing.get(row.id)
    if (entry) cache.set(row.id, { entry, json })
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
  return all.map((json) => JSON.parse(json.toString()) as Product)
}

/** The products with these ids, in their order, without those deleted meanwhile. */
export async function productsWith(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join products on products.id = wanted.id and deleted_at is null
    order by place`.execute(db)
  return rows
}

function cacheOf(db: Queryable): LRUCache<string, CachedJson> {
  const known = caches.get(db)
  if (known) return known
  const made = new LRUCache<string, CachedJson>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.length + ENTRY_BYTES,
  })
  caches.set(db, made)
  return made
}

/**
 * Encodes into an unpooled buffer: a slice of Node's shared pool would keep the whole pool alive.
 */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}
