import { sql } from 'kysely'
import { cappedNotice } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { guestIdentity } from '#server/sessions/identity.ts'
import { tooManyLines } from './add.ts'
import { lockCart, lockOrCreate } from './owner.ts'
import { showCart } from './show.ts'

/** Grants an account full access to a guest session's orders, in the transaction of the merge. */
export type ClaimOrders = (
  tx: ShopTransaction,
  guestHash: Buffer,
  account: Account,
) => Promise<void>

/**
 * Moves a guest session's cart into the account's, summed by product, model and name, and grants
 * the account access to the session's orders. Idempotent (rule: cart-merge). An admin's cart and
 * the guest's stay unchanged (rule: logout).
 *
 * @throws Refusal INVALID_INPUT for a malformed session id; CART_FULL, and then both carts stay
 */
export async function mergeCart(
  db: Queryable,
  account: Account,
  sessionId: string,
  claimOrders: ClaimOrders,
): Promise<Cart> {
  const { guestHash, isStrongGuest } = guestIdentity(sessionId)
  const owner = { userId: account.id }
  if (account.isAdmin || guestHash === null) return showCart(db, owner)
  const isCapped = await transact(db, async (tx) => {
    const isCut = await mergeLines(tx, guestHash, account.id)
    // Runs after the cart is locked, which a concurrent order holds: so that order is claimed too.
    if (isStrongGuest) await claimOrders(tx, guestHash, account)
    return isCut
  })
  return showCart(db, owner, isCapped ? cappedNotice() : null)
}

/** Merges the lines, the guest's cart locked first; returns whether a quantity was capped. */
async function mergeLines(
  tx: ShopTransaction,
  guestHash: Buffer,
  userId: string,
): Promise<boolean> {
  const guest = await lockCart(tx, { guestHash })
  if (!guest) return false
  const own = await lockOrCreate(tx, { userId })
  const merged = await tx
    .selectFrom('cart_lines')
    .select((eb) => eb.fn.sum<number>('quantity').as('pieces'))
    .where('cart_id', 'in', [own, guest.id])
    .groupBy(['product_id', 'device_model', 'custom_name'])
    .execute()
  if (merged.length > terms.maxCartLines) throw tooManyLines()
  await sql`with moved as (
      insert into cart_lines (cart_id, product_id, device_model, custom_name, quantity)
      select ${own}::uuid, product_id, device_model, custom_name, quantity
      from cart_lines where cart_id = ${guest.id}
      order by sequence
      on conflict (cart_id, product_id, device_model, custom_name)
        do update set quantity = least(cart_lines.quantity + excluded.quantity, ${terms.maxQuantity})
    ), raised as (
      update carts set version = version + 1 where id = ${own}
    )
    delete from carts where id = ${guest.id}`.execute(tx)
  return merged.some(({ pieces }) => pieces > terms.maxQuantity)
}
