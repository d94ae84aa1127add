import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import type { Queryable, ShopTransaction } from '#server/database/transaction.ts'
import { hashSecret } from './identity.ts'
import { newSecret } from './session.ts'

/** A login whose password was right, and whose code is still to come. */
export interface Challenge {
  readonly userId: string
  /** When the password was given. */
  readonly authenticatedAt: Date
}

/**
 * Begins the second step of a login: the answered token can be exchanged for a session with a code, for
 * ten minutes, and is good for nothing else (rule: second-step). Only its SHA-256 is kept.
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
  return token
}

/** The login behind a token, held until the transaction ends; null for one that is unknown or too old. */
export async function holdChallenge(tx: ShopTransaction, token: string): Promise<Challenge | null> {
  const row = await tx
    .selectFrom('login_challenges')
    .select(['user_id', 'authenticated_at'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date())
    .forUpdate()
    .executeTakeFirst()
  return row ? { userId: row.user_id, authenticatedAt: row.authenticated_at } : null
}

/** Ends the login of one token: it was exchanged. */
export async function endChallenge(tx: ShopTransaction, token: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('token_hash', '=', hashSecret(token)).execute()
}
