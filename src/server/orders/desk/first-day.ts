import { type ShopFacts, shippedFacts } from '#config'
import type { ShopSummary } from '#domain/contract/orders.ts'
import { countSampleProducts } from '#server/catalogue/samples.ts'
import { countProducts } from '#server/catalogue/source.ts'
import type { Queryable } from '#server/database/transaction.ts'

const shippedNumbers: readonly string[] = shippedFacts.walletNumbers

/** What of a shop is its owner's own by now (rule: first-day). */
export async function firstDayOf(
  db: Queryable,
  { name, wallets }: Pick<ShopFacts, 'name' | 'wallets'>,
): Promise<ShopSummary['firstDay']> {
  const [all, samples] = await Promise.all([countProducts(db), countSampleProducts(db)])
  return {
    hasOwnName: name !== shippedFacts.name,
    hasOwnWallets: !wallets.some(({ number }) => shippedNumbers.includes(number)),
    hasOwnProduct: all > samples,
  }
}
