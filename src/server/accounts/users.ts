import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser, User } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import type { Queryable, RowOf, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'

export const userColumns = ['id', 'name', 'email', 'phone', 'is_admin', 'created_at'] as const
export type UserRow = RowOf<'users', typeof userColumns>

/** Query of the accounts that are not deleted; the caller selects and filters. */
export function users(db: Queryable) {
  return db.selectFrom('users').where('deleted_at', 'is', null)
}

/** Query of the account with an e-mail address, in any spelling. */
export function usersByEmail(db: Queryable, email: string) {
  return users(db).where('email_key', '=', emailKey(email))
}

/** An account as it appears in responses. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    isAdmin: row.is_admin,
    createdAt: row.created_at.toISOString(),
  }
}

/** An account with its bearer token. */
export function presentSignedIn(row: UserRow, token: string): SignedInUser {
  return { ...presentUser(row), token }
}

/** Records a change of an account in the activity log (rule: activity). */
export function recordOfUser(
  tx: ShopTransaction,
  by: Actor,
  subject: string,
  action: string,
): Promise<void> {
  return recordActivity(tx, by, { kind: 'users', action, subject })
}

/** Records a change of one's own login; the activity log covers admins only. */
export async function recordOfAdmin(
  tx: ShopTransaction,
  account: Account,
  action: string,
): Promise<void> {
  if (account.isAdmin) await recordOfUser(tx, account, account.id, action)
}

/** Locks an account's row, which serialises changes of its addresses, lists and passkeys. */
export async function lockAccount(tx: ShopTransaction, userId: string): Promise<void> {
  const row = await users(tx)
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('UNAUTHENTICATED', t.refusals.logInAgain)
}

type TableOfAccount =
  | 'account_addresses'
  | 'account_products'
  | 'admin_devices'
  | 'passkey_challenges'
  | 'passkeys'
  | 'recovery_codes'
  | 'reset_links'

/** Deletes the rows of an account in these tables. */
export async function dropRows(
  tx: ShopTransaction,
  userId: string,
  ...tables: readonly TableOfAccount[]
): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
}

type KnownAccounts = ReadonlyMap<string, { readonly name: string; readonly isDeleted: boolean }>

/** Names of accounts, deleted ones included, by id (rules: history, deleted-accounts). */
export async function knownAccounts(db: Queryable, ids: readonly string[]): Promise<KnownAccounts> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'deleted_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
    .execute()
  return new Map(
    rows.map(({ id, name, deleted_at }) => [id, { name, isDeleted: deleted_at !== null }]),
  )
}

/** Recipient of a letter; undefined for a deleted account, and for a message without one. */
export async function findRecipient(
  db: Queryable,
  id: string | null,
): Promise<{ readonly id: string; readonly email: string; readonly isAdmin: boolean } | undefined> {
  return users(db)
    .select(['id', 'email', 'is_admin as isAdmin'])
    .where('id', '=', id)
    .executeTakeFirst()
}
