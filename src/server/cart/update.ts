import { lineGone } from '#domain/cart/lines.ts'
import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { notFound } from '#server/refusal.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { removeCartLine } from './remove.ts'
import { showCart } from './show.ts'

/** A line as it should be. */
export interface WantedLine {
  readonly productId: string
  readonly deviceModel: string
  /**
   * 0 or less takes the line out (rule: zero-removes); what exceeds the limit of a line is cut off
   * (rule: line-limit).
   */
  readonly quantity: number
}

const setQuantity = ownersStatement(
  'cart-set-quantity',
  (column, owner) => `with cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and exists (
      select from cart_lines
      where cart_id = carts.id and product_id = $2 and device_model = $3)
    returning id
  )
  update cart_lines line set quantity = $4 from cart
  where line.cart_id = cart.id and line.product_id = $2 and line.device_model = $3
  returning line.quantity`,
)

/**
 * Sets a line's quantity, and answers the whole cart.
 *
 * @throws Refusal NOT_FOUND when the line is not there
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
  const values = [productId, wanted.deviceModel, quantity]
  const [line] = await runFor<{ quantity: number }>(db, owner, setQuantity, values)
  if (!line) throw notFound(lineGone)
  return showCart(db, owner, capped ? cappedNotice : null)
}
