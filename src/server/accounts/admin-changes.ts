import { OWN_ACCOUNT, OWN_RIGHTS } from '#domain/accounts/admin-sentences.ts'
import type { User } from '#domain/contract/users.ts'
import { transact } from '#platform/database/transaction.ts'
import { dropCart } from '#server/cart/owner.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { endSessions, shortenSessions } from '#server/sessions/session.ts'
import { queueAdminNotice } from './admin-letters.ts'
import {
  type AccountChange,
  lockAdmins,
  lockForRemoval,
  requireUserId,
  trustedFrom,
  userNotFound,
} from './admin-rows.ts'
import { dropSecondStep } from './second-step/enrolment.ts'
import { dropRows, presentUser, recordOfUser, userColumns, users } from './users.ts'

/**
 * Grants or removes admin rights. Removing them ends all sessions of the account; granting them
 * shortens its sessions to the lifetime of an admin's (rule: tokens). A trusted admin who proves
 * the login makes a trusted one, anyone else one who waits (rule: rights-are-money). An account that
 * has the role already stays as it is.
 *
 * @throws Refusal as `lockForRemoval`, NOT_FOUND
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
    if (!changed) {
      const same = await users(tx).select(userColumns).where('id', '=', userId).executeTakeFirst()
      if (!same) throw userNotFound()
      return presentUser(same)
    }
    await (isAdmin ? shortenSessions(tx, changed) : endSessions(tx, userId))
    const action = isAdmin ? 'Made an admin' : 'Took admin rights away'
    await recordOfUser(tx, change.admin, userId, action)
    await queueAdminNotice(tx, change.admin, {
      change: isAdmin ? 'made' : 'taken',
      subject: userId,
      isTrusted: atOnce,
    })
    return presentUser(changed)
  })
}

/** Deletion hooks of a higher layer, for its data of an account. */
export interface Contributions {
  /** Deletes the rows of the account; returns the names of files to remove. */
  readonly drop: (tx: ShopTransaction, userId: string) => Promise<readonly string[]>
  readonly removeFiles: (names: readonly string[]) => Promise<void>
}

/**
 * Deletes an account: its sessions end; its cart, addresses, lists, votes and photos are deleted;
 * its orders and the text of its reviews stay (rule: deleted-accounts). The e-mail address is free
 * for a new account.
 *
 * @throws Refusal as `lockForRemoval`, NOT_FOUND
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
    await dropLogins(tx, userId)
    await dropRows(tx, userId, 'admin_devices', 'account_addresses', 'account_products')
    await dropCart(tx, userId)
    const dropped = await contributions.drop(tx, userId)
    await recordOfUser(tx, change.admin, userId, 'Deleted an account')
    if (admins.has(userId)) {
      await queueAdminNotice(tx, change.admin, { change: 'deleted', subject: userId })
    }
    return dropped
  })
  await contributions.removeFiles(files)
}

/** Ends the sessions of an account, and every way to log in but its password. */
export async function dropLogins(tx: ShopTransaction, userId: string): Promise<void> {
  await endSessions(tx, userId)
  await dropSecondStep(tx, userId)
  await dropRows(tx, userId, 'reset_links', 'passkey_challenges', 'passkeys')
}
