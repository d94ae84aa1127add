import { randomBytes } from 'node:crypto'
import { sessionLifetime } from '#domain/accounts/logins.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from './account.ts'
import { hashSecret } from './identity.ts'

const TOKEN_BYTES = 32

/** Maximum number of sessions of an account; a further login ends the oldest (rule: tokens). */
export const MOST_SESSIONS = 100

/** The account of a session. */
export interface SessionOwner {
  readonly id: string
  readonly is_admin: boolean
}

/** The login by which a session is opened. */
export interface SessionLogin {
  /** 'Chrome on Android'; '' if unknown. */
  readonly device: string
  /** Time of the check of the password. */
  readonly authenticatedAt?: Date
}

/** A secret of 256 random bits in base64url, which headers and URLs accept. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * Creates a session. The token is returned once: only its SHA-256 is stored (rule: tokens).
 *
 * @param login the device, '' if unknown, and the time of the check of the password, now by default
 */
export async function openSession(
  db: Queryable,
  user: SessionOwner,
  { device, authenticatedAt = new Date() }: SessionLogin,
): Promise<string> {
  const token = newSecret()
  const lifetime = sessionLifetime({ isAdmin: user.is_admin })
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: user.id,
      authenticated_at: authenticatedAt,
      device,
      expires_at: new Date(Date.now() + lifetime),
    })
    .execute()
  const beyond = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .offset(MOST_SESSIONS)
  await db.deleteFrom('sessions').where('token_hash', 'in', beyond).execute()
  return token
}

/**
 * Ends every session and every pending login of an account.
 *
 * @returns hashes of the sessions' tokens
 */
export async function endSessions(db: Queryable, userId: string): Promise<readonly Buffer[]> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
  const rows = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

/**
 * Shortens the sessions of an account to the lifetime of a new login, after its role has changed.
 */
export async function shortenSessions(db: Queryable, user: SessionOwner): Promise<void> {
  const latest = new Date(Date.now() + sessionLifetime({ isAdmin: user.is_admin }))
  await db
    .updateTable('sessions')
    .set({ expires_at: latest })
    .where('user_id', '=', user.id)
    .where('expires_at', '>', latest)
    .execute()
}

/** Ends the session of one token (rule: tokens). */
export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of an account except the one with this token. */
export async function endOtherSessions(
  db: Queryable,
  { id, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('token_hash', '<>', tokenHash)
    .execute()
}
