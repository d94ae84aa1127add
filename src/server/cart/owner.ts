import { CompiledQuery } from 'kysely'
import { named } from '#server/database/named.ts'
import type { Queryable } from '#server/database/transaction.ts'

/** Whose cart it is: an account's, or that of a guest session known by its SHA-256 alone (D25). */
export type CartOwner = { readonly userId: string } | { readonly guestHash: Buffer }

/** The column of `carts` that an owner is found by. */
export type OwnerColumn = 'user_id' | 'guest_hash'

/** A statement about one owner's cart, for each kind of owner; `$1` is the owner. */
export function ownersStatement(
  name: string,
  statement: (column: OwnerColumn) => string,
): Readonly<Record<OwnerColumn, string>> {
  return {
    user_id: named(`${name}-of-user`, statement('user_id')),
    guest_hash: named(`${name}-of-guest`, statement('guest_hash')),
  }
}

/** Runs an owner's statement; `values` follow the owner as `$2` and on. */
export async function runFor<Row>(
  db: Queryable,
  owner: CartOwner,
  statement: Readonly<Record<OwnerColumn, string>>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const [column, value] =
    'userId' in owner
      ? (['user_id', owner.userId] as const)
      : (['guest_hash', owner.guestHash] as const)
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement[column], [value, ...values]))).rows
}
