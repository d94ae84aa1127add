import { type RawBuilder, sql } from 'kysely'
import { brands } from '#domain/catalogue/brands.ts'
import type { ListingFilter } from '#domain/catalogue/listing.ts'
import { escapeLike } from '#server/database/like.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type ProductRow, productColumns } from './present.ts'
import type { CountRow } from './shelf.ts'

/** The counts of a text search: each filter's choices with the other filters as they are. */
export async function countFound(
  db: Queryable,
  { words, ...filter }: ListingFilter,
): Promise<readonly CountRow[]> {
  const { isOfBrand, isForModel, isOfType } = conditions(filter)
  const { rows } = await sql<CountRow>`
    with found as materialized (
      select brand, device_models, case_type, count(*) as products
      from products where ${matches(words)} group by brand, device_models, case_type
    )
    select 'total' as facet, '' as value, coalesce(sum(products), 0) as products from found
      where ${isOfBrand} and ${isForModel} and ${isOfType}
    union all
    select 'brand', brand, sum(products) from found
      where ${isForModel} and ${isOfType} group by brand
    union all
    select 'model', device_model, sum(products) from found, unnest(device_models) device_model
      where ${isOfBrand} and ${isOfType} group by device_model
    union all
    select 'type', case_type, sum(products) from found
      where ${isOfBrand} and ${isForModel} group by case_type`.execute(db)
  return rows
}

/**
 * A page of a text search, newest first, ids breaking ties (rule: paging); `limit` null is all of
 * it.
 */
export async function readFound(
  db: Queryable,
  { words, ...filter }: ListingFilter,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): Promise<readonly ProductRow[]> {
  const { isOfBrand, isForModel, isOfType } = conditions(filter)
  const { rows } = await sql<ProductRow>`
    select ${sql.join(productColumns.map((column) => sql.ref(column)))} from products
    where ${matches(words)} and ${isOfBrand} and ${isForModel} and ${isOfType}
    order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

type Condition = RawBuilder<boolean>

const anything: Condition = sql`true`

function conditions({ brand, deviceModel, caseType }: Omit<ListingFilter, 'words'>) {
  return {
    isOfBrand: brand === '' ? anything : sql<boolean>`brand = ${brand}`,
    isForModel: deviceModel === '' ? anything : sql<boolean>`${deviceModel} = any (device_models)`,
    isOfType: caseType === '' ? anything : sql<boolean>`case_type = ${caseType}`,
  }
}

/** On sale, and every word is in the text of the product or in the name of its brand. */
function matches(words: readonly string[]): Condition {
  const each = words.map((word) => {
    const isInText = sql<boolean>`search_text like ${`%${escapeLike(word)}%`}`
    const slugs = brands
      .filter(({ displayName }) => displayName.toLowerCase().includes(word))
      .map(({ slug }) => slug)
    return slugs.length === 0 ? isInText : sql<boolean>`(${isInText} or brand = any (${slugs}))`
  })
  return sql<boolean>`${sql.join([sql`deleted_at is null`, ...each], sql` and `)}`
}
