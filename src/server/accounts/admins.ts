import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { emailKey } from '#domain/forms/email.ts'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import { dropLogins } from './admin-changes.ts'
import { queueAdminNotice } from './admin-letters.ts'
import { trustedFrom } from './admin-rows.ts'
import { withHashingSlot } from './hashing.ts'
import { queueLoginLetter } from './login-letters.ts'
import { recordOfUser, users } from './users.ts'

/** The admin to create; an absent password is generated. */
export interface NewAdmin {
  readonly email: string
  readonly password?: string | undefined
  readonly name?: string | undefined
}

export interface AdminCredentials {
  readonly email: string
  /** The generated password, shown once; null if the operator chose it. */
  readonly generatedPassword: string | null
}

/**
 * Creates the first admin of a shop without one, from ADMIN_EMAIL and ADMIN_PASSWORD, with a random
 * password by default (rule: first-admin). Null if there is an admin already; any number of
 * processes may call it at once.
 */
export async function ensureFirstAdmin(
  db: Queryable,
  wanted: Omit<NewAdmin, 'email'> & { readonly email?: string | undefined },
): Promise<AdminCredentials | null> {
  if (await hasAdmin(db)) return null
  const write = await prepareAdmin({ ...wanted, email: wanted.email ?? 'admin@localhost' })
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`.execute(tx)
    return (await hasAdmin(tx)) ? null : write(tx)
  })
}

/**
 * Creates an admin, or makes an existing account one: its password is replaced, and its second step
 * and passkeys are removed. The admin is trusted (rule: rights-are-money). The account may belong to
 * another person, since addresses are never verified.
 */
export async function createAdmin(db: Queryable, wanted: NewAdmin): Promise<AdminCredentials> {
  return transact(db, await prepareAdmin(wanted))
}

/** Hashes the password, which no transaction may wait for; the result writes the admin. */
async function prepareAdmin({ email: typed, password, name }: NewAdmin) {
  const email = typed.trim()
  const chosen = password ?? randomBytes(12).toString('base64url')
  const passwordHash = await withHashingSlot(({ hash }) => hash(chosen))
  const rights = {
    is_admin: true,
    trusted_from: trustedFrom({ atOnce: true }),
    password_hash: passwordHash,
  }
  return async (tx: ShopTransaction): Promise<AdminCredentials> => {
    const { id, isExisting } = await tx
      .insertInto('users')
      .values({ ...rights, name: name ?? 'Admin', email, email_key: emailKey(email) })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .where('deleted_at', 'is', null)
          .doUpdateSet({ ...rights, ...(name !== undefined && { name }) }),
      )
      // A row that was updated has the updating transaction in xmax.
      .returning(['id', sql<boolean>`xmax <> 0`.as('isExisting')])
      .executeTakeFirstOrThrow()
    await dropLogins(tx, id)
    await recordOfUser(tx, null, id, 'Made an admin')
    if (isExisting) await queueLoginLetter(tx, id, 'passwordSetByShop')
    await queueAdminNotice(tx, null, { change: 'made', subject: id, isTrusted: true })
    return { email, generatedPassword: password === undefined ? chosen : null }
  }
}

async function hasAdmin(db: Queryable): Promise<boolean> {
  const row = await users(db).select('id').where('is_admin', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}
