import { sql } from 'kysely'
import type { z } from 'zod'
import { bestInScene } from '#domain/catalogue/shelves.ts'
import type {
  Highlights,
  listProductsCalled,
  Product,
  SomeProducts,
} from '#domain/contract/products.ts'
import { MINUTE } from '#domain/text/units.ts'
import { withoutDeadline } from '#platform/database/deadline.ts'
import type { Queryable } from '#server/schema/database.ts'
import { relatedIn, shelvesIn } from '#server/search/index/home-shelves.ts'
import { firstPerGroup } from '#server/search/index/products.ts'
import { catalogueOf } from './known-catalogue.ts'
import { productsInOrder } from './listed-products.ts'
import { hasSlugOrId } from './locate.ts'
import { presentProduct, productColumns } from './present.ts'

/**
 * Shelves of the home page (rules: varied-shelves, most-loved, collections), memoised; for one model
 * its new and its loved cases alone.
 */
export async function highlightsOf(db: Queryable, model = ''): Promise<Highlights> {
  const sales = await salesOf(db)
  const index = await catalogueOf(db).upToDate()
  const { newest, loved, types, collections } = index.memoised(`shelves ${sales.at} ${model}`, () =>
    shelvesIn(index, sales.pieces, model),
  )
  const ofTypes = types.map(({ id }) => id)
  const ids = new Set([...newest, ...loved, ...ofTypes, ...collections.flatMap((some) => some.ids)])
  const all = await productsInOrder(db, index, [...ids])
  const products = new Map(all.map((product) => [product._id, product]))
  // Products deleted since the computation are left out.
  const visible = (some: readonly string[]) => some.flatMap((id) => products.get(id) ?? [])
  return {
    newest: visible(newest),
    loved: visible(loved),
    types: types.flatMap(({ id, ...type }) =>
      visible([id]).map((product) => ({ ...type, product })),
    ),
    collections: collections.flatMap(({ ids: matches, ...collection }) => {
      const cases = visible(matches)
      const product = bestInScene(cases) ?? cases[0]
      return product ? [{ ...collection, product }] : []
    }),
  }
}

/** Milliseconds for which the sums are cached: sales change slowly. */
const FRESH_FOR = 5 * MINUTE
/** Number of best sellers that are read; products that sold less can't be among the best. */
const MOST = 1_000

/** Sold pieces of the best sellers by product id, with the time of the sums by the process's clock. */
interface KnownSales {
  readonly pieces: ReadonlyMap<string, number>
  readonly at: number
}

const known = new WeakMap<
  Queryable,
  { readonly until: number; readonly sales: Promise<KnownSales> }
>()

/** Sales of the best sellers, at most five minutes old. */
function salesOf(db: Queryable): Promise<KnownSales> {
  const now = performance.now()
  const cached = known.get(db)
  if (cached && now < cached.until) return cached.sales
  const sales = withoutDeadline(() => addUp(db)).then((pieces) => ({ pieces, at: now }))
  known.set(db, { until: now + FRESH_FOR, sales })
  sales.catch(() => known.delete(db))
  return sales
}

async function addUp(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; sold: number }>`
    select product_id as id, sum(quantity)::int as sold from product_sales
    group by product_id having sum(quantity) > 0
    order by sold desc, product_id limit ${MOST}`.execute(db)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

/** Related cases of a product, for one model or all of its own (rule: related-cases). */
export async function relatedProducts(
  db: Queryable,
  slugOrId: string,
  model = '',
): Promise<SomeProducts | null> {
  const product = await db
    .selectFrom('products')
    .select(productColumns)
    .where(hasSlugOrId(slugOrId))
    .executeTakeFirst()
  if (!product) return null
  const { id, name, brand, case_type, device_models, colours, family } = product
  const features = { id, name, brand, colours, family }
  const compared = { ...features, caseType: case_type, deviceModels: device_models }
  const index = await catalogueOf(db).upToDate()
  const ids = index.memoised(`related to ${id} for ${model}`, () =>
    relatedIn(index, compared, model),
  )
  return { products: [...(await productsInOrder(db, index, ids))] }
}

/**
 * The products on sale with these slugs, in their order; with `group=design` one of each design, which
 * fits the phone if one does (rule: one-design).
 */
export async function productsBySlug(
  db: Queryable,
  { slugs, group, phone = '' }: CalledRequest,
): Promise<CalledProducts> {
  const products = await onSaleWith(db, slugs)
  if (group !== 'design') return { products }
  const index = await catalogueOf(db).upToDate()
  const fitting = index.with('deviceModel', [phone])
  const entries = products.flatMap(({ _id }) => index.get(_id) ?? [])
  const designs = firstPerGroup(entries, index.keyOf('design')).map((called) => {
    const fits = [called, ...index.designOf(called)].find((product) => fitting.has(product))
    return { called: called.id, shown: (fits ?? called).id }
  })
  const ids = designs.map(({ shown }) => shown)
  const slugOf = new Map(products.map(({ _id, slug }) => [_id, slug]))
  const represented = await productsInOrder(db, index, ids)
  return {
    products: [...represented],
    called: represented.map(({ _id, slug }) => {
      const design = designs.find(({ shown }) => shown === _id)
      return slugOf.get(design?.called ?? '') ?? slug
    }),
  }
}

type CalledRequest = z.output<typeof listProductsCalled.query>
type CalledProducts = z.output<typeof listProductsCalled.answer>

async function onSaleWith(db: Queryable, slugs: readonly string[]): Promise<Product[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(productColumns)
    .where('deleted_at', 'is', null)
    .where('slug', 'in', slugs)
    .execute()
  return rows.map(presentProduct).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}
