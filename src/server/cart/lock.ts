import type { Cart } from '#domain/contract/cart.ts'
import { pipeline, type Statement } from '#server/database/pipeline.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type CartOwner, cartStatement, ownersStatement } from './owner.ts'
import { shownCart } from './show.ts'

const lock = ownersStatement(
  'cart-lock',
  (column, owner) => `select id from carts where ${column} = ${owner} for update`,
)

const lockOrInsert = ownersStatement(
  'cart-lock-or-insert',
  (column, owner) => `insert into carts (${column}) values (${owner})
    on conflict (${column}) do update set updated_at = now() returning id`,
)

/**
 * Changes lines of the owner's cart under its lock and returns it; without a cart it does nothing.
 * The lock is taken by a separate statement: a change that waited for the lock itself would still
 * see the lines of its older snapshot.
 *
 * @throws the refusal of the change
 */
export async function changeLocked(
  db: Queryable,
  owner: CartOwner,
  change: Statement<unknown>,
): Promise<Cart> {
  const locking = cartStatement(owner, lock, [], () => null)
  const [, , cart] = await pipeline(db, locking, change, shownCart(db, owner))
  return cart
}

/** Locks the owner's cart until the transaction ends, creating it if necessary; returns its id. */
export function lockOrCreate(owner: CartOwner): Statement<string> {
  return cartStatement(owner, lockOrInsert, [], ([cart]: readonly { readonly id: string }[]) => {
    if (!cart) throw new Error('a cart was neither found nor made')
    return cart.id
  })
}
