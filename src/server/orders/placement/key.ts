import { createHash } from 'node:crypto'
import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import { isCheckoutKey } from '#server/cart/checkout-key.ts'
import type { ShopTransaction } from '#server/schema/database.ts'

/** Maximum length of an Idempotency-Key. */
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

interface KeyRow {
  readonly order_id: string
  readonly request_hash: Buffer
}

/** Thrown to roll back the transaction of a retry whose key already belongs to an order. */
export class DuplicateOrder extends Error {
  readonly orderId: string

  constructor(orderId: string) {
    super('the key has made an order')
    this.orderId = orderId
  }
}

/**
 * Claims the key for a new order; waits while another transaction holds it.
 *
 * @throws DuplicateOrder when the key already belongs to an order of an equal request
 * @throws Refusal KEY_REUSED when that request was different
 */
export async function claimKey(
  tx: ShopTransaction,
  { owner, key, requestHash }: OrderKey,
  orderId: string,
): Promise<void> {
  const [held] = await rowsOf<KeyRow>(tx, claim, [owner, key, requestHash, orderId])
  if (!held || held.order_id === orderId) return
  if (held.request_hash.equals(requestHash)) throw new DuplicateOrder(held.order_id)
  throw new Refusal('KEY_REUSED', isCheckoutKey(key) ? t.orders.cartOrdered : t.orders.keyReused)
}
