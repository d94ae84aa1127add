import { type RawBuilder, sql } from 'kysely'
import {
  ADMIN_NEEDED,
  ADMINS_ONLY,
  notTrustedUntil,
  RIGHTS_NEED_PROOF,
} from '#domain/accounts/admin-sentences.ts'
import { HOURS_TO_TRUST } from '#domain/accounts/logins.ts'
import { notFound, Refusal, refusalAt } from '#domain/contract/refusal.ts'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { recordOfUser, users, usersByEmail } from './users.ts'

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
  const rows = await users(tx)
    .select(['id', untrustedUntil().as('until')])
    .where('is_admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  const admins = new Map(rows.map(({ id, until }) => [id, until]))
  if (!admins.has(admin.id)) throw new Refusal('FORBIDDEN', ADMINS_ONLY)
  return admins
}

/**
 * Locks all admins, and refuses to take rights or account from the last admin, from the caller, and
 * from a trusted admin without trust and proof (rules: last-admin, rights-are-money). Customers, and
 * admins who aren't trusted yet, need neither.
 *
 * @param own the message for one's own account
 * @throws Refusal FORBIDDEN, INVALID_INPUT, NOT_TRUSTED_YET, PROOF_REQUIRED
 */
export async function lockForRemoval(
  tx: ShopTransaction,
  change: AccountChange,
  own: string,
): Promise<Admins> {
  const { admin, userId, isProved } = change
  const admins = await lockAdmins(tx, change)
  if (admins.size === 1 && admins.has(userId)) throw new Refusal('INVALID_INPUT', ADMIN_NEEDED)
  if (userId === admin.id) throw new Refusal('INVALID_INPUT', own)
  if (admins.get(userId) !== null) return admins
  requireTrust(admins.get(admin.id) ?? null)
  if (isProved) return admins
  throw refusalAt('currentPassword', 'PROOF_REQUIRED', RIGHTS_NEED_PROOF)
}

/** All admins, by name. */
export function adminMailboxes(
  db: Queryable,
): Promise<readonly Readonly<Record<'id' | 'name' | 'email', string>>[]> {
  return users(db)
    .select(['id', 'name', 'email'])
    .where('is_admin', '=', true)
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

/**
 * Time until which an admin isn't trusted, null for a trusted one: the one expression that decides
 * it, by the database's clock (rule: rights-are-money).
 */
export function untrustedUntil(): RawBuilder<Date | null> {
  return sql`case when users.trusted_from > now() then users.trusted_from end`
}

/** Value of `trusted_from` for an admin who is trusted at once, or after the wait. */
export function trustedFrom({ atOnce }: { readonly atOnce: boolean }): RawBuilder<Date> {
  return sql`now() + make_interval(hours => ${atOnce ? 0 : HOURS_TO_TRUST})`
}

/** Time until which an admin isn't trusted; null for a trusted one. */
export async function trustOf(db: Queryable, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select(untrustedUntil().as('until'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.until ?? null
}

/** Refuses an admin who isn't trusted yet, by `trustOf`. @throws Refusal NOT_TRUSTED_YET */
export function requireTrust(until: Date | null): void {
  if (until !== null) throw new Refusal('NOT_TRUSTED_YET', notTrustedUntil(until.toISOString()))
}

/** Makes an admin trusted at once for an operator; 'trusted' if nothing was to be lifted. */
export async function trustAdmin(
  db: Queryable,
  email: string,
): Promise<'done' | 'no admin' | 'trusted'> {
  return transact(db, async (tx) => {
    const admin = await usersByEmail(tx, email)
      .select(['id', untrustedUntil().as('until')])
      .where('is_admin', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!admin) return 'no admin'
    if (admin.until === null) return 'trusted'
    await tx
      .updateTable('users')
      .set({ trusted_from: trustedFrom({ atOnce: true }) })
      .where('id', '=', admin.id)
      .execute()
    await recordOfUser(tx, null, admin.id, 'Trusted a new admin at once')
    return 'done'
  })
}
