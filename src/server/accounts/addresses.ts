import { afterUse, type SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { dropRows, lockAccount } from './users.ts'

/** The addresses of an account, the last used first (rule: saved-addresses). */
export async function addressesOf(db: Queryable, userId: string): Promise<SavedAddress[]> {
  return db
    .selectFrom('account_addresses')
    .select(['address', 'city', 'postal_code as postalCode'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
}

/**
 * Replaces the list of addresses; of two concurrent lists the later one stays.
 *
 * @param addresses at most five, without duplicates
 * @throws Refusal UNAUTHENTICATED when the account has just been deleted
 */
export async function storeAddresses(
  db: Queryable,
  userId: string,
  addresses: readonly SavedAddress[],
): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, userId)
    await writeAddresses(tx, userId, addresses)
  })
}

/** Moves the address of an order to the front of the list; stores a new one on request only. */
export async function noteAddressUsed(
  db: Queryable,
  userId: string,
  used: SavedAddress,
  storesNew: boolean,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, userId)
    await writeAddresses(tx, userId, afterUse(await addressesOf(tx, userId), used, storesNew))
  })
}

/** Replaces the list of an account whose row the transaction has locked. */
export async function writeAddresses(
  tx: ShopTransaction,
  userId: string,
  addresses: readonly SavedAddress[],
): Promise<void> {
  await dropRows(tx, userId, 'account_addresses')
  if (addresses.length === 0) return
  await tx
    .insertInto('account_addresses')
    .values(
      addresses.map(({ address, city, postalCode }, position) => ({
        user_id: userId,
        position,
        address,
        city,
        postal_code: postalCode,
      })),
    )
    .execute()
}
