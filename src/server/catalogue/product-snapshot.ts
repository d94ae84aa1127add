import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Paisa } from '#domain/money.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { ShopTransaction } from '#server/schema/database.ts'

/** The fields of a product that an order copies, and whether it is on sale. */
export interface ProductSnapshot {
  readonly id: string
  readonly name: string
  /** '' for none. */
  readonly nameUrdu: string
  readonly images: readonly string[]
  /** Models of a photo, by its path. */
  readonly imageModels: Readonly<Record<string, readonly string[]>>
  readonly brand: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  readonly listPrice: Paisa
  /** Price of one piece after the discount. */
  readonly unitPrice: Paisa
  readonly isDeleted: boolean
}

export type ProductSnapshots = ReadonlyMap<string, ProductSnapshot>

const lock = preparedStatement(
  'products-lock',
  `select id, name, name_urdu as "nameUrdu", images, image_models as "imageModels", brand, case_type as "caseType",
    device_models as "deviceModels", price as "listPrice", deleted_at is not null as "isDeleted"
  from products where id = any($1::uuid[]) order by id for share`,
)

/** Locks these products for share and reads them: a price changes before or after the order. */
export async function lockProducts(
  tx: ShopTransaction,
  ids: readonly string[],
): Promise<ProductSnapshots> {
  const rows = await rowsOf<Omit<ProductSnapshot, 'unitPrice'>>(tx, lock, [ids])
  return new Map(rows.map((row) => [row.id, { ...row, unitPrice: discountedPrice(row.listPrice) }]))
}
