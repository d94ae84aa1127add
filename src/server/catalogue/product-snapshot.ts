import type { Paisa } from '#domain/money.ts'
import { pipeline, type Statement, sqlStatement } from '#server/database/pipeline.ts'
import { preparedStatement } from '#server/database/prepared-statement.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'

/** A product as an order copies it, and whether it is still on sale. */
export interface ProductSnapshot {
  readonly id: string
  readonly name: string
  readonly images: readonly string[]
  /** The models that a photo shows, by its path. */
  readonly imageModels: Readonly<Record<string, readonly string[]>>
  /** Slug of the brand. */
  readonly brand: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  readonly listPrice: Paisa
  readonly isDeleted: boolean
}

/** Snapshots by product id. */
export type ProductSnapshots = ReadonlyMap<string, ProductSnapshot>

const lock = preparedStatement(
  'products-lock',
  `select id, name, images, image_models as "imageModels", brand, case_type as "caseType",
    device_models as "deviceModels", price as "listPrice", deleted_at is not null as "isDeleted"
  from products where id = any($1::uuid[]) order by id for share`,
)

/**
 * Locks these products, deleted ones included, against changes until the transaction ends, and reads
 * them under the lock: a change of price commits before the snapshot or waits for the commit.
 */
export async function lockProducts(
  tx: ShopTransaction,
  ids: readonly string[],
): Promise<ProductSnapshots> {
  const [products] = await pipeline(tx, lockProductsStatement(ids))
  return products
}

/** The statement of `lockProducts`, for a pipeline with others. */
export function lockProductsStatement(ids: readonly string[]): Statement<ProductSnapshots> {
  return sqlStatement(
    lock,
    [ids],
    (rows: readonly ProductSnapshot[]) => new Map(rows.map((product) => [product.id, product])),
  )
}
