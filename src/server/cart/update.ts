import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { notFound } from '#domain/contract/refusal.ts'
import { t } from '#messages'
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
import { removeCartLine } from './remove.ts'

/** Line with its new quantity. */
export interface WantedLine extends LineReference {
  /**
   * 0 or less removes the line (rule: zero-removes); capped at the limit of a line (rule:
   * line-limit).
   */
  readonly quantity: number
}

const setQuantity = ownersStatement(
  'cart-set-quantity',
  (column, owner) => `with ${matchedLine(column, owner)}, changed as (
    update cart_lines line set quantity = $5 from cart, named
    where ${isMatchedLine}
    returning line.quantity
  )
  select exists (select from changed) as is_changed, ${countMatched}`,
)

/** Number of matching lines, and whether exactly one was updated. */
interface UpdateCounts extends MatchedLines {
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
  if (productId === null) throw notFound(t.cart.lineGone)
  const { quantity, capped } = cappedQuantity(wanted.quantity)
  const values = [...referenceValues(productId, wanted), quantity]
  const cart = await changeLocked(db, owner, async (tx) => {
    const [named] = await runFor<UpdateCounts>(tx, owner, setQuantity, values)
    if (named && named.lines > 1) throw ambiguousLine(named)
    if (!named?.is_changed) throw notFound(t.cart.lineGone)
  })
  return capped ? { ...cart, notice: cappedNotice() } : cart
}
