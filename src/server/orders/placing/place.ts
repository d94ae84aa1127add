import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/pictures-of.ts'
import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Order, PlaceOrderData } from '#domain/contract/orders.ts'
import { emailKey } from '#domain/forms/email.ts'
import { CHECK_ENTRIES } from '#domain/forms/rules.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type OrderedLine, sumLines, TOO_MANY_PIECES } from '#domain/orders/lines.ts'
import { pricesDiffer } from '#domain/orders/shown-prices.ts'
import { firstStatus } from '#domain/orders/status.ts'
import { terms } from '#domain/terms.ts'
import { noteAddressUsed } from '#server/accounts/addresses.ts'
import { keepDeliveryPhone } from '#server/accounts/profile.ts'
import { takingOrdered } from '#server/cart/ordered.ts'
import { holdingOffers, type Offer, type Offers } from '#server/catalogue/offers.ts'
import { ask, type Question } from '#server/database/ask.ts'
import { notifyBehindCommit, transact } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { countedAs, type Limiter, limits } from '#server/http/limits.ts'
import { MESSAGES_WAITING } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { ORDERS_CHANGED } from '../changing/change.ts'
import { presentOrder } from '../looking/present.ts'
import { type ItemRow, requireOrder } from '../rows.ts'
import { type Customer, customerOf, ownerName, withLastPhone } from './customer.ts'
import { type InsertedOrder, insertingOrder } from './insert.ts'
import { claimingKey, orderKey } from './key.ts'

/** A wish to order, parsed, with who has it. */
export interface OrderWish {
  readonly data: PlaceOrderData
  readonly identity: Identity
  /** The Idempotency-Key header, as it came. */
  readonly key: string | readonly string[] | undefined
  /** The caller's network address, hashed. */
  readonly address: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** A line with what the catalogue says of it today. */
interface PricedLine extends OrderedLine {
  readonly offer: Offer
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
  const named = customerOf(wish.identity, data)
  const lines = linesOf(data)
  const owner = ownerName(named, wish.address)
  const key = orderKey(wish.key, owner, data)
  const row = await transact(shop.db, async (tx) => {
    const id = randomUUID()
    const ordered = lines.filter(hasId)
    const [change, take] = named.cartOwner
      ? takingOrdered(named.cartOwner, ordered)
      : ([null, null] as const)
    // The cart before the products, as when something is added: two orders can't block each other.
    const [earlier, , , offers] = await ask(
      tx,
      key && claimingKey(key, id),
      change,
      take,
      holdingOffers([...new Set(ordered.map(({ productId }) => productId))]),
    )
    if (earlier !== null) throw new PlacedBefore(earlier)
    const customer = await withLastPhone(tx, named)
    const priced = pricedLines(lines, offers, data)
    const totals = totalsOf(
      priced.map(({ offer, quantity }) => ({ listPrice: offer.listPrice, quantity })),
    )
    refuseOldPrices(data, priced, totals)
    if (customer.userId !== null && customer.isPhoneNew) {
      await keepDeliveryPhone(tx, customer.userId, customer.phone)
    }
    const [stillToCount, placed] = await ask(
      tx,
      countingOrder(shop.limiter, customer, owner, wish.address),
      newOrder({ id, data, customer, priced, totals }),
    )
    if (stillToCount && stillToCount.length > 0) await ask(tx, ...stillToCount)
    await notifyBehindCommit(tx, [
      { channel: ORDERS_CHANGED, payload: id },
      ...(placed.isTold ? [{ channel: MESSAGES_WAITING, payload: '' }] : []),
    ])
    return placed.row
  }).catch((error: unknown) => {
    if (error instanceof PlacedBefore) return requireOrder(shop.db, error.orderId)
    throw error
  })
  await rememberAddress(shop, wish)
  return presentOrder(row, 'full')
}

/** Ends the transaction of a repeated request, which takes back what was asked before that was known. */
class PlacedBefore extends Error {
  readonly orderId: string

  constructor(orderId: string) {
    super('the key has made an order')
    this.orderId = orderId
  }
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

function linesOf({ orderItems }: PlaceOrderData): OrderedLine[] {
  return withinLimit(
    orderItems.map((item) => ({
      productId: productIdOf(item),
      deviceModel: item.selectedModel,
      customName: item.customName ?? '',
      quantity: item.qty,
    })),
  )
}

/** Each product, model and name once, and no line beyond the limit (rule: line-limit). */
function withinLimit<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const summed = sumLines(lines)
  if (summed.some(({ quantity }) => quantity > terms.maxQuantity)) {
    throw new Refusal('INVALID_INPUT', TOO_MANY_PIECES, {
      fields: [{ field: 'orderItems', message: TOO_MANY_PIECES }],
    })
  }
  return summed
}

/** Text that is no id stays as it is: no product has it. */
function productIdOf({ product }: PlaceOrderData['orderItems'][number]): string {
  return parseUuid(product) ?? product
}

function hasId({ productId }: OrderedLine): boolean {
  return parseUuid(productId) !== null
}

function pricedLines(
  lines: readonly OrderedLine[],
  offers: Offers,
  data: PlaceOrderData,
): PricedLine[] {
  const priced: PricedLine[] = []
  for (const line of lines) {
    const offer = offers.get(line.productId)
    if (offer && isOffered(offer, line.deviceModel)) priced.push({ ...soldBy(offer, line), offer })
  }
  if (priced.length < lines.length) throw unavailable(data, offers)
  return withinLimit(priced)
}

/** A product that takes no name ignores the one that was sent (rule: name-on-the-case). */
function soldBy(offer: Offer, line: OrderedLine): OrderedLine {
  return namedByCustomer(offer.caseType) ? line : { ...line, customName: '' }
}

function isOffered(offer: Offer, deviceModel: string): boolean {
  return !offer.isDeleted && offer.deviceModels.includes(deviceModel)
}

/** Names what can't be bought any more, each at its line. */
function unavailable(data: PlaceOrderData, offers: Offers): Refusal {
  const fields = data.orderItems.flatMap((item, index) => {
    const offer = offers.get(productIdOf(item))
    if (offer && isOffered(offer, item.selectedModel)) return []
    const name = offer ? `${offer.name} for ${item.selectedModel}` : 'One of these cases'
    const message = `${name} is no longer available. Please remove it from your cart.`
    return [{ field: `orderItems.${index}`, message }]
  })
  return new Refusal('ITEM_UNAVAILABLE', fields[0]?.message ?? '', { fields })
}

function refuseOldPrices(
  data: PlaceOrderData,
  priced: readonly PricedLine[],
  totals: Totals,
): void {
  const unitPrices = new Map(
    priced.map(({ productId, offer }) => [productId, discountedPrice(offer.listPrice)]),
  )
  const today = data.orderItems.map((item) => unitPrices.get(productIdOf(item)) ?? 0)
  const { taxPrice, shippingPrice, totalPrice, orderItems } = data
  const prices = orderItems.map(({ price }) => price)
  if (!pricesDiffer({ prices, taxPrice, shippingPrice, totalPrice }, today, totals)) return
  throw new Refusal('PRICE_CHANGED', 'Prices have changed. Please review your order.', {
    figures: {
      items: orderItems.map(({ product, selectedModel, customName = '' }, index) => ({
        product,
        selectedModel,
        customName,
        price: rupeesFromPaisa(today[index] ?? 0),
      })),
      taxPrice: rupeesFromPaisa(totals.tax),
      shippingPrice: rupeesFromPaisa(totals.shipping),
      totalPrice: rupeesFromPaisa(totals.total),
    },
  })
}

/**
 * Only orders that are placed count; a retry with the same key is not a second one (rule: floods).
 */
function countingOrder(
  limiter: Limiter,
  customer: Customer,
  owner: string,
  address: string,
): Question<readonly Question<void>[]> | null {
  return limiter.countingShared(
    [limits.ordersOfAddress, address],
    ...(customer.cartOwner ? [[limits.ordersOfCustomer, owner] as const] : []),
    ...(customer.phone ? [[limits.ordersOfPhone, countedAs(customer.phone)] as const] : []),
  )
}

interface ReadyOrder {
  readonly id: string
  readonly data: PlaceOrderData
  readonly customer: Customer
  readonly priced: readonly PricedLine[]
  readonly totals: Totals
}

function newOrder({ id, data, customer, priced, totals }: ReadyOrder): Question<InsertedOrder> {
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

/**
 * A line keeps what it was sold as, whatever becomes of the product (rule: unavailable-lines), and is
 * shown as the model that was bought (rule: pictures-follow-the-phone).
 */
function soldAs({ productId, deviceModel, customName, quantity, offer }: PricedLine): ItemRow {
  return {
    product_id: productId,
    name: offer.name,
    image: pictureOf({ image: offer.images, imageModels: offer.imageModels }, deviceModel),
    brand: offer.brand,
    case_type: offer.caseType,
    device_model: deviceModel,
    custom_name: customName,
    list_price: offer.listPrice,
    unit_price: discountedPrice(offer.listPrice),
    quantity,
  }
}
