import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { brands } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { modelChoices, tableChoices, typeChoices } from '#domain/catalogue/facets.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'
import {
  type ListingRequest,
  type Product,
  type ProductPage,
  type ProductWithFamily,
  productPage,
} from '#domain/contract/products.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { clampPage, pageSize } from '#domain/text/lists.ts'
import { MINUTE } from '#domain/text/units.ts'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { timeLeft, withDeadline, withoutDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { countRows, type Queryable } from '#server/schema/database.ts'
import { type ListingFilter, readFilter } from '#server/search/index/listing-filter.ts'
import { type SearchOutcome, search, searchOutcome } from '#server/search/reply/search.ts'
import { otherBrandsOf } from './design-for-phone.ts'
import { catalogueOf } from './known-catalogue.ts'
import { familiesOf, productsAsJson, productsInOrder, productsWith } from './listed-products.ts'
import { hasSlugOrId } from './locate.ts'
import { presentProduct, productColumns } from './present.ts'

/**
 * A page of the catalogue with the counts of the filters (rules: brand-or-search, exact-model,
 * whole-lists, paging, filters-in-the-address).
 */
export async function listCatalogue(db: Queryable, request: ListingRequest): Promise<ProductPage> {
  const { index, ids, rest } = await pageIn(db, request)
  return { ...rest, products: [...(await productsInOrder(db, index, ids))] }
}

const restOfPage = productPage.omit({ products: true })

/** The same as JSON, concatenated from the cached JSON of its products. */
export async function listCatalogueAsJson(db: Queryable, request: ListingRequest): Promise<string> {
  const { index, ids, rest } = await pageIn(db, request)
  const products = await productsAsJson(db, index, ids)
  const others = JSON.stringify(z.encode(restOfPage, rest)).slice(1)
  return `{"products":[${products.join(',')}],${others}`
}

/** The index, the ids of the products on a page, and the page without them. */
async function pageIn(db: Queryable, request: ListingRequest) {
  const filter = readFilter(request)
  const { index, ...found } = await findIn(db, filter)
  const size = pageSize(request.limit)
  const { total, counts, lowestPrice } = found
  const { page, pages } = clampPage(request.pageNumber ?? request.page, { total, size })
  const ids = found.ids.slice((page - 1) * size, page * size)
  const rest: Omit<ProductPage, 'products'> = {
    ...{ page, pages, total },
    ...(lowestPrice !== null && { lowestPrice: rupeesFromPaisa(lowestPrice) }),
    ...found.answer,
    facets: {
      brands: tableChoices(brands, counts.brand),
      deviceModels: modelChoices(filter.brand, counts.deviceModel),
      caseTypes: typeChoices(filter.brand, counts.caseType),
      colours: tableChoices(colours, counts.colour),
      prices: tableChoices(priceSteps, counts.price),
    },
    ofAllModels: found.totalWithoutModel,
    ...(filter.grouping !== 'none' && {
      families: await familiesOf(db, index, ids, filter.grouping),
    }),
  }
  return { index, ids, rest }
}

/** Warms up the catalogue index before the first listing. Concurrent listings share the read. */
export async function readAhead(db: Queryable): Promise<void> {
  await withoutDeadline(() =>
    withDeadline(MINUTE, async () => {
      for (const sort of listingSorts) await listCatalogue(db, { sort, group: 'design' })
    }),
  )
}

/** All products of a filtered list, for an admin (rule: whole-lists). */
export async function listWholeCatalogue(
  db: Queryable,
  request: ListingRequest,
): Promise<Product[]> {
  return (await productsWith(db, await foundIds(db, request))).map(presentProduct)
}

/** Ids of all products of a filtered list, in its order. */
export async function foundIds(db: Queryable, request: ListingRequest): Promise<readonly string[]> {
  return (await findIn(db, readFilter(request))).ids
}

/** Searches in memory, once per turn of the event loop, so that other requests run between. */
async function findIn(db: Queryable, filter: ListingFilter) {
  const index = await catalogueOf(db).upToDate()
  return finding.run(async () => {
    if (timeLeft() <= 0) throw new DatabaseError('timeout', 'no time left to find anything')
    await setImmediate()
    return { index, ...search(index, filter) }
  })
}

const finding = new Semaphore(1)

/** Runs these searches in their order, and yields to other requests between two of them. */
export async function searchOutcomes(
  db: Queryable,
  queries: readonly string[],
): Promise<readonly SearchOutcome[]> {
  const index = await catalogueOf(db).upToDate()
  const outcomes: SearchOutcome[] = []
  for (const query of queries) {
    await setImmediate()
    outcomes.push(searchOutcome(index, query))
  }
  return outcomes
}

/** Number of products on sale per model; models without products are left out. */
export async function casesByModel(db: Queryable): Promise<ReadonlyMap<string, number>> {
  return (await findIn(db, readFilter({}))).counts.deviceModel
}

/** The product on sale with this slug or id, with its family; null for an unknown one. */
export async function findProduct(
  db: Queryable,
  slugOrId: string,
): Promise<ProductWithFamily | null> {
  const [row, index] = await Promise.all([
    db
      .selectFrom('products')
      .select(productColumns)
      .where(hasSlugOrId(slugOrId))
      .executeTakeFirst(),
    catalogueOf(db).upToDate(),
  ])
  if (!row) return null
  const { [row.id]: colourways } = row.family === '' ? {} : await familiesOf(db, index, [row.id])
  const alsoFor = otherBrandsOf(index, row.id)
  return {
    ...presentProduct(row),
    ...(colourways && { colourways }),
    ...(alsoFor.length > 0 && { alsoFor }),
  }
}

/** Products on sale. */
export function countProducts(db: Queryable): Promise<number> {
  return countRows(db.selectFrom('products').where('deleted_at', 'is', null))
}

/** All pages of the catalogue that search engines may index. */
export async function mappedCatalogue(db: Queryable) {
  return { models: await mappedModels(db), products: await mappedProducts(db) }
}
export type MappedCatalogue = Awaited<ReturnType<typeof mappedCatalogue>>

/**
 * Models with products on sale, brand after brand in sales order (rule: landing-pages). Listings
 * have no modification time: it would have to include the deletion of products.
 */
async function mappedModels(db: Queryable) {
  const ofBrands = await Promise.all(
    brands.map(async ({ slug: brandSlug }) => {
      const { counts } = await findIn(db, readFilter({ brand: brandSlug }))
      return modelChoices(brandSlug, counts.deviceModel)
        .filter(({ count }) => count > 0)
        .map(({ value: model }) => ({ brandSlug, model }))
    }),
  )
  return ofBrands.flat()
}

/** Products on sale, newest first; times in ISO 8601. */
async function mappedProducts(db: Queryable) {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ slug: row.slug, changedAt: row.updated_at.toISOString() }))
}
