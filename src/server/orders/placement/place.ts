import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Cart } from '#domain/contract/cart.ts'
import type { Order, PlaceOrderData } from '#domain/contract/orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey } from '#domain/forms/email.ts'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { firstStatus } from '#domain/orders/status.ts'
import { t } from '#messages'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import { transact } from '#platform/database/transaction.ts'
import { noteAddressUsed } from '#server/accounts/addresses.ts'
import { storeDeliveryPhone } from '#server/accounts/profile.ts'
import { isCheckoutKey } from '#server/cart/checkout-key.ts'
import { takeOrdered } from '#server/cart/ordered.ts'
import { showCart } from '#server/cart/show.ts'
import { lockProducts } from '#server/catalogue/product-snapshot.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { type LimitHit, limits } from '#server/http/limits/limits.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { presentOrder } from '../access/present.ts'
import { presentWallets } from '../access/show.ts'
import { type OrderRow, requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'
import { type Customer, customerOf, ownerName, withLastPhone } from './customer.ts'
import { insertOrder, type NewOrder } from './insert.ts'
import { hasId, orderedLines, priceOrder, refuseCash, toOrderItem } from './priced-order.ts'

export interface PlaceOrderCommand {
  readonly data: PlaceOrderData
  readonly identity: Identity
  readonly key: string | readonly string[] | undefined
  readonly address: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Places an order at present prices (rule: catalogue-price-wins), once per Idempotency-Key and of
 * the cart with this key (rule: one-key-one-order). Order, history, key, limits and the cart change
 * in one transaction (rule: order-empties-cart).
 *
 * @throws Refusal KEY_REUSED, CART_CHANGED, ITEM_UNAVAILABLE, PRICE_CHANGED, INVALID_INPUT,
 *   TOO_MANY_REQUESTS
 */
export async function placeOrder(shop: OrderServices, command: PlaceOrderCommand): Promise<Order> {
  const { data } = command
  // Honeypot: people don't see this field, bots fill it in (rule: order-floods).
  if (data.website) throw new Refusal('INVALID_INPUT', t.forms.checkEntries)
  const customer = customerOf(command.identity, data)
  const owner = ownerName(customer, command.address)
  const key = orderKey(command.key, owner, data)
  const draft = { command, customer, owner, key, lines: orderedLines(data) }
  const { row, isNew } = await transact(shop.db, (tx) => writeOrder(tx, shop, draft))
  if (isNew) {
    for (const line of draft.lines) shop.events.countPurchase(line.productId, line.quantity)
  }
  await rememberAddress(shop, command)
  return { ...presentOrder(shop.db, row, 'full'), ...(await presentWallets(shop, row)) }
}

interface OrderDraft {
  readonly command: PlaceOrderCommand
  readonly customer: Customer
  readonly owner: string
  readonly key: OrderKey | null
  readonly lines: readonly OrderedLine[]
}

/**
 * Writes an order. The lock order is cart before products, as when a line is added to a cart, so
 * that the two can't deadlock; the limits come last, since orders of one network wait for each
 * other from then on.
 */
async function writeOrder(
  tx: ShopTransaction,
  shop: OrderServices,
  draft: OrderDraft,
): Promise<{ readonly row: OrderRow; readonly isNew: boolean }> {
  const id = randomUUID()
  const { key, lines } = draft
  const { cartOwner } = draft.customer
  const earlier = key && (await claimKey(tx, key, id))
  // A retry of a placed order, which has changed the cart, ends here.
  if (earlier !== null) return { row: await requireOrder(tx, earlier), isNew: false }
  const identified = lines.filter(hasId)
  const cartKey = key && isCheckoutKey(key.key) ? key.key : null
  if (cartOwner && !(await takeOrdered(tx, cartOwner, identified, cartKey))) {
    throw cartChanged(await showCart(tx, cartOwner))
  }
  const productIds = new Set(identified.map(({ productId }) => productId))
  const products = await lockProducts(tx, [...productIds])
  const customer = await withLastPhone(tx, draft.customer)
  const priced = priceOrder(lines, products, draft.command.data)
  refuseCash(draft.command.data, priced.lines, shop.settings.facts)
  if (customer.userId !== null && customer.isPhoneNew) {
    await storeDeliveryPhone(tx, customer.userId, customer.phone)
  }
  const complete = { ...draft, customer }
  await shop.limiter.countIn(tx, ...limitHitsOf(complete))
  const items = priced.lines.map(toOrderItem)
  return { row: await insertOrder(tx, newOrderOf(id, complete, priced), items), isNew: true }
}

/** Puts the address first in the account's; its failure fails no order (rule: saved-addresses). */
async function rememberAddress(
  { db }: OrderServices,
  { data, identity, log }: PlaceOrderCommand,
): Promise<void> {
  if (identity.account === null) return
  const { address, city, postalCode = '' } = data.shippingAddress
  try {
    const used = { address, city, postalCode }
    await noteAddressUsed(db, identity.account.id, used, data.keepAddress === true)
  } catch (error) {
    log.warn(
      { event: 'address_not_saved', reason: error instanceof Error ? error.name : 'unknown' },
      'the address of an order was not added to the address book',
    )
  }
}

/** Rate limits of an order, which a rollback leaves uncounted (rule: order-floods). */
function limitHitsOf({ command: { address }, customer, owner }: OrderDraft): LimitHit[] {
  return [
    ...(customer.cartOwner ? [[limits.ordersOfCustomer, owner] as const] : []),
    ...(customer.phone ? [[limits.ordersOfPhone, limitKey(customer.phone)] as const] : []),
    [limits.ordersOfAddress, address],
  ]
}

function newOrderOf(
  id: string,
  { command: { data }, customer }: OrderDraft,
  { totals }: ReturnType<typeof priceOrder>,
): NewOrder {
  const { address, city, postalCode = '', country } = data.shippingAddress
  return {
    id,
    is_guest: customer.userId === null,
    user_id: customer.userId,
    guest_hash: customer.provingHash,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_email_key: emailKey(customer.email),
    customer_phone: customer.phone,
    address,
    city,
    postal_code: postalCode,
    country,
    payment_method: data.paymentMethod,
    status: firstStatus(data.paymentMethod),
    items_price: totals.subtotal,
    shipping_price: totals.shipping,
    tax_price: totals.tax,
    total_price: totals.total,
    gift_note: data.giftNote ?? '',
    hides_prices: data.hidePrices ?? false,
    language: data.language ?? 'en',
  }
}

const MAX_KEY = 200

/** Idempotency key, which identifies one request of one owner (rule: one-key-one-order). */
interface OrderKey {
  readonly owner: string
  readonly key: string
  readonly requestHash: Buffer
}

/** Reads the Idempotency-Key header; null when it is absent or empty. */
function orderKey(
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
async function claimKey(
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
function cartChanged(cart: Cart): Refusal {
  const message = cart.items.length === 0 ? t.orders.cartEmpty : t.orders.cartChanged
  return new Refusal('CART_CHANGED', message, { cart })
}
