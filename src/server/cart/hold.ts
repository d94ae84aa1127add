import type { Cart } from '#domain/contract/cart.ts'
import { pipeline, type Statement } from '#server/database/pipeline.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { type CartOwner, cartStatement, ownersStatement } from './owner.ts'
import { shownCart } from './show.ts'

const hold = ownersStatement(
  'cart-hold',
  (column, owner) => `select id from carts where ${column} = ${owner} for update`,
)

const holdOrMake = ownersStatement(
  'cart-hold-or-make',
  (column, owner) => `insert into carts (${column}) values (${owner})
    on conflict (${column}) do update set updated_at = now() returning id`,
)

/**
 * Changes lines of the owner's cart while it is locked, and answers it; no cart is fine. A change that
 * waited for the lock itself would still see the lines as they were before it waited, and count what
 * somebody else has done.
 *
 * @throws what the change's answer is refused with
 */
export async function changeHeld(
  db: Queryable,
  owner: CartOwner,
  change: Statement<unknown>,
): Promise<Cart> {
  const holding = cartStatement(owner, hold, [], () => null)
  const [, , cart] = await pipeline(db, holding, change, shownCart(db, owner))
  return cart
}

/** Locks the owner's cart until the transaction ends, made now when there is none; answers its id. */
export function holdingOrMaking(owner: CartOwner): Statement<string> {
  return cartStatement(owner, holdOrMake, [], ([cart]: readonly { readonly id: string }[]) => {
    if (!cart) throw new Error('a cart was neither found nor made')
    return cart.id
  })
}
