import { OWN_ACCOUNT } from '#domain/accounts/admin-sentences.ts'
import { recordActivity } from '#server/activity/record.ts'
import { dropCart } from '#server/cart/clear.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { endSessions } from '#server/sessions/session.ts'
import { dropAddresses } from './addresses.ts'
import { type AccountChange, holdAdmins, requireUserId, userNotFound } from './admin-rows.ts'
import { dropLists } from './lists.ts'
import { dropPasskeys } from './passkeys/passkeys.ts'
import { cancelResetLinks } from './password-reset.ts'
import { dropSecondStep } from './second-step/enrolment.ts'

/**
 * Deletes an account: its sessions end, its cart, addresses and lists go, its orders stay
 * (rule: deleted-accounts). The e-mail address is free for a new account.
 *
 * @throws Refusal INVALID_INPUT for one's own account and for the last admin (rule: last-admin), NOT_FOUND
 */
export async function deleteUser(db: Queryable, change: AccountChange): Promise<void> {
  const userId = requireUserId(change.userId)
  await transact(db, async (tx) => {
    await holdAdmins(tx, { ...change, userId })
    if (userId === change.admin.id) throw new Refusal('INVALID_INPUT', OWN_ACCOUNT)
    const row = await tx
      .updateTable('users')
      .set({ deleted_at: new Date(), is_admin: false })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw userNotFound()
    await endSessions(tx, userId)
    await cancelResetLinks(tx, userId)
    await dropSecondStep(tx, userId)
    await dropPasskeys(tx, userId)
    await dropCart(tx, { userId })
    await dropAddresses(tx, userId)
    await dropLists(tx, userId)
    await recordActivity(tx, change.admin, {
      kind: 'users',
      action: 'Deleted an account',
      subject: userId,
    })
  })
}
