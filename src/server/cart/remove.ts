import type { Cart } from '#domain/contract/cart.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable } from '#server/schema/database.ts'
import {
  ambiguousLine,
  countMatched,
  isMatchedLine,
  type LineReference,
  type MatchedLines,
  matchedLine,
  referenceValues,
} from './line-reference.ts'
import { changeLocked } from './lock.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

const remove = ownersStatement(
  'cart-remove',
  (column, owner) => `with ${matchedLine(column, owner)}, removed as (
    delete from cart_lines line using cart, named
    where ${isMatchedLine}
  )
  select ${countMatched}`,
)

/**
 * Removes a line and returns the whole cart; an absent line is no error.
 *
 * @throws Refusal INVALID_INPUT when several lines match
 */
export async function removeCartLine(
  db: Queryable,
  owner: CartOwner,
  line: LineReference,
): Promise<Cart> {
  const id = parseUuid(line.productId)
  if (id === null) return showCart(db, owner)
  return changeLocked(db, owner, async (tx) => {
    const [named] = await runFor<MatchedLines>(tx, owner, remove, referenceValues(id, line))
    if (named && named.lines > 1) throw ambiguousLine(named)
  })
}
