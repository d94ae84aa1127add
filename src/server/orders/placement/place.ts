import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Order, PlaceOrderData } from '#domain/contract/orders.ts'
import { emailKey } from '#domain/forms/email.ts'
import { CHECK_ENTRIES } from '#domain/forms/rules.ts'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { firstStatus } from '#domain/orders/status.ts'
import { noteAddressUsed } from '#server/accounts/addresses.ts'
import { keepDeliveryPhone } from '#server/accounts/profile.ts'
import { takingOrdered } from '#server/cart/ordered.ts'
import {
  confirmingOffers,
  holdingOffers,
  type LastOffers,
  type Offers,
  OffersChanged,
} from '#server/catalogue/offers.ts'
import { ask, type Question } from '#server/database/ask.ts'
import { notifyBehindCommit, type ShopTransaction, transact } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits.ts'
import { MESSAGES_WAITING } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { presentOrder } from '../access/present.ts'
import { type OrderRow, requireOrder } from '../rows.ts'
import { ORDERS_CHANGED } from '../transitions/change.ts'
import { type Customer, customerOf, isPhoneOpen, ownerName, withLastPhone } from './customer.ts'
import { type InsertedOrder, insertingOrder } from './insert.ts'
import { claimingKey, type OrderKey, orderKey, PlacedBefore } from './key.ts'
import { hasId, linesOf, productsOf, type Sale, saleOf, soldAs } from './sale.ts'

/** A wish to order, parsed, with who has it. */
export interface OrderWish {
  readonly data: PlaceOrderData
  readonly identity: Identity
  /** The Idempotency-Key header, as it came. */
  readonly key: string | readonly string[] | undefined
  /** The limit key of the caller's network address. */
  readonly address: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Places an order at today's prices (rule: catalogue-price-wins), once for one Idempotency-Key
 * (rule: one-key-one-order). Order, history, key, limits and the cart that loses what was ordered
 * change together or not at all (rule: order-empties-cart).
 *
 * @throws Refusal INVALID_INPUT, KEY_REUSED, ITEM_UNAVAILABLE, PRICE_CHANGED, TOO_MANY_REQUESTS
 */
export async function placeOrder(shop: Parts, wish: OrderWish): Promise<Order> {
  const { data } = wish
  // A field that no person sees is filled (rule: floods).
  if (data.website) throw new Refusal('INVALID_INPUT', CHECK_ENTRIES)
  const customer = customerOf(wish.identity, data)
  const owner = ownerName(customer, wish.address)
  const key = orderKey(wish.key, owner, data)
  const parsed = { wish, customer, owner, key, lines: linesOf(data) }
  const row = await placeOnce(shop, parsed).catch((error: unknown) => {
    if (error instanceof PlacedBefore) return requireOrder(shop.db, error.orderId)
    throw error
  })
  await rememberAddress(shop, wish)
  return presentOrder(row, 'full')
}

/** A wish with what follows from it alone. */
interface ParsedWish {
  readonly wish: OrderWish
  readonly customer: Customer
  /** By which keys and limits are counted. */
  readonly owner: string
  readonly key: OrderKey | null
  readonly lines: readonly OrderedLine[]
}

/**
 * By what was last seen of the products, which is confirmed on the way and spares the database a
 * message; where that is out of date, or was never seen, by what the database says first
 * (docs/decisions/065-an-order-by-what-was-last-seen.md).
 */
async function placeOnce(shop: Parts, parsed: ParsedWish): Promise<OrderRow> {
  const expected = expectedSale(shop.lastOffers, parsed)
  if (expected) {
    try {
      return await transact(shop.db, (tx) => placeAsExpected(tx, shop, parsed, expected))
    } catch (error) {
      if (!(error instanceof OffersChanged)) throw error
    }
  }
  return transact(shop.db, (tx) => placeAsFound(tx, shop, parsed))
}

interface ExpectedSale extends Sale {
  readonly offers: Offers
}

/** Null where something has to be asked first: the products, a phone, or why there is nothing to sell. */
function expectedSale(
  last: LastOffers,
  { wish, customer, lines }: ParsedWish,
): ExpectedSale | null {
  if (isPhoneOpen(customer)) return null
  const offers = last.of(productsOf(lines))
  if (!offers) return null
  try {
    return { offers, ...saleOf(lines, offers, wish.data) }
  } catch (error) {
    // What is refused is refused by what the database says.
    if (error instanceof Refusal) return null
    throw error
  }
}

async function placeAsExpected(
  tx: ShopTransaction,
  shop: Parts,
  parsed: ParsedWish,
  { offers, ...sale }: ExpectedSale,
): Promise<OrderRow> {
  const id = randomUUID()
  const [, , , , stillToCount, placed] = await ask(
    tx,
    ...claims(parsed, id),
    confirmingOffers(offers),
    countingOrder(shop.limiter, parsed),
    newOrder(id, parsed, sale),
  )
  return finish(tx, stillToCount, placed)
}

async function placeAsFound(
  tx: ShopTransaction,
  shop: Parts,
  parsed: ParsedWish,
): Promise<OrderRow> {
  const id = randomUUID()
  const [, , , offers] = await ask(
    tx,
    ...claims(parsed, id),
    holdingOffers(productsOf(parsed.lines)),
  )
  shop.lastOffers.remember(offers)
  const customer = await withLastPhone(tx, parsed.customer)
  const sale = saleOf(parsed.lines, offers, parsed.wish.data)
  if (customer.userId !== null && customer.isPhoneNew) {
    await keepDeliveryPhone(tx, customer.userId, customer.phone)
  }
  const complete = { ...parsed, customer }
  const [stillToCount, placed] = await ask(
    tx,
    countingOrder(shop.limiter, complete),
    newOrder(id, complete, sale),
  )
  return finish(tx, stillToCount, placed)
}

/**
 * The key, and what is taken out of the cart. The cart before the products, as when something is added:
 * two orders can't block each other.
 */
function claims({ key, customer: { cartOwner }, lines }: ParsedWish, id: string) {
  const [change, take] = cartOwner
    ? takingOrdered(cartOwner, lines.filter(hasId))
    : ([null, null] as const)
  return [key && claimingKey(key, id), change, take] as const
}

/** What is left to do when an order has been written. */
async function finish(
  tx: ShopTransaction,
  stillToCount: readonly Question<void>[] | null,
  { row, isTold }: InsertedOrder,
): Promise<OrderRow> {
  if (stillToCount && stillToCount.length > 0) await ask(tx, ...stillToCount)
  await notifyBehindCommit(tx, [
    { channel: ORDERS_CHANGED, payload: row.id },
    ...(isTold ? [{ channel: MESSAGES_WAITING, payload: '' }] : []),
  ])
  return row
}

/**
 * Puts where an account's order goes first among its addresses (rule: kept-addresses). Afterwards, so
 * that no order waits for it or is lost by it; one that can't be written is typed again next time.
 */
async function rememberAddress({ db }: Parts, { data, identity, log }: OrderWish): Promise<void> {
  if (identity.account === null) return
  const { address, city, postalCode = '' } = data.shippingAddress
  try {
    const used = { address, city, postalCode }
    await noteAddressUsed(db, identity.account.id, used, data.keepAddress === true)
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'address not kept')
  }
}

/**
 * Only orders that are placed count; a retry with the same key is not a second one (rule: floods).
 */
function countingOrder(
  limiter: Limiter,
  { wish: { address }, customer, owner }: ParsedWish,
): Question<readonly Question<void>[]> | null {
  return limiter.countingShared(
    [limits.ordersOfAddress, address],
    ...(customer.cartOwner ? [[limits.ordersOfCustomer, owner] as const] : []),
    ...(customer.phone ? [[limits.ordersOfPhone, limitKey(customer.phone)] as const] : []),
  )
}

function newOrder(
  id: string,
  { wish: { data }, customer }: ParsedWish,
  { priced, totals }: Sale,
): Question<InsertedOrder> {
  const { address, city, postalCode = '', country } = data.shippingAddress
  return insertingOrder(
    {
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
    },
    priced.map(soldAs),
  )
}
