import { isRecentLogin } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { endSessions, openSession } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { cancelResetLinks } from './password-reset.ts'
import { presentSignedIn, type UserRow, userColumns } from './present.ts'
import { withEmail } from './register.ts'
import { queueProfileLetters } from './second-step/letters.ts'
import { proveLogin, type StepProof } from './second-step/prove-login.ts'
import type { AccountServices } from './services.ts'

/** Changes of the caller's account; an absent field is not changed. */
export interface ProfileChange extends StepProof {
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** In its stored form. */
  readonly phone?: string | undefined
  readonly password?: string | undefined
}

/**
 * Changes the caller's account. A new e-mail address or password requires a proof: of a customer a
 * recent login suffices (rule: passwords), of an admin it doesn't (rule: rights-are-money). It ends
 * every session and returns a fresh token. Other changes return the token of the request.
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`, EMAIL_TAKEN
 *   at `email`, CONFLICT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function updateProfile(
  shop: Pick<AccountServices, 'db' | 'secrets'>,
  account: Account,
  { token, device }: { readonly token: string; readonly device: string },
  change: ProfileChange,
): Promise<SignedInUser> {
  const { db } = shop
  const { email, password } = change
  const isNewEmail = email !== undefined && emailKey(email) !== emailKey(account.email)
  const isNewPassword = password !== undefined
  if (!isNewEmail && !isNewPassword) {
    const row = await transact(db, (tx) => write(tx, account, change))
    return presentSignedIn(row, token)
  }
  const authenticatedAt = await loginProvedAt(shop, account, change)
  const passwordHash = isNewPassword
    ? await withHashingSlot(({ hash }) => hash(password))
    : undefined
  return withEmail(() =>
    transact(db, async (tx) => {
      const row = await write(tx, account, change, passwordHash)
      const ended = await endSessions(tx, account.id)
      // This session has ended, so a concurrent change was first and must not be overwritten; a
      // customer who became an admin meanwhile needs an admin's proof.
      const isOpen = ended.some((hash) => hash.equals(account.tokenHash))
      if (!isOpen || row.is_admin !== account.isAdmin) {
        throw new Refusal('CONFLICT', t.refusals.accountChangedElsewhere)
      }
      await cancelResetLinks(tx, account.id)
      await queueProfileLetters(tx, account, { isNewEmail, isNewPassword })
      if (row.is_admin) await noteChanges(tx, row, { isNewEmail, isNewPassword })
      return presentSignedIn(row, await openSession(tx, row, { device, authenticatedAt }))
    }),
  )
}

/** Time of the last check of the password: a customer's login if it is recent, otherwise now. */
async function loginProvedAt(
  shop: Pick<AccountServices, 'db' | 'secrets'>,
  account: Account,
  proof: StepProof,
): Promise<Date> {
  const { authenticatedAt, isAdmin } = account
  const isRecent = isRecentLogin((Date.now() - authenticatedAt.getTime()) / 1000)
  if (isRecent && !isAdmin) return authenticatedAt
  await proveLogin(shop, account, proof)
  return new Date()
}

/** Records an admin's new address and password in the activity log (rule: activity). */
async function noteChanges(
  tx: ShopTransaction,
  admin: UserRow,
  { isNewEmail, isNewPassword }: { readonly isNewEmail: boolean; readonly isNewPassword: boolean },
): Promise<void> {
  const kind = 'users'
  const subject = admin.id
  if (isNewEmail) {
    await recordActivity(tx, admin, { kind, action: 'Changed their own email address', subject })
  }
  if (isNewPassword) {
    await recordActivity(tx, admin, { kind, action: 'Changed their own password', subject })
  }
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
  if (!row) throw new Refusal('UNAUTHENTICATED', t.refusals.logInAgain)
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
