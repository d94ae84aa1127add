import type { Paisa } from '#domain/money.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'

/** What an order keeps of a product, and whether it can be bought. */
export interface Offer {
  readonly id: string
  readonly name: string
  /** Path of the first picture. */
  readonly image: string
  /** Slug of the brand. */
  readonly brand: string
  readonly caseType: string
  readonly deviceModels: readonly string[]
  readonly listPrice: Paisa
  readonly isDeleted: boolean
}

/**
 * The products with these ids, deleted ones included, by id. Each stays as it is until the
 * transaction ends: a new price waits, or came before.
 */
export async function holdOffers(
  tx: ShopTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'images', 'brand', 'case_type', 'device_models', 'price', 'deleted_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        image: row.images[0] ?? '',
        brand: row.brand,
        caseType: row.case_type,
        deviceModels: row.device_models,
        listPrice: row.price,
        isDeleted: row.deleted_at !== null,
      },
    ]),
  )
}
