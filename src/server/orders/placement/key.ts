import { createHash } from 'node:crypto'
import type { Cart } from '#domain/contract/cart.ts'
import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import { isCheckoutKey } from '#server/cart/checkout-key.ts'
import type { ShopTransaction } from '#server/schema/database.ts'

const MAX_KEY = 200

/** Idempotency key, which identifies one request of one owner (rule: one-key-one-order). */
export interface OrderKey {
  readonly owner: string
  readonly key: string
  readonly requestHash: Buffer
}

/** Reads the Idempotency-Key header; null when it is absent or empty. */
export function orderKey(
  header: string | readonly string[] | undefined,
  owner: string,
  data: PlaceOrderData,
): OrderKey | null {
  const key = String(header ?? '').trim()
  if (key === '') return null
  if (key.length > MAX_KEY) {
    throw new Refusal('INVALID_INPUT', t.orders.keyTooLong({ count: MAX_KEY }))
  }
  // Parsed data has its fields in the order of the schema, so the hash doesn't depend on theirs in
  // the request.
  const requestHash = createHash('sha256').update(JSON.stringify(data)).digest()
  return { owner, key, requestHash }
}

/** Upsert: its no-op update waits for the transaction that holds the key, and returns its row. */
const claim = preparedStatement(
  'order-key-claim',
  `insert into order_keys (owner, key, request_hash, order_id) values ($1, $2, $3, $4)
  on conflict (owner, key) do update set owner = excluded.owner
  returning order_id, request_hash`,
)

/**
 * Claims the key for a new order; waits while another transaction holds it.
 *
 * @returns id of the order that an equal request has placed with the key before; null for none
 * @throws Refusal KEY_REUSED when that request was different
 */
export async function claimKey(
  tx: ShopTransaction,
  { owner, key, requestHash }: OrderKey,
  orderId: string,
): Promise<string | null> {
  const values = [owner, key, requestHash, orderId]
  const [claimed] = await rowsOf<{ order_id: string; request_hash: Buffer }>(tx, claim, values)
  if (!claimed || claimed.order_id === orderId) return null
  if (claimed.request_hash.equals(requestHash)) return claimed.order_id
  throw new Refusal('KEY_REUSED', isCheckoutKey(key) ? t.orders.cartOrdered : t.orders.keyReused)
}

/** Refusal of an order of a cart that has changed, with the present cart. */
export function cartChanged(cart: Cart): Refusal {
  const message = cart.items.length === 0 ? t.orders.cartEmpty : t.orders.cartChanged
  return new Refusal('CART_CHANGED', message, { cart })
}
