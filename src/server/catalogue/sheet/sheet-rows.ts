import { sql } from 'kysely'
import type { SheetProduct } from '#domain/catalogue/sheet/columns.ts'
import type { Queryable } from '#server/schema/database.ts'
import { isGone } from '../product-pictures.ts'
import { type ValueRow, valueColumnNames, valuesIn } from '../value-columns.ts'
import { type BeforeChange, beforeChange } from '../write.ts'

export interface SheetRow extends BeforeChange, ValueRow {
  readonly version: number
  readonly is_sample: boolean
  readonly is_on_sale: boolean
}

/** Products on sale, and recently deleted ones with complete data (rule: product-sheets). */
const isInSheets = sql<boolean>`
  (products.deleted_at is null or not products.is_sample and not ${isGone})`

const columns = sql.join(
  [...new Set([...beforeChange, ...valueColumnNames, 'version', 'is_sample'])].map((column) =>
    sql.ref(`products.${column}`),
  ),
)

/** The products with these ids that a sheet may contain, by id. */
export async function sheetRows(db: Queryable, ids: readonly string[]): Promise<SheetRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SheetRow>`
    select ${columns}, products.deleted_at is null as is_on_sale
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join products on products.id = wanted.id
    where ${isInSheets}
    order by place`.execute(db)
  return rows
}

/** Ids of deleted products that can be restored, the latest deleted first. */
export async function idsOffSale(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where(isInSheets)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The cells of a product's line. */
export function sheetProductOf(row: SheetRow): SheetProduct {
  const { id, slug, version, is_on_sale: isOnSale } = row
  return { ...valuesIn(row), id, slug, version, isOnSale }
}
