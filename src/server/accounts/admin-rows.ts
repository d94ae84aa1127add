import { ADMIN_NEEDED, ADMINS_ONLY, RIGHTS_NEED_PROOF } from '#domain/accounts/admin-sentences.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { requireTrust, untrustedUntil } from './trust.ts'

/** The account that an admin changes, and the admin's own. */
export interface AccountChange {
  readonly admin: Pick<Account, 'id' | 'name'>
  readonly userId: string
  /** Whether the admin has proved the login with this call (rule: rights-are-money). */
  readonly isProved: boolean
}

/** All admins by id, each with the time until which it isn't trusted; null for a trusted one. */
export type Admins = ReadonlyMap<string, Date | null>

/**
 * Locks the rows of all admins, so that concurrent changes of admins run one by one: of two admins
 * who remove each other, one stays (rule: last-admin).
 *
 * @throws Refusal FORBIDDEN for a caller who has lost the rights
 */
export async function lockAdmins(
  tx: ShopTransaction,
  { admin }: Pick<AccountChange, 'admin'>,
): Promise<Admins> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', untrustedUntil().as('until')])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const admins = new Map(rows.map(({ id, until }) => [id, until]))
  if (!admins.has(admin.id)) throw new Refusal('FORBIDDEN', ADMINS_ONLY)
  return admins
}

/**
 * Locks all admins, and refuses to take rights or account from the last admin, from the caller, and
 * from a trusted admin without trust and proof (rules: last-admin, rights-are-money).
 *
 * @param own the message for one's own account
 * @throws Refusal FORBIDDEN, INVALID_INPUT, NOT_TRUSTED_YET, PROOF_REQUIRED
 */
export async function lockForRemoval(
  tx: ShopTransaction,
  change: AccountChange,
  own: string,
): Promise<Admins> {
  const { admin, userId } = change
  const admins = await lockAdmins(tx, change)
  if (admins.size === 1 && admins.has(userId)) throw new Refusal('INVALID_INPUT', ADMIN_NEEDED)
  if (userId === admin.id) throw new Refusal('INVALID_INPUT', own)
  requirePowerOver(admins, change)
  return admins
}

/**
 * Refuses to take rights or account from a trusted admin without trust and a proof of the caller's;
 * customers, and admins who aren't trusted yet, need neither.
 *
 * @param admins all admins, locked
 * @throws Refusal NOT_TRUSTED_YET, PROOF_REQUIRED at `currentPassword`
 */
function requirePowerOver(admins: Admins, { admin, userId, isProved }: AccountChange): void {
  if (admins.get(userId) !== null) return
  requireTrust(admins.get(admin.id) ?? null)
  if (isProved) return
  throw new Refusal('PROOF_REQUIRED', RIGHTS_NEED_PROOF, {
    fields: [{ field: 'currentPassword', message: RIGHTS_NEED_PROOF }],
  })
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
