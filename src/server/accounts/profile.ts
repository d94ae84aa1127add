import { isRecentLogin } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import * as messages from '#messages/refusals-accounts.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import type { Account } from '#server/sessions/account.ts'
import { LOGIN_AGAIN } from '#server/sessions/identity.ts'
import { endSessions, openSession } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { cancelResetLinks } from './password-reset.ts'
import { presentSignedIn, type UserRow, userColumns } from './present.ts'
import { provePassword } from './prove-password.ts'
import { withEmail } from './register.ts'
import { queueProfileLetters } from './second-step/letters.ts'

/** Changes of the caller's account; an absent field is not changed. */
export interface ProfileChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** In its stored form. */
  readonly phone?: string | undefined
  readonly password?: string | undefined
  readonly currentPassword?: string | undefined
}

/**
 * Changes the caller's account. A new e-mail address or password requires a recent login or the
 * current password; it ends every session and returns a fresh token (rule: passwords). Other
 * changes return the token of the request.
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, EMAIL_TAKEN at `email`,
 *   CONFLICT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function updateProfile(
  db: Queryable,
  account: Account,
  token: string,
  change: ProfileChange,
): Promise<SignedInUser> {
  const { email, password } = change
  const isNewEmail = email !== undefined && emailKey(email) !== emailKey(account.email)
  if (!isNewEmail && password === undefined) {
    const row = await transact(db, (tx) => write(tx, account, change))
    return presentSignedIn(row, token)
  }
  const authenticatedAt = await passwordGivenAt(db, account, change.currentPassword)
  const passwordHash =
    password === undefined ? undefined : await withHashingSlot(({ hash }) => hash(password))
  return withEmail(() =>
    transact(db, async (tx) => {
      const row = await write(tx, account, change, passwordHash)
      const ended = await endSessions(tx, account.id)
      // This session has ended, so a concurrent change was first and must not be overwritten.
      if (!ended.some((hash) => hash.equals(account.tokenHash))) {
        throw new Refusal('CONFLICT', messages.changedElsewhere)
      }
      await cancelResetLinks(tx, account.id)
      const isNewPassword = password !== undefined
      await queueProfileLetters(tx, account, { isNewEmail, isNewPassword })
      return presentSignedIn(row, await openSession(tx, row, authenticatedAt))
    }),
  )
}

/** Time of the last check of the password: the login if it is recent, otherwise now. */
async function passwordGivenAt(
  db: Queryable,
  account: Account,
  currentPassword: string | undefined,
): Promise<Date> {
  const { authenticatedAt } = account
  if (isRecentLogin((Date.now() - authenticatedAt.getTime()) / 1000)) return authenticatedAt
  await provePassword(db, account, currentPassword)
  return new Date()
}

async function write(
  tx: ShopTransaction,
  account: Account,
  { name, email, phone }: ProfileChange,
  passwordHash?: string,
): Promise<UserRow> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      ...(email !== undefined && { email, email_key: emailKey(email) }),
      ...(phone !== undefined && { phone }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
    }))
    .where('id', '=', account.id)
    .where('deleted_at', 'is', null)
    .returning(userColumns)
    .executeTakeFirst()
  if (!row) throw new Refusal('UNAUTHENTICATED', LOGIN_AGAIN)
  return row
}

/**
 * Stores a delivery phone, in its stored form, for an account without one (rule: delivery-phone).
 */
export async function storeDeliveryPhone(
  tx: ShopTransaction,
  userId: string,
  phone: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone })
    .where('id', '=', userId)
    .where('phone', '=', '')
    .execute()
}
