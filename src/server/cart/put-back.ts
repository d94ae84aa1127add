import { CompiledQuery } from 'kysely'
import { terms } from '#domain/terms.ts'
import { pipeline } from '#server/database/pipeline.ts'
import { preparedStatement } from '#server/database/prepared-statement.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { tooManyLines } from './add.ts'
import { holdingOrMaking } from './hold.ts'
import type { CartOwner } from './owner.ts'

/** A line that was bought once, with as many pieces as a line may hold at most. */
export interface LineToPutBack {
  readonly productId: string
  readonly deviceModel: string
  readonly customName: string
  readonly quantity: number
}

/** Counts the line's present quantity: putting the same back twice changes nothing. */
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
 * Makes sure that the owner's cart holds at least these lines. The cart is held from the first
 * statement on, before anything is asked of the products: `choose` says which lines they are then.
 *
 * @param choose answers each product, model and name once
 * @throws Refusal CART_FULL, and then nothing may be kept of the transaction
 */
export async function putBack(
  tx: ShopTransaction,
  owner: CartOwner,
  choose: () => Promise<readonly LineToPutBack[]>,
): Promise<void> {
  const [cart] = await pipeline(tx, holdingOrMaking(owner))
  const lines = await choose()
  if (lines.length === 0) return
  await tx.executeQuery(CompiledQuery.raw(putLines, [cart, JSON.stringify(lines)]))
  const { rows } = await tx.executeQuery<{ lines: number }>(CompiledQuery.raw(countLines, [cart]))
  if ((rows[0]?.lines ?? 0) > terms.maxCartLines) throw tooManyLines()
}
