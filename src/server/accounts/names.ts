/** Name shown beside reviews of a deleted account (rule: deleted-accounts). */
const FORMER_CUSTOMER = 'Former customer'

/** Public names of authors, by account id. */
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

/** An account in the form that admins see, deleted ones included. */
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

/** Recipient of a letter; undefined for a deleted account. */
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

import type { Queryable } from '#server/schema/database.ts'
