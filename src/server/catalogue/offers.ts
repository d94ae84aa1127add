import { CompiledQuery } from 'kysely'
import type { Paisa } from '#domain/money.ts'
import { named } from '#server/database/named.ts'
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

const hold = named(
  'offers-hold',
  `select id, name, images[1] as image, brand, case_type as "caseType",
    device_models as "deviceModels", price as "listPrice", deleted_at is not null as "isDeleted"
  from products where id = any($1::uuid[]) order by id for share`,
)

/**
 * The products with these ids, deleted ones included, by id. Each stays as it is until the
 * transaction ends: a new price waits, or came before.
 */
export async function holdOffers(
  tx: ShopTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const { rows } = await tx.executeQuery<Offer>(CompiledQuery.raw(hold, [ids]))
  return new Map(rows.map((offer) => [offer.id, offer]))
}
