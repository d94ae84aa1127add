import type { Queryable } from '#server/database/transaction.ts'

/**
 * Shown where somebody wrote something before their account was deleted (rule: deleted-accounts).
 */
const FORMER_CUSTOMER = 'Former customer'

/** The names that may be shown beside what these accounts wrote, by id. */
export async function publicNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'deleted_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return new Map(rows.map((row) => [row.id, row.deleted_at ? FORMER_CUSTOMER : row.name]))
}

/** An account as an admin reads of it, also when it is no more. */
export interface KnownAccount {
  readonly name: string
  readonly isDeleted: boolean
}

/** Names of accounts for admins, by id (rules: history, deleted-accounts). */
export async function knownAccounts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownAccount>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'deleted_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
    .execute()
  return new Map(
    rows.map(({ id, name, deleted_at }) => [id, { name, isDeleted: deleted_at !== null }]),
  )
}

/** An account to which a letter goes; undefined where it is no more. */
export async function findRecipient(
  db: Queryable,
  id: string,
): Promise<{ readonly id: string; readonly email: string; readonly isAdmin: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'is_admin as isAdmin'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
