import { whichModel } from '#domain/cart/lines.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { Refusal } from '#server/refusal.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

/**
 * Which line goes; the model may be left out when the product has only one line
 * (rule: naming-a-line).
 */
export interface NamedLine {
  readonly productId: string
  readonly deviceModel: string | null
}

const remove = ownersStatement(
  'cart-remove',
  (column, owner) => `with named as (
    select line.device_model from cart_lines line join carts cart on cart.id = line.cart_id
    where cart.${column} = ${owner} and line.product_id = $2
      and ($3::text is null or line.device_model = $3)
  ), cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and (select count(*) from named) = 1
    returning id
  ), removed as (
    delete from cart_lines line using cart, named
    where line.cart_id = cart.id and line.product_id = $2
      and line.device_model = named.device_model
  )
  select count(*) as lines from named`,
)

/**
 * Takes a line out, and answers the whole cart; a line that is not there is fine.
 *
 * @throws Refusal INVALID_INPUT when no model is named and several lines hold the product
 */
export async function removeCartLine(
  db: Queryable,
  owner: CartOwner,
  { productId, deviceModel }: NamedLine,
): Promise<Cart> {
  const id = parseUuid(productId)
  if (id !== null) {
    const [named] = await runFor<{ lines: number }>(db, owner, remove, [id, deviceModel])
    if (named && named.lines > 1) {
      throw new Refusal('INVALID_INPUT', whichModel, {
        fields: [{ field: 'selectedModel', message: whichModel }],
      })
    }
  }
  return showCart(db, owner)
}
