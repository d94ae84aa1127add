import { isRecentLogin } from '#domain/accounts/logins.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type { SignedInUser, updateProfile as updateProfileCall } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { violates } from '#platform/database/errors.ts'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { endSessions, openSession } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { queueProfileLetters } from './login-letters.ts'
import { proveLogin } from './prove-login.ts'
import type { AccountServices } from './services.ts'
import type { LoginOrigin } from './sign-in.ts'
import {
  dropRows,
  presentSignedIn,
  recordOfUser,
  type UserRow,
  userColumns,
  usersByEmail,
} from './users.ts'

/** Changes of an account; an absent field is not changed. */
type ProfileChange = ParsedRequest<typeof updateProfileCall>['body']

/**
 * Changes the caller's account. A new e-mail address or password requires a proof: of a customer a
 * recent login suffices (rule: passwords), of an admin it doesn't (rule: rights-are-money). It ends
 * every session and returns a fresh token. Other changes return the token of the request.
 *
 * @throws Refusal as `proveLogin`, EMAIL_TAKEN at `email`, CONFLICT
 */
export async function updateProfile(
  shop: AccountServices,
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
  // A customer's recent login is proof enough, and stays the time of the last check.
  const isRecent = isRecentLogin((Date.now() - account.authenticatedAt.getTime()) / 1000)
  const needsProof = account.isAdmin || !isRecent
  if (needsProof) await proveLogin(shop, account, change)
  const authenticatedAt = needsProof ? new Date() : account.authenticatedAt
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
      // A link that was sent to the former address must not work any more.
      await dropRows(tx, account.id, 'reset_links')
      await queueProfileLetters(tx, account, { isNewEmail, isNewPassword })
      const record = (action: string) => recordOfUser(tx, row, row.id, action)
      if (row.is_admin && isNewEmail) await record('Changed their own email address')
      if (row.is_admin && isNewPassword) await record('Changed their own password')
      return presentSignedIn(row, await openSession(tx, row, { device, authenticatedAt }))
    }),
  )
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

/** Stores a delivery phone, in its stored form, for an account without one (rule: delivery-phone). */
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

/** Fields of a new account; the phone in its stored form, absent for none. */
type Registration = Readonly<Record<'name' | 'email' | 'password', string>> & {
  readonly phone?: string
}

/**
 * Creates an account and signs it in. Guest orders of the same e-mail address stay guest orders,
 * since the address is not verified (rule: guest-order-access).
 *
 * @param also runs in the transaction that creates the account
 * @throws Refusal EMAIL_TAKEN at `email`, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function register(
  { db, limiter }: Pick<AccountServices, 'db' | 'limiter'>,
  { name, email, password, phone = '' }: Registration,
  { address, device }: LoginOrigin,
  also?: (tx: ShopTransaction, userId: string) => Promise<void>,
): Promise<SignedInUser> {
  await limiter.count([limits.signUpsOfAddress, address])
  const passwordHash = await withHashingSlot(async ({ hash }) => {
    if (await usersByEmail(db, email).select('id').executeTakeFirst()) throw emailTaken()
    return hash(password)
  })
  return withEmail(() =>
    transact(db, async (tx) => {
      const row = await tx
        .insertInto('users')
        .values({ name, email, email_key: emailKey(email), phone, password_hash: passwordHash })
        .returning(userColumns)
        .executeTakeFirstOrThrow()
      await also?.(tx, row.id)
      return presentSignedIn(row, await openSession(tx, row, { device }))
    }),
  )
}

/** Runs `work`, which writes an e-mail address. Translates a unique violation into EMAIL_TAKEN. */
export function withEmail<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw violates(error, 'users_email_key') ? emailTaken() : error
  })
}

function emailTaken(): Refusal {
  return refusalAt('email', 'EMAIL_TAKEN', t.account.emailTaken)
}
