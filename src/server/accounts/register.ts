import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { t } from '#messages'
import { violates } from '#platform/database/errors.ts'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { openSession } from '#server/sessions/session.ts'
import { withHashingSlot } from './hashing.ts'
import { presentSignedIn, userColumns } from './present.ts'
import type { AccountServices } from './services.ts'
import type { LoginOrigin } from './sign-in.ts'

export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  /** In its stored form; absent for none. */
  readonly phone?: string
}

/** Callback that runs in the transaction that creates the account. */
type RegistrationWork = (tx: ShopTransaction, userId: string) => Promise<void>

/**
 * Creates an account and signs it in. Guest orders of the same e-mail address stay guest orders,
 * since the address is not verified (rule: guest-order-access).
 *
 * @throws Refusal EMAIL_TAKEN at `email`, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function register(
  { db, limiter }: Pick<AccountServices, 'db' | 'limiter'>,
  { name, email, password, phone = '' }: Registration,
  { address, device }: LoginOrigin,
  also: RegistrationWork = async () => undefined,
): Promise<SignedInUser> {
  await limiter.count([limits.signUpsOfAddress, address])
  const passwordHash = await withHashingSlot(async ({ hash }) => {
    if (await isTaken(db, email)) throw emailTaken()
    return hash(password)
  })
  return withEmail(() =>
    transact(db, async (tx) => {
      const row = await tx
        .insertInto('users')
        .values({ name, email, email_key: emailKey(email), phone, password_hash: passwordHash })
        .returning(userColumns)
        .executeTakeFirstOrThrow()
      await also(tx, row.id)
      return presentSignedIn(row, await openSession(tx, row, { device }))
    }),
  )
}

/**
 * Runs `work`, which writes an e-mail address. Translates a unique violation into EMAIL_TAKEN.
 */
export async function withEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw violates(error, 'users_email_key') ? emailTaken() : error
  }
}

async function isTaken(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function emailTaken(): Refusal {
  return new Refusal('EMAIL_TAKEN', t.account.emailTaken, {
    fields: [{ field: 'email', message: t.account.emailTaken }],
  })
}
