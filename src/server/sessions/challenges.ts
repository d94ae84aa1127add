import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { hashSecret } from './identity.ts'
import { newSecret } from './session.ts'

/** Maximum number of pending logins of an account; a further one replaces the oldest. */
const MOST_PENDING = 20

/** Pending login: the password is verified, the code of the second step is not. */
export interface Challenge {
  readonly userId: string
  /** Time of the check of the password. */
  readonly authenticatedAt: Date
}

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

/** Locks and reads the pending login of a token; null for an unknown or expired one. */
export async function lockChallenge(tx: ShopTransaction, token: string): Promise<Challenge | null> {
  const row = await tx
    .selectFrom('login_challenges')
    .select(['user_id', 'authenticated_at'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date())
    .forUpdate()
    .executeTakeFirst()
  return row ? { userId: row.user_id, authenticatedAt: row.authenticated_at } : null
}

/** Deletes the pending login of a token that was exchanged. */
export async function endChallenge(tx: ShopTransaction, token: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('token_hash', '=', hashSecret(token)).execute()
}
