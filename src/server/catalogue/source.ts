import { brandChoices, modelChoices, typeChoices } from '#domain/catalogue/facets.ts'
import { clampPage, type ListingRequest, pageSize, readFilter } from '#domain/catalogue/listing.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { isCalled } from './locate.ts'
import { presentProduct, productColumns } from './present.ts'
import { countFound, readFound } from './search.ts'
import { type CountRow, countShelf, readShelf } from './shelf.ts'

/**
 * A page of the catalogue with the counts beside the filters (rules: brand-or-search, exact-model,
 * whole-lists, paging, filters-in-the-address).
 */
export async function listCatalogue(db: Queryable, request: ListingRequest): Promise<ProductPage> {
  const filter = readFilter(request)
  const isSearch = filter.words.length > 0
  const counts = sortOut(await (isSearch ? countFound(db, filter) : countShelf(db, filter)))
  const size = pageSize(request.limit)
  const { page, pages } = clampPage(request.pageNumber ?? request.page, {
    total: counts.total,
    size,
  })
  const place = { limit: size, offset: (page - 1) * size }
  const rows =
    counts.total === 0
      ? []
      : await (isSearch ? readFound(db, filter, place) : readShelf(db, filter, place))
  return {
    products: rows.map(presentProduct),
    page,
    pages,
    total: counts.total,
    facets: {
      brands: brandChoices(counts.brand),
      deviceModels: modelChoices(filter.brand, counts.model),
      caseTypes: typeChoices(filter.brand, counts.type),
    },
  }
}

/** The product on sale with this slug or id; null when there is none. */
export async function findProduct(db: Queryable, slugOrId: string): Promise<Product | null> {
  const row = await db
    .selectFrom('products')
    .select(productColumns)
    .where(isCalled(slugOrId))
    .executeTakeFirst()
  return row ? presentProduct(row) : null
}

/** Every product that the filters show, for an admin (rule: whole-lists). */
export async function listWholeCatalogue(
  db: Queryable,
  request: ListingRequest,
): Promise<Product[]> {
  const rows = await readFound(db, readFilter(request), { limit: null, offset: 0 })
  return rows.map(presentProduct)
}

/** The address and last change of every product on sale, newest first, for the map of the site. */
export async function mappedProducts(
  db: Queryable,
): Promise<{ readonly slug: string; readonly changedAt: string }[]> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ slug: row.slug, changedAt: row.updated_at.toISOString() }))
}

function sortOut(rows: readonly CountRow[]) {
  const counts = {
    total: 0,
    brand: new Map<string, number>(),
    model: new Map<string, number>(),
    type: new Map<string, number>(),
  }
  for (const { facet, value, products } of rows) {
    if (facet === 'total') counts.total = products
    else counts[facet].set(value, products)
  }
  return counts
}
