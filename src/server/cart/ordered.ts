import { CompiledQuery } from 'kysely'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { named } from '#server/database/named.ts'
import type { ShopTransaction } from '#server/database/transaction.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'

/** Locks the cart as well, so that what follows sees no half of somebody else's change. */
const change = ownersStatement(
  'cart-change',
  (column, owner) => `update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} returning id`,
)

const take = named(
  'cart-take-ordered',
  `with ordered as (
    select product_id, device_model, sum(quantity)::integer as quantity
    from unnest($2::uuid[], $3::text[], $4::integer[]) as line (product_id, device_model, quantity)
    group by product_id, device_model
  ), gone as (
    delete from cart_lines line using ordered
    where line.cart_id = $1 and line.product_id = ordered.product_id
      and line.device_model = ordered.device_model and line.quantity <= ordered.quantity
  )
  update cart_lines line set quantity = line.quantity - ordered.quantity from ordered
  where line.cart_id = $1 and line.product_id = ordered.product_id
    and line.device_model = ordered.device_model and line.quantity > ordered.quantity`,
)

/**
 * Takes what was ordered out of the owner's cart, and nothing else: what was added in another tab
 * meanwhile stays (rule: order-empties-cart). The cart row stays locked until the order's
 * transaction ends; no cart is fine.
 */
export async function takeOrdered(
  tx: ShopTransaction,
  owner: CartOwner,
  lines: readonly OrderedLine[],
): Promise<void> {
  const [cart] = await runFor<{ id: string }>(tx, owner, change)
  if (!cart) return
  await tx.executeQuery(
    CompiledQuery.raw(take, [
      cart.id,
      lines.map((line) => line.productId),
      lines.map((line) => line.deviceModel),
      lines.map((line) => line.quantity),
    ]),
  )
}
