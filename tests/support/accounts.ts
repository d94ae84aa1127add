import { randomBytes } from 'node:crypto'
import { DAY } from '#domain/text/units.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import type { TestShop, Visitor } from './shop.ts'

/** Properties of an account that a test sets; others have defaults. */
export interface TestAccountOptions {
  readonly isAdmin?: boolean
  /** Whether the admin is trusted already; true by default (rule: rights-are-money). */
  readonly isTrusted?: boolean
  readonly name?: string
  readonly email?: string
  /** In its stored form; none by default. */
  readonly phone?: string
}

/** Signed-in account with its properties. */
export interface TestAccount extends Visitor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly token: string
}

/**
 * Inserts an account with a session, without the cost of hashing. It has no valid password, so it
 * can't log in again.
 */
export async function newAccount(
  shop: Pick<TestShop, 'database'>,
  wanted: TestAccountOptions = {},
): Promise<TestAccount> {
  const { db } = shop.database
  const { isAdmin = false, isTrusted = true, name = 'Ayesha Khan', phone = '' } = wanted
  const email = wanted.email ?? `ayesha.${randomBytes(8).toString('hex')}@example.com`
  const { id } = await db
    .insertInto('users')
    .values({
      name,
      email,
      email_key: email.toLowerCase(),
      phone,
      password_hash: 'none',
      is_admin: isAdmin,
      trusted_from: trustedSince(isTrusted),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: id,
      expires_at: new Date(Date.now() + DAY),
    })
    .execute()
  return { id, name, email, token, headers: { authorization: `Bearer ${token}` } }
}

/** Gives an account the rights of an admin, trusted by default, without a call of another admin. */
export async function makeAdmin(
  { database: { db } }: Pick<TestShop, 'database'>,
  id: string,
  { isTrusted = true }: Pick<TestAccountOptions, 'isTrusted'> = {},
): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_admin: true, trusted_from: trustedSince(isTrusted) })
    .where('id', '=', id)
    .execute()
}

function trustedSince(isTrusted: boolean): Date {
  return new Date(Date.now() + (isTrusted ? -DAY : DAY))
}
