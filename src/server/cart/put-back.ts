import { terms } from '#domain/terms.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { tooManyLines } from './add.ts'
import { lockOrCreate } from './lock.ts'
import type { CartOwner } from './owner.ts'

/** Line of an earlier order, with a quantity within the limit of a line. */
export interface CartLineToRaise {
  readonly productId: string
  readonly deviceModel: string
  readonly customName: string
  readonly quantity: number
}

/** Idempotent upsert that raises lines to at least a quantity. */
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
 * @param choose returns each product, model and name once
 * @throws Refusal CART_FULL, after which the transaction must be rolled back
 */
export async function raiseCartLines(
  tx: ShopTransaction,
  owner: CartOwner,
  choose: () => Promise<readonly CartLineToRaise[]>,
): Promise<void> {
  const cart = await lockOrCreate(tx, owner)
  const lines = await choose()
  if (lines.length === 0) return
  await rowsOf(tx, putLines, [cart, JSON.stringify(lines)])
  const [counted] = await rowsOf<{ lines: number }>(tx, countLines, [cart])
  if ((counted?.lines ?? 0) > terms.maxCartLines) throw tooManyLines()
}
