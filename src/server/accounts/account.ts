import type { Queryable } from '#server/database/transaction.ts'

/** The account behind a bearer token, as it is in the database now (D57). */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly isAdmin: boolean
  readonly tokenHash: Buffer
  /** When the password was last given. */
  readonly authenticatedAt: Date
}

/** Whose token this is, by its hash; null when it is unknown, expired or its user deleted. */
export async function accountOfToken(db: Queryable, tokenHash: Buffer): Promise<Account | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.is_admin',
      'sessions.authenticated_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    isAdmin: row.is_admin,
    tokenHash,
    authenticatedAt: row.authenticated_at,
  }
}
