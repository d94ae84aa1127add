import { OWN_ACCOUNT } from '#domain/accounts/admin-sentences.ts'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import { dropCart } from '#server/cart/clear.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { endSessions } from '#server/sessions/session.ts'
import { dropAddresses } from './addresses.ts'
import { queueAdminNotice } from './admin-letters.ts'
import { type AccountChange, lockForRemoval, requireUserId, userNotFound } from './admin-rows.ts'
import { dropLists } from './lists.ts'
import { dropPasskeys } from './passkeys/passkeys.ts'
import { cancelResetLinks } from './password-reset.ts'
import { dropSecondStep } from './second-step/enrolment.ts'
import { forgetDevices } from './sign-in.ts'

/** Deletion hooks of a higher layer, for its data of an account. */
export interface Contributions {
  /**
   * Deletes the rows of the account.
   *
   * @returns names of files to remove
   */
  readonly drop: (tx: ShopTransaction, userId: string) => Promise<readonly string[]>
  readonly removeFiles: (names: readonly string[]) => Promise<void>
}

/**
 * Deletes an account: its sessions end; its cart, addresses, lists, votes and photos are deleted;
 * its orders and the text of its reviews stay (rule: deleted-accounts). The e-mail address is free
 * for a new account.
 *
 * @throws Refusal INVALID_INPUT for one's own account and for the last admin (rule: last-admin),
 *   NOT_TRUSTED_YET, PROOF_REQUIRED (rule: rights-are-money), NOT_FOUND
 */
export async function deleteUser(
  db: Queryable,
  change: AccountChange,
  contributions: Contributions,
): Promise<void> {
  const userId = requireUserId(change.userId)
  const files = await transact(db, async (tx) => {
    const admins = await lockForRemoval(tx, { ...change, userId }, OWN_ACCOUNT)
    const row = await tx
      .updateTable('users')
      .set({ deleted_at: new Date(), is_admin: false, trusted_from: null })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw userNotFound()
    await endSessions(tx, userId)
    await cancelResetLinks(tx, userId)
    await dropSecondStep(tx, userId)
    await dropPasskeys(tx, userId)
    await forgetDevices(tx, userId)
    await dropCart(tx, { userId })
    await dropAddresses(tx, userId)
    await dropLists(tx, userId)
    const dropped = await contributions.drop(tx, userId)
    await recordActivity(tx, change.admin, {
      kind: 'users',
      action: 'Deleted an account',
      subject: userId,
    })
    if (admins.has(userId)) {
      await queueAdminNotice(tx, change.admin, { change: 'deleted', subject: userId })
    }
    return dropped
  })
  await contributions.removeFiles(files)
}
