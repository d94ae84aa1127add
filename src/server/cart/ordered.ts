import { type OrderedLine, sumLines } from '#domain/orders/lines.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { type CartVersion, checkoutKey, keyOfNoCart } from './checkout-key.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'

/**
 * Takes the cart's row lock, so that later statements see concurrent changes as a whole; returns
 * the version before.
 */
const change = ownersStatement(
  'cart-change',
  (column, owner) => `update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} returning id, version - 1 as version`,
)

const take = ownersStatement(
  'cart-take-ordered',
  (column, owner) => `merge into cart_lines line
    using unnest($2::uuid[], $3::text[], $4::text[], $5::integer[])
      as ordered (product_id, device_model, custom_name, quantity)
    on line.cart_id = (select id from carts where ${column} = ${owner})
      and line.product_id = ordered.product_id and line.device_model = ordered.device_model
      and line.custom_name = ordered.custom_name
    when matched and line.quantity <= ordered.quantity then delete
    when matched then update set quantity = line.quantity - ordered.quantity`,
)

/**
 * Subtracts the ordered pieces from the owner's cart; concurrent additions stay (rule:
 * order-empties-cart). Returns the cart's checkout key of before. The cart row stays locked until
 * the transaction ends. A missing cart is no error.
 */
export async function takeOrdered(
  tx: ShopTransaction,
  owner: CartOwner,
  ordered: readonly OrderedLine[],
): Promise<string> {
  const [cart] = await runFor<CartVersion>(tx, owner, change)
  if (!cart) return keyOfNoCart(owner)
  const lines = sumLines(ordered)
  await runFor(tx, owner, take, [
    lines.map((line) => line.productId),
    lines.map((line) => line.deviceModel),
    lines.map((line) => line.customName),
    lines.map((line) => line.quantity),
  ])
  return checkoutKey(cart)
}
