import { sql } from 'kysely'
import type { WalletChange } from '#domain/contract/settings.ts'
import {
  activeWallets,
  areSameWallets,
  type Wallet,
  walletChangeSentence,
} from '#domain/settings/wallets.ts'
import type { Queryable } from '#server/database/transaction.ts'

/** Days for which the dashboard shows a change. */
const SHOWN_DAYS = 7

/** The last change of the wallets within seven days; null without one (rule: wallet-changes). */
export async function recentWalletChange(db: Queryable): Promise<WalletChange | null> {
  const row = await db
    .selectFrom('wallet_changes')
    .select(['at', 'actor_name', 'before', 'after'])
    .where('at', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? {
        at: row.at.toISOString(),
        by: row.actor_name,
        sentence: walletChangeSentence(row.before, row.after),
        before: [...row.before],
      }
    : null
}

/**
 * The accounts that an order of `placedAt` showed its customer; null if they are still the
 * `current` ones (rule: wallet-changes).
 */
export async function walletsShownAt(
  db: Queryable,
  placedAt: Date,
  current: readonly Wallet[],
): Promise<readonly Wallet[] | null> {
  const next = await db
    .selectFrom('wallet_changes')
    .select('before')
    .where('at', '>', placedAt)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  if (!next) return null
  const told = activeWallets(next.before)
  return areSameWallets(told, current) ? null : told
}
