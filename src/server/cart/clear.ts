import type { Cart } from '#domain/contract/cart.ts'
import { ask } from '#server/database/ask.ts'
import type { Queryable, ShopTransaction } from '#server/database/transaction.ts'
import { holding } from './hold.ts'
import { type CartOwner, ownersStatement, questionOf, runFor } from './owner.ts'
import { shownCart } from './show.ts'

const clear = ownersStatement(
  'cart-clear',
  (column, owner) => `with cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and exists (select from cart_lines where cart_id = carts.id)
    returning id
  )
  delete from cart_lines line using cart where line.cart_id = cart.id`,
)

/** Empties the owner's cart, and answers it. */
export async function clearCart(db: Queryable, owner: CartOwner): Promise<Cart> {
  const clearing = questionOf(owner, clear, [], () => null)
  const [, , cart] = await ask(db, holding(owner), clearing, shownCart(owner))
  return cart
}

const drop = ownersStatement(
  'cart-drop',
  (column, owner) => `delete from carts where ${column} = ${owner}`,
)

/**
 * Removes the owner's cart with its lines, when nobody will come back for it
 * (rule: deleted-accounts).
 */
export async function dropCart(tx: ShopTransaction, owner: CartOwner): Promise<void> {
  await runFor(tx, owner, drop)
}
