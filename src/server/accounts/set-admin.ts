import { OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { User } from '#domain/contract/users.ts'
import { recordActivity } from '#server/activity/record.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { endSessions, shortenSessions } from '#server/sessions/session.ts'
import { queueAdminNotice } from './admin-letters.ts'
import { type AccountChange, lockAdmins, requireUserId, userNotFound } from './admin-rows.ts'
import { presentUser, userColumns } from './present.ts'

/**
 * Grants or removes admin rights. Removing them ends all sessions of the account; granting them
 * shortens its sessions to the lifetime of an admin's (rule: tokens).
 *
 * @throws Refusal INVALID_INPUT for one's own rights and for the last admin (rule: last-admin),
 *   NOT_FOUND
 */
export async function setAdmin(
  db: Queryable,
  change: AccountChange,
  isAdmin: boolean,
): Promise<User> {
  const userId = requireUserId(change.userId)
  return transact(db, async (tx) => {
    if (!isAdmin) {
      await lockAdmins(tx, { ...change, userId })
      if (userId === change.admin.id) throw new Refusal('INVALID_INPUT', OWN_RIGHTS)
    }
    const before = await tx
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    const row = await tx
      .updateTable('users')
      .set({ is_admin: isAdmin })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning(userColumns)
      .executeTakeFirst()
    if (!row) throw userNotFound()
    await (isAdmin ? shortenSessions(tx, row) : endSessions(tx, userId))
    await recordActivity(tx, change.admin, {
      kind: 'users',
      action: isAdmin ? `Made ${row.name} an admin` : `Took admin rights from ${row.name}`,
      subject: row.id,
    })
    if (before?.is_admin !== isAdmin) {
      const notice = isAdmin ? 'made' : 'taken'
      await queueAdminNotice(tx, change.admin, { change: notice, subject: userId, isTrusted: true })
    }
    return presentUser(row)
  })
}
