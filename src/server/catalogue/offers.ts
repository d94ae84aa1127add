import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Paisa } from '#domain/money.ts'
import { ask, type Question, question } from '#server/database/ask.ts'
import { named } from '#server/database/named.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'

/** What an order keeps of a product, and whether it can be bought. */
export interface Offer {
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

/** By their ids. */
export type Offers = ReadonlyMap<string, Offer>

const hold = named(
  'offers-hold',
  `select id, name, images, image_models as "imageModels", brand, case_type as "caseType",
    device_models as "deviceModels", price as "listPrice", deleted_at is not null as "isDeleted"
  from products where id = any($1::uuid[]) order by id for share`,
)

/**
 * The products with these ids, deleted ones included, by id. Each stays as it is until the
 * transaction ends: a new price waits, or came before.
 */
export async function holdOffers(tx: ShopTransaction, ids: readonly string[]): Promise<Offers> {
  const [offers] = await ask(tx, holdingOffers(ids))
  return offers
}

/** The question that `holdOffers` asks, for whoever asks more than that in the transaction. */
export function holdingOffers(ids: readonly string[]): Question<Offers> {
  return question(
    hold,
    [ids],
    (rows: readonly Offer[]) => new Map(rows.map((offer) => [offer.id, offer])),
  )
}

/**
 * The same for whoever acts on what the products were when they were last seen: `read` throws
 * OffersChanged where one of them is different by now.
 */
export function confirmingOffers(expected: Offers): Question<null> {
  const { query, read } = holdingOffers([...expected.keys()])
  return {
    query,
    read: (rows) => {
      if (isDeepStrictEqual(read(rows), expected)) return null
      throw new OffersChanged()
    },
  }
}

/** Ends a transaction that was built on what a product was before. */
export class OffersChanged extends Error {
  constructor() {
    super('a product is different from when it was last seen')
  }
}

/** Products whose offers a process keeps in mind, some 4 KB each. */
const REMEMBERED = 1_000

/**
 * What this process has last seen of the products that are ordered. Whoever uses it has the database
 * confirm it.
 */
export class LastOffers {
  readonly #seen = new LRUCache<string, Offer>({ max: REMEMBERED })

  /** By their ids; null where one of them was never seen. */
  of(ids: readonly string[]): Offers | null {
    const offers = new Map<string, Offer>()
    for (const id of ids) {
      const offer = this.#seen.get(id)
      if (!offer) return null
      offers.set(id, offer)
    }
    return offers
  }

  remember(offers: Offers): void {
    for (const [id, offer] of offers) this.#seen.set(id, offer)
  }
}
