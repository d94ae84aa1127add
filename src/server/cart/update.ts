import { lineGone } from '#domain/cart/lines.ts'
import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { notFound } from '#domain/contract/refusal.ts'
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
import { removeCartLine } from './remove.ts'
import { noticing } from './show.ts'

/** Line with its new quantity. */
export interface WantedLine extends NamedLine {
  /**
   * 0 or less removes the line (rule: zero-removes); capped at the limit of a line (rule:
   * line-limit).
   */
  readonly quantity: number
}

const setQuantity = ownersStatement(
  'cart-set-quantity',
  (column, owner) => `with ${namedLine(column, owner)}, changed as (
    update cart_lines line set quantity = $5 from cart, named
    where ${isNamedLine}
    returning line.quantity
  )
  select exists (select from changed) as is_changed, ${countNamed}`,
)

/** Number of matching lines, and whether exactly one was updated. */
interface MatchedLines extends NamedLines {
  readonly is_changed: boolean
}

/**
 * Sets a line's quantity and returns the whole cart.
 *
 * @throws Refusal NOT_FOUND when no line matches, INVALID_INPUT when several do
 */
export async function updateCartLine(
  db: Queryable,
  owner: CartOwner,
  wanted: WantedLine,
): Promise<Cart> {
  if (wanted.quantity <= 0) return removeCartLine(db, owner, wanted)
  const productId = parseUuid(wanted.productId)
  if (productId === null) throw notFound(lineGone)
  const { quantity, capped } = cappedQuantity(wanted.quantity)
  const values = [...nameOf(productId, wanted), quantity]
  const setting = cartStatement(owner, setQuantity, values, ([named]: readonly MatchedLines[]) => {
    if (named && named.lines > 1) throw ambiguousLine(named)
    if (!named?.is_changed) throw notFound(lineGone)
  })
  return noticing(capped ? cappedNotice : null, await changeHeld(db, owner, setting))
}
