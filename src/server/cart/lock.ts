import type { Cart } from '#domain/contract/cart.ts'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

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
  change: (tx: ShopTransaction) => Promise<unknown>,
): Promise<Cart> {
  await transact(db, async (tx) => {
    await runFor(tx, owner, lock)
    await change(tx)
  })
  return showCart(db, owner)
}

/** Locks the owner's cart until the transaction ends, creating it if necessary; returns its id. */
export async function lockOrCreate(tx: ShopTransaction, owner: CartOwner): Promise<string> {
  const [cart] = await runFor<{ readonly id: string }>(tx, owner, lockOrInsert)
  if (!cart) throw new Error('a cart was neither found nor made')
  return cart.id
}
