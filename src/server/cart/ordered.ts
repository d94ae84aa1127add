import { sql } from 'kysely'
import { type OrderedLine, sumLines } from '#domain/orders/lines.ts'
import { terms } from '#domain/terms.ts'
import { countRows, type ShopTransaction } from '#server/schema/database.ts'
import { tooManyLines } from './add.ts'
import { checkoutKey, keyOfNoCart } from './checkout-key.ts'
import { type CartOwner, lockCart, lockOrCreate } from './owner.ts'

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
  await sql`with changed as (
      update carts set version = version + 1, updated_at = now() where id = ${cart.id}
    )
    merge into cart_lines line using ${recordsOf(sumLines(ordered))}
      on line.cart_id = ${cart.id}
        and line.product_id = ordered."productId" and line.device_model = ordered."deviceModel"
        and line.custom_name = ordered."customName"
      when matched and line.quantity <= ordered.quantity then delete
      when matched then update set quantity = line.quantity - ordered.quantity`.execute(tx)
  return true
}

/** SQL of the lines as the records `ordered`. */
function recordsOf(lines: readonly OrderedLine[]) {
  return sql`json_to_recordset(${JSON.stringify(lines)}::json) as ordered ("productId" uuid,
    "deviceModel" text, "customName" text, quantity integer)`
}

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
  await sql`with put as (
      insert into cart_lines (cart_id, product_id, device_model, custom_name, quantity)
      select ${cart}::uuid, "productId", "deviceModel", "customName", quantity
      from ${recordsOf(lines)}
      on conflict (cart_id, product_id, device_model, custom_name)
        do update set quantity = excluded.quantity where cart_lines.quantity < excluded.quantity
      returning cart_id
    )
    update carts set version = version + 1 where id in (select cart_id from put)`.execute(tx)
  const count = await countRows(tx.selectFrom('cart_lines').where('cart_id', '=', cart))
  if (count > terms.maxCartLines) throw tooManyLines()
}
