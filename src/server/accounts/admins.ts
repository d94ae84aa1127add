import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { emailKey } from '#domain/forms/email.ts'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import { endSessions } from '#server/sessions/session.ts'
import { queueAdminNotice } from './admin-letters.ts'
import { withHashingSlot } from './hashing.ts'
import { dropPasskeys } from './passkeys/passkeys.ts'
import { cancelResetLinks } from './password-reset.ts'
import { dropSecondStep } from './second-step/enrolment.ts'
import { queueLoginLetter } from './second-step/letters.ts'
import { trustedFrom } from './trust.ts'

/** The admin to create; an absent password is generated. */
export interface NewAdmin {
  readonly email: string
  readonly password?: string | undefined
  readonly name?: string | undefined
}

/** Credentials of a new admin. */
export interface AdminCredentials {
  readonly email: string
  /** The generated password, shown once; null if the operator chose it. */
  readonly generatedPassword: string | null
}

/** Default e-mail address of the first admin. */
const DEFAULT_EMAIL = 'admin@localhost'
const DEFAULT_NAME = 'Admin'

/**
 * Creates the first admin of a shop without one, from ADMIN_EMAIL and ADMIN_PASSWORD, with a random
 * password by default (rule: first-admin). Null if there is an admin already; any number of
 * processes may call it at once.
 */
export async function ensureFirstAdmin(
  db: Queryable,
  wanted: { readonly email?: string | undefined; readonly password?: string | undefined },
): Promise<AdminCredentials | null> {
  if (await hasAdmin(db)) return null
  const admin = await prepare({ ...wanted, email: wanted.email ?? DEFAULT_EMAIL })
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`.execute(tx)
    if (await hasAdmin(tx)) return null
    await makeAdmin(tx, admin)
    return admin.credentials
  })
}

/**
 * Creates an admin, or makes an existing account one: its password is replaced, and its second step
 * and passkeys are removed. The admin is trusted (rule: rights-are-money). The account may belong to another person, since addresses are never
 * verified.
 */
export async function createAdmin(db: Queryable, wanted: NewAdmin): Promise<AdminCredentials> {
  const admin = await prepare(wanted)
  await transact(db, (tx) => makeAdmin(tx, admin))
  return admin.credentials
}

interface PreparedAdmin {
  readonly name: string | undefined
  readonly passwordHash: string
  readonly credentials: AdminCredentials
}

async function prepare({ email, password, name }: NewAdmin): Promise<PreparedAdmin> {
  const chosen = password ?? randomBytes(12).toString('base64url')
  const passwordHash = await withHashingSlot(({ hash }) => hash(chosen))
  const generatedPassword = password === undefined ? chosen : null
  return { name, passwordHash, credentials: { email: email.trim(), generatedPassword } }
}

async function makeAdmin(
  tx: ShopTransaction,
  { name, passwordHash, credentials: { email } }: PreparedAdmin,
): Promise<void> {
  const { id, isExisting } = await tx
    .insertInto('users')
    .values({
      name: name ?? DEFAULT_NAME,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      is_admin: true,
      trusted_from: trustedFrom({ atOnce: true }),
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .where('deleted_at', 'is', null)
        .doUpdateSet({
          is_admin: true,
          trusted_from: trustedFrom({ atOnce: true }),
          password_hash: passwordHash,
          ...(name !== undefined && { name }),
        }),
    )
    // A row that was updated has the updating transaction in xmax.
    .returning(['id', sql<boolean>`xmax <> 0`.as('isExisting')])
    .executeTakeFirstOrThrow()
  await endSessions(tx, id)
  await cancelResetLinks(tx, id)
  await dropSecondStep(tx, id)
  await dropPasskeys(tx, id)
  await recordActivity(tx, null, { kind: 'users', action: 'Made an admin', subject: id })
  if (isExisting) await queueLoginLetter(tx, id, 'passwordSetByShop')
  await queueAdminNotice(tx, null, { change: 'made', subject: id, isTrusted: true })
}

async function hasAdmin(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
