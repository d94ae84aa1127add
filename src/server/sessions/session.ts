import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sessionLifetime } from '#domain/accounts/logins.ts'
import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import type { Account } from './account.ts'
import { hashSecret } from './identity.ts'

const TOKEN_BYTES = 32

/** Maximum number of sessions of an account; a further login ends the oldest (rule: tokens). */
export const MOST_SESSIONS = 100

type SessionOwner = Pick<Selectable<Tables['users']>, 'id' | 'is_admin'>

export interface SessionLogin {
  readonly device: string
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

/** Ends every session and pending login of an account; returns the hashes of their tokens. */
export async function endSessions(db: Queryable, userId: string): Promise<readonly Buffer[]> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
  const rows = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

/** Shortens the sessions of an account, whose role has changed, to the lifetime of a new login. */
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

/** Maximum number of pending logins of an account; a further one replaces the oldest. */
const MOST_PENDING = 20

/**
 * Starts the second step of a login. The returned token can be exchanged, with a code, for a
 * session within ten minutes, and for nothing else (rule: second-step). Only its SHA-256 is stored.
 */
export async function openChallenge(db: Queryable, userId: string): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      expires_at: new Date(Date.now() + CHALLENGE_LIFETIME),
    })
    .execute()
  const beyond = db
    .selectFrom('login_challenges')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('authenticated_at', 'desc')
    .offset(MOST_PENDING)
  await db.deleteFrom('login_challenges').where('token_hash', 'in', beyond).execute()
  return token
}

/** Locks a pending login, which still lacks its code; undefined for an unknown or expired one. */
export function lockChallenge(tx: ShopTransaction, token: string) {
  return tx
    .selectFrom('login_challenges')
    .select(['user_id as userId', 'authenticated_at as authenticatedAt'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date())
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes the pending login of a token that was exchanged. */
export async function endChallenge(tx: ShopTransaction, token: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('token_hash', '=', hashSecret(token)).execute()
}
