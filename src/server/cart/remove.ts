import type { Cart } from '#domain/contract/cart.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { changeHeld } from './hold.ts'
import {
  ambiguousLine,
  countNamed,
  isNamedLine,
  type NamedLine,
  type NamedLines,
  namedLine,
  nameOf,
} from './named-line.ts'
import { type CartOwner, cartStatement, ownersStatement } from './owner.ts'
import { showCart } from './show.ts'

const remove = ownersStatement(
  'cart-remove',
  (column, owner) => `with ${namedLine(column, owner)}, removed as (
    delete from cart_lines line using cart, named
    where ${isNamedLine}
  )
  select ${countNamed}`,
)

/**
 * Removes a line and returns the whole cart; an absent line is no error.
 *
 * @throws Refusal INVALID_INPUT when several lines match
 */
export async function removeCartLine(
  db: Queryable,
  owner: CartOwner,
  line: NamedLine,
): Promise<Cart> {
  const id = parseUuid(line.productId)
  if (id === null) return showCart(db, owner)
  const removing = cartStatement(
    owner,
    remove,
    nameOf(id, line),
    ([named]: readonly NamedLines[]) => {
      if (named && named.lines > 1) throw ambiguousLine(named)
    },
  )
  return changeHeld(db, owner, removing)
}
