import { type Selectable, sql } from 'kysely'
import { shippedFacts } from '#config'
import type { WalletHistory } from '#domain/contract/settings.ts'
import { shownInstead, TAKEN_BACK_DAYS, takenBack } from '#domain/settings/taken-back.ts'
import { walletChangeWords, walletsComparison } from '#domain/settings/wallet-sentences.ts'
import {
  activeWallets,
  areSameWallets,
  type StoredWallet,
  type Wallet,
} from '#domain/settings/wallets.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import type { Account } from '#server/sessions/account.ts'

/** Limits the listed changes, so that many small ones make no long answer. */
const MOST_LISTED = 50

type ChangeRow = Selectable<Tables['wallet_changes']>

/** The changes of the last seven days, oldest first. */
function recentChanges(db: Queryable): Promise<ChangeRow[]> {
  return db
    .selectFrom('wallet_changes')
    .selectAll()
    .where('at', '>', sql<Date>`now() - make_interval(days => ${TAKEN_BACK_DAYS})`)
    .orderBy('sequence')
    .execute()
}

/** The changes of the last seven days, newest first; null without one (rule: wallet-changes). */
export async function walletHistory(db: Queryable): Promise<WalletHistory | null> {
  const rows = await recentChanges(db)
  const [oldest] = rows
  const newest = rows.at(-1)
  if (!oldest || !newest) return null
  const listed = rows.length > MOST_LISTED ? [oldest, ...rows.slice(1 - MOST_LISTED)] : rows
  return {
    sentence: walletsComparison(oldest.before, newest.after),
    isSame: areSameWallets(activeWallets(oldest.before), activeWallets(newest.after)),
    changes: listed.toReversed().map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      by: row.actor_name,
      words: walletChangeWords(row.before, row.after),
      before: [...row.before],
      isRevoked: row.revoked_at !== null,
    })),
    leftOut: rows.length - listed.length,
    replacesSamples: rows.length === 1 && (await replacesSamples(db, oldest)),
  }
}

/** Whether a change is the first ever, and of the accounts that the project ships, which are nobody's. */
async function replacesSamples(db: Queryable, { before }: ChangeRow): Promise<boolean> {
  const samples: readonly string[] = shippedFacts.walletNumbers
  if (!before.every(({ number }) => samples.includes(number))) return false
  const changes = await db.selectFrom('wallet_changes').select('id').limit(2).execute()
  return changes.length === 1
}

/** Paths of the QR pictures of every account that customers were or are shown (rule: wallet-qr). */
export async function walletPictures(db: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct jsonb_path_query(accounts, '$[*].qr') #>> '{}' as path
    from wallet_changes, unnest(array[before, after]) as accounts`.execute(db)
  return rows.map(({ path }) => path)
}

/** Time from a moment, to another that is excluded. */
export interface Period {
  readonly from: Date
  readonly until: Date
}

/** Tells the customers of these periods' orders that accounts which they were shown are revoked. */
export type WarnCustomers = (tx: ShopTransaction, periods: readonly Period[]) => Promise<void>

interface RecordedChange {
  readonly by: Pick<Account, 'id' | 'name'>
  readonly before: readonly StoredWallet[]
  readonly after: readonly StoredWallet[]
}

/**
 * Records a change of the wallets, and revokes the accounts that it takes back: their orders are
 * shown other accounts from now on, and their customers are told once (rule: wallet-changes). The
 * caller holds the lock of the settings, so that changes are recorded in the order of their times.
 *
 * @returns the accounts that were taken back, as `takenBack`
 */
export async function recordWalletChange(
  tx: ShopTransaction,
  { by, before, after }: RecordedChange,
  warnCustomers: WarnCustomers,
): Promise<ReturnType<typeof takenBack>> {
  const { at: savedAt } = await tx
    .insertInto('wallet_changes')
    .values({
      // Later than the start of the transaction, which may have waited for the lock.
      at: sql<Date>`clock_timestamp()`,
      actor_id: by.id,
      actor_name: by.name,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('at')
    .executeTakeFirstOrThrow()
  const rows = await recentChanges(tx)
  const revoked = takenBack(
    rows.map((row) => row.before),
    after,
  )
  const periods: Period[] = []
  for (const [index, row] of rows.slice(0, -1).entries()) {
    const instead = shownInstead(row.shown_instead ?? activeWallets(row.after), revoked)
    if (instead === null) continue
    await tx
      .updateTable('wallet_changes')
      .set({ revoked_at: sql<Date>`clock_timestamp()`, shown_instead: JSON.stringify(instead) })
      .where('id', '=', row.id)
      .execute()
    periods.push({ from: row.at, until: rows[index + 1]?.at ?? savedAt })
  }
  if (periods.length > 0) await warnCustomers(tx, periods)
  return revoked
}

/**
 * The accounts that an order of `placedAt` shows its customer: those of its time, or those shown
 * instead of revoked ones (rule: wallet-changes). Null stands for the current ones.
 */
export async function walletsShownAt(db: Queryable, placedAt: Date, current: readonly Wallet[]) {
  const change = db.selectFrom('wallet_changes').select(['before', 'shown_instead']).limit(1)
  const [last, next] = await Promise.all([
    change.where('at', '<=', placedAt).orderBy('at', 'desc').executeTakeFirst(),
    change.where('at', '>', placedAt).orderBy('at').executeTakeFirst(),
  ])
  const instead = last?.shown_instead ?? null
  const wallets = instead ?? (next ? activeWallets(next.before) : current)
  return {
    wallets: areSameWallets(wallets, current) ? null : wallets,
    areRevoked: instead !== null,
  }
}
