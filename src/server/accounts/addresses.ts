import { afterUse, type KeptAddress } from '#domain/accounts/kept-addresses.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { LOGIN_AGAIN } from '#server/sessions/identity.ts'

/** The addresses of an account, the last used first (rule: kept-addresses). */
export async function addressesOf(db: Queryable, userId: string): Promise<KeptAddress[]> {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['address', 'city', 'postal_code'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map(({ address, city, postal_code: postalCode }) => ({ address, city, postalCode }))
}

/**
 * Keeps these addresses instead of all that were kept; of two lists at the same moment the later one
 * stands.
 *
 * @param addresses at most five, each place once
 * @throws Refusal UNAUTHENTICATED when the account has just been deleted
 */
export async function keepAddresses(
  db: Queryable,
  userId: string,
  addresses: readonly KeptAddress[],
): Promise<readonly KeptAddress[]> {
  await transact(db, async (tx) => {
    await holdAccount(tx, userId)
    await writeAddresses(tx, userId, addresses)
  })
  return addresses
}

/** Puts the address that an order has gone to first among the account's; a new one only if wanted. */
export async function noteAddressUsed(
  db: Queryable,
  userId: string,
  used: KeptAddress,
  isKept: boolean,
): Promise<void> {
  await transact(db, async (tx) => {
    await holdAccount(tx, userId)
    const before = await addressesOf(tx, userId)
    const after = afterUse(before, used, isKept)
    if (JSON.stringify(after) !== JSON.stringify(before)) await writeAddresses(tx, userId, after)
  })
}

/** Writes the whole list of an account that the transaction holds. */
export async function writeAddresses(
  tx: ShopTransaction,
  userId: string,
  addresses: readonly KeptAddress[],
): Promise<void> {
  await dropAddresses(tx, userId)
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

/** Forgets where an account's orders went, as when it is deleted (rule: deleted-accounts). */
export async function dropAddresses(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('account_addresses').where('user_id', '=', userId).execute()
}

/** Lets nobody else write the account's addresses or lists, or delete it, until the transaction ends. */
export async function holdAccount(tx: ShopTransaction, userId: string): Promise<void> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('UNAUTHENTICATED', LOGIN_AGAIN)
}
