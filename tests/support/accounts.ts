import { randomBytes } from 'node:crypto'
import { DAY } from '#domain/units.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import type { TestShop, Visitor } from './shop.ts'

/** What a test wants of an account; the rest is made up. */
export interface WantedAccount {
  readonly isAdmin?: boolean
  readonly name?: string
  readonly email?: string
  /** In its stored form; none unless given. */
  readonly phone?: string
}

/** An account that is signed in, with what it was made with. */
export interface TestAccount extends Visitor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly token: string
}

/**
 * Makes an account with a session, without the cost of a password. Its password is none, so it can't
 * log in again.
 */
export async function newAccount(
  shop: Pick<TestShop, 'database'>,
  wanted: WantedAccount = {},
): Promise<TestAccount> {
  const { db } = shop.database
  const { isAdmin = false, name = 'Ayesha Khan', phone = '' } = wanted
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
