import { type OrderedLine, sumLines } from '#domain/orders/lines.ts'
import { terms } from '#domain/terms.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { tooManyLines } from './add.ts'
import { checkoutKey, keyOfNoCart } from './checkout-key.ts'
import { type CartOwner, lockCart, lockOrCreate } from './owner.ts'

const take = preparedStatement(
  'cart-take-ordered',
  `with changed as (
    update carts set version = version + 1, updated_at = now() where id = $1::uuid
  )
  merge into cart_lines line
    using unnest($2::uuid[], $3::text[], $4::text[], $5::integer[])
      as ordered (product_id, device_model, custom_name, quantity)
    on line.cart_id = $1::uuid
      and line.product_id = ordered.product_id and line.device_model = ordered.device_model
      and line.custom_name = ordered.custom_name
    when matched and line.quantity <= ordered.quantity then delete
    when matched then update set quantity = line.quantity - ordered.quantity`,
)

/**
 * Subtracts the ordered pieces from the owner's cart; concurrent additions stay (rule:
 * order-empties-cart). The cart row stays locked until the transaction ends. A missing cart is no
 * error.
 *
 * @param expectedKey checkout key of the cart; null for any
 * @returns false, and nothing is subtracted, when the cart has another key
 */
export async function takeOrdered(
  tx: ShopTransaction,
  owner: CartOwner,
  ordered: readonly OrderedLine[],
  expectedKey: string | null,
): Promise<boolean> {
  const cart = await lockCart(tx, owner)
  const key = cart ? checkoutKey(cart) : keyOfNoCart(owner)
  if (expectedKey !== null && expectedKey !== key) return false
  if (!cart) return true
  const lines = sumLines(ordered)
  await rowsOf(tx, take, [
    cart.id,
    lines.map((line) => line.productId),
    lines.map((line) => line.deviceModel),
    lines.map((line) => line.customName),
    lines.map((line) => line.quantity),
  ])
  return true
}

const putLines = preparedStatement(
  'cart-put-back',
  `with put as (
    insert into cart_lines (cart_id, product_id, device_model, custom_name, quantity)
    select $1::uuid, "productId", "deviceModel", "customName", quantity
    from json_to_recordset($2::json) as line ("productId" uuid, "deviceModel" text,
      "customName" text, quantity integer)
    on conflict (cart_id, product_id, device_model, custom_name)
      do update set quantity = excluded.quantity where cart_lines.quantity < excluded.quantity
    returning cart_id
  )
  update carts set version = version + 1 where id in (select cart_id from put)`,
)

const countLines = preparedStatement(
  'cart-lines-count',
  'select count(*)::int as lines from cart_lines where cart_id = $1',
)

/**
 * Ensures that the owner's cart contains at least the lines that `choose` returns. The cart is
 * locked before `choose` runs.
 *
 * @param choose returns each product, model and name once, each within the limit of a line
 * @throws Refusal CART_FULL, after which the transaction must be rolled back
 */
export async function raiseCartLines(
  tx: ShopTransaction,
  owner: CartOwner,
  choose: () => Promise<readonly OrderedLine[]>,
): Promise<void> {
  const cart = await lockOrCreate(tx, owner)
  const lines = await choose()
  if (lines.length === 0) return
  await rowsOf(tx, putLines, [cart, JSON.stringify(lines)])
  const [counted] = await rowsOf<{ lines: number }>(tx, countLines, [cart])
  if ((counted?.lines ?? 0) > terms.maxCartLines) throw tooManyLines()
}
