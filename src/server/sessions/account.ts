import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { Queryable } from '#server/schema/database.ts'

/** The account of a bearer token, read from the database for each request (rule: tokens). */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly isAdmin: boolean
  readonly tokenHash: Buffer
  /** Time of the last check of the password. */
  readonly authenticatedAt: Date
}

const ofToken = preparedStatement(
  'account-of-token',
  `select users.id, users.name, users.email, users.phone, users.is_admin as "isAdmin",
    sessions.token_hash as "tokenHash", sessions.authenticated_at as "authenticatedAt"
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and users.deleted_at is null`,
)

/** The account of a token's hash; null for an unknown or expired token, or a deleted user. */
export async function accountOfToken(db: Queryable, tokenHash: Buffer): Promise<Account | null> {
  const [account] = await rowsOf<Account>(db, ofToken, [tokenHash, new Date()])
  return account ?? null
}
