import { CompiledQuery } from 'kysely'
import type { ListingFilter } from '#domain/catalogue/listing.ts'
import { named } from '#server/database/named.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type ProductRow, productColumns } from './present.ts'

/** Filters without a text search, which the tables kept for listings answer by themselves. */
type ShelfFilter = Omit<ListingFilter, 'words'>

/** One number beside a filter: of all that is shown, or of one choice of a filter. */
export interface CountRow {
  readonly facet: 'total' | 'brand' | 'model' | 'type'
  /** '' for the total. */
  readonly value: string
  readonly products: number
}

const countsStatement = named(
  'shelf-counts',
  `select 'total' as facet, '' as value, products from catalogue_counts
    where brand = $1 and device_model = $2 and case_type = $3 and products > 0
  union all
  select 'brand', brand, products from catalogue_counts
    where brand <> '' and device_model = $2 and case_type = $3 and products > 0
  union all
  select 'model', device_model, products from catalogue_counts
    where brand = $1 and device_model <> '' and case_type = $3 and products > 0
  union all
  select 'type', case_type, products from catalogue_counts
    where brand = $1 and device_model = $2 and case_type <> '' and products > 0`,
)

/** The counts of a listing: each filter's choices with the other filters as they are. */
export async function countShelf(
  db: Queryable,
  { brand, deviceModel, caseType }: ShelfFilter,
): Promise<readonly CountRow[]> {
  const query = CompiledQuery.raw(countsStatement, [brand, deviceModel, caseType])
  return (await db.executeQuery<CountRow>(query)).rows
}

/** Products on sale. */
export async function countProducts(db: Queryable): Promise<number> {
  const counts = await countShelf(db, { brand: '', deviceModel: '', caseType: '' })
  return counts.find(({ facet }) => facet === 'total')?.products ?? 0
}

/** A page of a listing, newest first, ids breaking ties (rule: paging). */
export async function readShelf(
  db: Queryable,
  filter: ShelfFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ProductRow[]> {
  const set = filters.filter(({ key }) => filter[key] !== '')
  const statement = pageStatements.get(nameOfPage(set)) ?? ''
  const values = set.map(({ key }) => filter[key])
  const query = CompiledQuery.raw(statement, [limit, offset, ...values])
  return (await db.executeQuery<ProductRow>(query)).rows
}

const filters = [
  { key: 'brand', column: 'brand' },
  { key: 'deviceModel', column: 'device_model' },
  { key: 'caseType', column: 'case_type' },
] as const satisfies readonly { readonly key: keyof ShelfFilter; readonly column: string }[]

type Filter = (typeof filters)[number]

const pageStatements = new Map(
  subsets(filters).map((set) => [nameOfPage(set), named(nameOfPage(set), pageStatement(set))]),
)

function nameOfPage(set: readonly Filter[]): string {
  return ['shelf-page', ...set.map(({ key }) => key)].join('-')
}

/**
 * The ids of a page come out of one index in their order; with `= any (array(…))` no plan can end
 * up reading all products to find them.
 */
function pageStatement(set: readonly Filter[]): string {
  const conditions = set.map(({ column }, index) => `${column} = $${index + 3}`)
  const source = set.some(({ key }) => key === 'deviceModel')
    ? { table: 'catalogue_models', id: 'product_id', conditions }
    : { table: 'products', id: 'id', conditions: ['deleted_at is null', ...conditions] }
  return `select ${productColumns.join(', ')} from products
    where id = any (array(
      select ${source.id} from ${source.table} where ${source.conditions.join(' and ')}
      order by created_at desc, ${source.id} desc limit $1 offset $2))
    order by created_at desc, id desc`
}

function subsets<T>(items: readonly T[]): T[][] {
  const found: T[][] = [[]]
  for (const item of items) found.push(...found.map((set) => [...set, item]))
  return found
}
