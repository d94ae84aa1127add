import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/pictures-of.ts'
import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type OrderedLine, sumLines, TOO_MANY_PIECES } from '#domain/orders/lines.ts'
import { pricesDiffer } from '#domain/orders/shown-prices.ts'
import { terms } from '#domain/terms.ts'
import type { Offer, Offers } from '#server/catalogue/offers.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { Refusal } from '#server/refusal.ts'
import type { ItemRow } from '../rows.ts'

/** A line with what the catalogue says of it today. */
interface PricedLine extends OrderedLine {
  readonly offer: Offer
}

/** What is sold, for how much. */
export interface Sale {
  readonly priced: readonly PricedLine[]
  readonly totals: Totals
}

/** @throws Refusal INVALID_INPUT for more pieces of one line than may be ordered */
export function linesOf({ orderItems }: PlaceOrderData): OrderedLine[] {
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

export function hasId({ productId }: OrderedLine): boolean {
  return parseUuid(productId) !== null
}

/** Ids of the products, each once. */
export function productsOf(lines: readonly OrderedLine[]): string[] {
  return [...new Set(lines.filter(hasId).map(({ productId }) => productId))]
}

/**
 * What these lines cost while the catalogue says this of them.
 *
 * @throws Refusal ITEM_UNAVAILABLE, PRICE_CHANGED, INVALID_INPUT
 */
export function saleOf(lines: readonly OrderedLine[], offers: Offers, data: PlaceOrderData): Sale {
  const priced = pricedLines(lines, offers, data)
  const totals = totalsOf(
    priced.map(({ offer, quantity }) => ({ listPrice: offer.listPrice, quantity })),
  )
  refuseOldPrices(data, priced, totals)
  return { priced, totals }
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
 * A line keeps what it was sold as, whatever becomes of the product (rule: unavailable-lines), and is
 * shown as the model that was bought (rule: pictures-follow-the-phone).
 */
export function soldAs({
  productId,
  deviceModel,
  customName,
  quantity,
  offer,
}: PricedLine): ItemRow {
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
