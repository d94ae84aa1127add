import type { Question } from '#server/database/ask.ts'
import { type CartOwner, ownersStatement, questionOf } from './owner.ts'

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
 * Locks the owner's cart until the transaction ends; no cart is fine. To be asked before a statement
 * that changes lines: one that waits for the lock itself still sees the lines as they were before it
 * waited, and would count a change that somebody else has made.
 */
export function holding(owner: CartOwner): Question<null> {
  return questionOf(owner, hold, [], () => null)
}

/** The same where a cart is needed; answers its id. */
export function holdingOrMaking(owner: CartOwner): Question<string> {
  return questionOf(owner, holdOrMake, [], ([cart]: readonly { readonly id: string }[]) => {
    if (!cart) throw new Error('a cart was neither found nor made')
    return cart.id
  })
}
