import { Refusal } from '#domain/contract/refusal.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Identity } from '#server/sessions/identity.ts'

/** Owner of a cart: an account, or a guest session by its SHA-256 (rule: guest-session). */
export type CartOwner = { readonly userId: string } | { readonly guestHash: Buffer }

/** Cart owner of a request; null for a caller without an identity. */
export function ownerOf({ account, guestHash }: Identity): CartOwner | null {
  if (account) return { userId: account.id }
  return guestHash && { guestHash }
}

/** Cart owner of a changing request. */
export function requireOwner(identity: Identity): CartOwner {
  const owner = ownerOf(identity)
  if (owner) return owner
  throw new Refusal(
    'INVALID_INPUT',
    'A cart belongs to somebody: log in, or send a guest session id as x-session-id',
  )
}

export type OwnersStatement = Readonly<Record<'user_id' | 'guest_hash', string>>

/** Declares a statement for each kind of owner: `column` of `carts` equals `owner`, its `$1`. */
export function ownersStatement(
  name: string,
  statement: (column: string, owner: string) => string,
): OwnersStatement {
  return {
    user_id: preparedStatement(`${name}-of-user`, statement('user_id', '$1::uuid')),
    guest_hash: preparedStatement(`${name}-of-guest`, statement('guest_hash', '$1::bytea')),
  }
}

/** Runs an owner's statement; `values` are `$2` and following. */
export function runFor<Row>(
  db: Queryable,
  owner: CartOwner,
  statement: OwnersStatement,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return 'userId' in owner
    ? rowsOf<Row>(db, statement.user_id, [owner.userId, ...values])
    : rowsOf<Row>(db, statement.guest_hash, [owner.guestHash, ...values])
}

const lock = ownersStatement(
  'cart-lock',
  (column, owner) => `select id, version from carts where ${column} = ${owner} for update`,
)

const lockOrInsert = ownersStatement(
  'cart-lock-or-insert',
  (column, owner) => `insert into carts (${column}) values (${owner})
    on conflict (${column}) do update set updated_at = now() returning id`,
)

/** Locks the owner's cart until the transaction ends, so that later statements see it as a whole. */
export async function lockCart(
  tx: ShopTransaction,
  owner: CartOwner,
): Promise<{ readonly id: string; readonly version: number } | undefined> {
  const [cart] = await runFor<{ id: string; version: number }>(tx, owner, lock)
  return cart
}

/** Locks the owner's cart until the transaction ends, creating it if necessary; returns its id. */
export async function lockOrCreate(tx: ShopTransaction, owner: CartOwner): Promise<string> {
  const [cart] = await runFor<{ readonly id: string }>(tx, owner, lockOrInsert)
  if (!cart) throw new Error('a cart was neither found nor made')
  return cart.id
}

/** Deletes the cart of a deleted account with its lines (rule: deleted-accounts). */
export async function dropCart(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('carts').where('user_id', '=', userId).execute()
}
