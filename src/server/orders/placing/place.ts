import { randomUUID } from 'node:crypto'
import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Order, PlaceOrderData } from '#domain/contract/orders.ts'
import { emailKey } from '#domain/forms/email.ts'
import { CHECK_ENTRIES } from '#domain/forms/rules.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type OrderedLine, sumLines, TOO_MANY_PIECES } from '#domain/orders/lines.ts'
import { pricesDiffer } from '#domain/orders/shown-prices.ts'
import { firstStatus } from '#domain/orders/status.ts'
import { terms } from '#domain/terms.ts'
import { keepDeliveryPhone } from '#server/accounts/profile.ts'
import { takeOrdered } from '#server/cart/ordered.ts'
import { holdOffers, type Offer } from '#server/catalogue/offers.ts'
import { type ShopTransaction, transact } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { countedAs, type Limiter, limits } from '#server/http/limits.ts'
import type { Parts } from '#server/parts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { presentOrder } from '../looking/present.ts'
import { type ItemRow, type OrderRow, requireOrder } from '../rows.ts'
import { type Customer, customerOf, ownerName, withLastPhone } from './customer.ts'
import { insertOrder } from './insert.ts'
import { claimKey, orderKey } from './key.ts'

/** A wish to order, parsed, with who has it. */
export interface OrderWish {
  readonly data: PlaceOrderData
  readonly identity: Identity
  /** The Idempotency-Key header, as it came. */
  readonly key: string | readonly string[] | undefined
  /** The caller's network address, hashed. */
  readonly address: string
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
    const earlier = key && (await claimKey(tx, key, id))
    if (earlier) return requireOrder(tx, earlier)
    const customer = await withLastPhone(tx, named)
    // The cart before the products, as when something is added: two orders can't block each other.
    if (customer.cartOwner) await takeOrdered(tx, customer.cartOwner, lines.filter(hasId))
    const priced = await pricedLines(tx, lines, data)
    const totals = totalsOf(
      priced.map(({ offer, quantity }) => ({ listPrice: offer.listPrice, quantity })),
    )
    refuseOldPrices(data, priced, totals)
    if (customer.userId !== null && customer.isPhoneNew) {
      await keepDeliveryPhone(tx, customer.userId, customer.phone)
    }
    await countOrder(shop.limiter.within(tx), customer, owner, wish.address)
    return writeOrder(tx, { id, data, customer, priced, totals })
  })
  return presentOrder(row, 'full')
}

/**
 * What is ordered, each product and model once, and no line beyond the limit (rule: line-limit).
 */
function linesOf({ orderItems }: PlaceOrderData): OrderedLine[] {
  const lines = sumLines(
    orderItems.map((item) => ({
      productId: productIdOf(item),
      deviceModel: item.selectedModel,
      quantity: item.qty,
    })),
  )
  if (lines.some(({ quantity }) => quantity > terms.maxQuantity)) {
    throw new Refusal('INVALID_INPUT', TOO_MANY_PIECES, {
      fields: [{ field: 'orderItems', message: TOO_MANY_PIECES }],
    })
  }
  return lines
}

/** Text that is no id stays as it is: no product has it. */
function productIdOf({ product }: PlaceOrderData['orderItems'][number]): string {
  return parseUuid(product) ?? product
}

function hasId({ productId }: OrderedLine): boolean {
  return parseUuid(productId) !== null
}

async function pricedLines(
  tx: ShopTransaction,
  lines: readonly OrderedLine[],
  data: PlaceOrderData,
): Promise<PricedLine[]> {
  const ids = new Set(lines.filter(hasId).map(({ productId }) => productId))
  const offers = await holdOffers(tx, [...ids])
  const priced: PricedLine[] = []
  for (const line of lines) {
    const offer = offers.get(line.productId)
    if (offer && isOffered(offer, line.deviceModel)) priced.push({ ...line, offer })
  }
  if (priced.length < lines.length) throw unavailable(data, offers)
  return priced
}

function isOffered(offer: Offer, deviceModel: string): boolean {
  return !offer.isDeleted && offer.deviceModels.includes(deviceModel)
}

/** Names what can't be bought any more, each at its line. */
function unavailable(data: PlaceOrderData, offers: ReadonlyMap<string, Offer>): Refusal {
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
      items: orderItems.map(({ product, selectedModel }, index) => ({
        product,
        selectedModel,
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
function countOrder(
  limiter: Limiter,
  customer: Customer,
  owner: string,
  address: string,
): Promise<void> {
  return limiter.count(
    ...(customer.cartOwner ? [[limits.ordersOfCustomer, owner] as const] : []),
    ...(customer.phone ? [[limits.ordersOfPhone, countedAs(customer.phone)] as const] : []),
    [limits.ordersOfAddress, address],
  )
}

interface ReadyOrder {
  readonly id: string
  readonly data: PlaceOrderData
  readonly customer: Customer
  readonly priced: readonly PricedLine[]
  readonly totals: Totals
}

function writeOrder(
  tx: ShopTransaction,
  { id, data, customer, priced, totals }: ReadyOrder,
): Promise<OrderRow> {
  const { address, city, postalCode = '', country } = data.shippingAddress
  return insertOrder(
    tx,
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

/** A line keeps what it was sold as, whatever becomes of the product (rule: unavailable-lines). */
function soldAs({ productId, deviceModel, quantity, offer }: PricedLine): ItemRow {
  return {
    product_id: productId,
    name: offer.name,
    image: offer.image,
    brand: offer.brand,
    case_type: offer.caseType,
    device_model: deviceModel,
    list_price: offer.listPrice,
    unit_price: discountedPrice(offer.listPrice),
    quantity,
  }
}
