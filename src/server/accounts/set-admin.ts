import { OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import type { User } from '#domain/contract/users.ts'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { endSessions, shortenSessions } from '#server/sessions/session.ts'
import { queueAdminNotice } from './admin-letters.ts'
import {
  type AccountChange,
  lockAdmins,
  lockForRemoval,
  requireUserId,
  userNotFound,
} from './admin-rows.ts'
import { presentUser, type UserRow, userColumns } from './present.ts'
import { trustedFrom } from './trust.ts'

/**
 * Grants or removes admin rights. Removing them ends all sessions of the account; granting them
 * shortens its sessions to the lifetime of an admin's (rule: tokens). A trusted admin who proves
 * the login makes a trusted one, anyone else one who waits (rule: rights-are-money). An account that
 * has the role already stays as it is.
 *
 * @throws Refusal INVALID_INPUT for one's own rights and for the last admin (rule: last-admin),
 *   NOT_TRUSTED_YET, PROOF_REQUIRED, NOT_FOUND
 */
export async function setAdmin(
  db: Queryable,
  change: AccountChange,
  isAdmin: boolean,
): Promise<User> {
  const userId = requireUserId(change.userId)
  return transact(db, async (tx) => {
    const admins = isAdmin
      ? await lockAdmins(tx, change)
      : await lockForRemoval(tx, { ...change, userId }, OWN_RIGHTS)
    const atOnce = change.isProved && admins.get(change.admin.id) === null
    const changed = await tx
      .updateTable('users')
      .set({ is_admin: isAdmin, trusted_from: isAdmin ? trustedFrom({ atOnce }) : null })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('is_admin', '<>', isAdmin)
      .returning(userColumns)
      .executeTakeFirst()
    if (!changed) return presentUser(await requireUser(tx, userId))
    await (isAdmin ? shortenSessions(tx, changed) : endSessions(tx, userId))
    await recordActivity(tx, change.admin, {
      kind: 'users',
      action: isAdmin ? 'Made an admin' : 'Took admin rights away',
      subject: userId,
    })
    await queueAdminNotice(tx, change.admin, {
      change: isAdmin ? 'made' : 'taken',
      subject: userId,
      isTrusted: atOnce,
    })
    return presentUser(changed)
  })
}

async function requireUser(tx: ShopTransaction, userId: string): Promise<UserRow> {
  const row = await tx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw userNotFound()
  return row
}
