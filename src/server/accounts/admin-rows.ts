import { ADMIN_NEEDED, ADMINS_ONLY } from '#domain/accounts/admin-sentences.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import type { Queryable, ShopTransaction } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import type { Account } from '#server/sessions/account.ts'

/** The account that an admin changes, and the admin's own. */
export interface AccountChange {
  readonly admin: Pick<Account, 'id' | 'name'>
  readonly userId: string
}

/**
 * Locks the rows of all admins, so that concurrent removals of admins run one by one: of two admins
 * who remove each other, one stays (rule: last-admin).
 *
 * @returns the ids of all admins
 * @throws Refusal INVALID_INPUT for the last admin, FORBIDDEN for a caller who has lost the rights
 */
export async function lockAdmins(
  tx: ShopTransaction,
  { admin, userId }: AccountChange,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const admins = new Set(rows.map(({ id }) => id))
  if (admins.size === 1 && admins.has(userId)) throw new Refusal('INVALID_INPUT', ADMIN_NEEDED)
  if (!admins.has(admin.id)) throw new Refusal('FORBIDDEN', ADMINS_ONLY)
  return admins
}

/** An admin as a recipient of mail. */
export interface AdminMailbox {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** All admins, by name. */
export async function adminMailboxes(db: Queryable): Promise<readonly AdminMailbox[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** The ids of all admins. */
export async function adminIds(db: Queryable): Promise<readonly string[]> {
  return (await adminMailboxes(db)).map(({ id }) => id)
}

/** Parses an account id; malformed text is refused like the id of an unknown account. */
export function requireUserId(id: string): string {
  const uuid = parseUuid(id)
  if (uuid === null) throw userNotFound()
  return uuid
}

export function userNotFound(): Refusal {
  return notFound('User not found')
}
