import type { Cart } from '#domain/contract/cart.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { changeLocked } from './lock.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'

const clear = ownersStatement(
  'cart-clear',
  (column, owner) => `with cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and exists (select from cart_lines where cart_id = carts.id)
    returning id
  )
  delete from cart_lines line using cart where line.cart_id = cart.id`,
)

/** Empties the owner's cart and returns it. */
export function clearCart(db: Queryable, owner: CartOwner): Promise<Cart> {
  return changeLocked(db, owner, (tx) => runFor(tx, owner, clear))
}

const drop = ownersStatement(
  'cart-drop',
  (column, owner) => `delete from carts where ${column} = ${owner}`,
)

/**
 * Deletes the owner's cart with its lines, when the account is deleted (rule: deleted-accounts).
 */
export async function dropCart(tx: ShopTransaction, owner: CartOwner): Promise<void> {
  await runFor(tx, owner, drop)
}
