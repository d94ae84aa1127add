import type { ShopFacts } from '#config'
import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import { type Paisa, paisaFromRupees, rupeesFromPaisa } from '#domain/money.ts'
import { type OrderedLine, sumLines, tooManyPieces } from '#domain/orders/lines.ts'
import { isTransferOnly } from '#domain/orders/names-by-transfer.ts'
import { terms } from '#domain/terms.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { t } from '#messages'
import { parseUuid } from '#platform/database/uuid.ts'
import type { ProductSnapshot, ProductSnapshots } from '#server/catalogue/product-snapshot.ts'
import type { ItemRow } from '../rows.ts'

interface PricedLine extends OrderedLine {
  readonly product: ProductSnapshot
}

/**
 * Parses the requested lines and sums equal ones.
 *
 * @throws Refusal INVALID_INPUT for a line above the limit
 */
export function orderedLines({ orderItems }: PlaceOrderData): OrderedLine[] {
  return withinLimit(
    orderItems.map((item) => ({
      productId: productIdOf(item),
      deviceModel: item.selectedModel,
      customName: item.customName ?? '',
      quantity: item.qty,
    })),
  )
}

/** Sums equal lines and refuses a line above the limit (rule: line-limit). */
function withinLimit<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const summed = sumLines(lines)
  if (summed.some(({ quantity }) => quantity > terms.maxQuantity)) {
    throw refusalAt('orderItems', 'INVALID_INPUT', tooManyPieces())
  }
  return summed
}

/** Product id in canonical form. Text that isn't a UUID is kept; it matches no product. */
function productIdOf({ product }: PlaceOrderData['orderItems'][number]): string {
  return parseUuid(product) ?? product
}

/** Whether a line can be that of a product. */
export function hasId({ productId }: OrderedLine): boolean {
  return parseUuid(productId) !== null
}

/**
 * Prices the lines by the product snapshots, and refuses the order if the result differs from the
 * figures that the customer saw.
 *
 * @throws Refusal ITEM_UNAVAILABLE, PRICE_CHANGED, INVALID_INPUT
 */
export function priceOrder(
  lines: readonly OrderedLine[],
  products: ProductSnapshots,
  data: PlaceOrderData,
): { readonly lines: readonly PricedLine[]; readonly totals: Totals } {
  const priced = pricedLines(lines, products, data)
  const totals = totalsOf(priced.map(({ product, quantity }) => ({ ...product, quantity })))
  refuseOldPrices(data, priced, totals)
  return { lines: priced, totals }
}

function pricedLines(
  lines: readonly OrderedLine[],
  products: ProductSnapshots,
  data: PlaceOrderData,
): PricedLine[] {
  const priced: PricedLine[] = []
  for (const line of lines) {
    const product = products.get(line.productId)
    if (!product || !isOnSale(product, line.deviceModel)) continue
    // The line of a product without names loses its name (rule: name-on-the-case).
    const customName = namedByCustomer(product.caseType) ? line.customName : ''
    priced.push({ ...line, customName, product })
  }
  if (priced.length < lines.length) throw unavailable(data, products)
  return withinLimit(priced)
}

function isOnSale(product: ProductSnapshot, deviceModel: string): boolean {
  return !product.isDeleted && product.deviceModels.includes(deviceModel)
}

/** Refusal of an order with lines that are not on sale any more, each reported at its field. */
function unavailable(data: PlaceOrderData, products: ProductSnapshots): Refusal {
  const fields = data.orderItems.flatMap((item, index) => {
    const product = products.get(productIdOf(item))
    if (product && isOnSale(product, item.selectedModel)) return []
    const message = product
      ? t.orders.refusalModelGone({
          name: inCurrentLanguage(product.name, product.nameUrdu),
          model: item.selectedModel,
        })
      : t.orders.itemGone
    return [{ field: `orderItems.${index}`, message }]
  })
  return new Refusal('ITEM_UNAVAILABLE', fields[0]?.message ?? '', { fields })
}

/** Refuses an order if any amount that its customer saw differs by a paisa from the present one. */
function refuseOldPrices(
  data: PlaceOrderData,
  priced: readonly PricedLine[],
  totals: Totals,
): void {
  const unitPrices = new Map(priced.map(({ productId, product }) => [productId, product.unitPrice]))
  const today = data.orderItems.map((item) => unitPrices.get(productIdOf(item)) ?? 0)
  const { orderItems } = data
  const isPresent = (rupees: number | undefined, amount: Paisa | undefined) =>
    rupees === undefined || paisaFromRupees(rupees) === amount
  const arePresent =
    orderItems.every(({ price }, index) => isPresent(price, today[index])) &&
    isPresent(data.taxPrice, totals.tax) &&
    isPresent(data.shippingPrice, totals.shipping) &&
    isPresent(data.totalPrice, totals.total)
  if (arePresent) return
  throw new Refusal('PRICE_CHANGED', t.orders.pricesChanged, {
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

/** Refuses cash on delivery where the owner asks for a transfer (rule: names-by-transfer). */
export function refuseCash(
  { paymentMethod }: PlaceOrderData,
  lines: readonly PricedLine[],
  facts: Pick<ShopFacts, 'namesByTransfer'>,
): void {
  const types = lines.map(({ product }) => product.caseType)
  if (paymentMethod === 'COD' && isTransferOnly(types, facts)) {
    throw refusalAt('paymentMethod', 'INVALID_INPUT', t.orders.transferOnly)
  }
}

/** Copy of the product as it was sold, in the picture of its model (rule: unavailable-lines). */
export function toOrderItem({
  productId,
  deviceModel,
  customName,
  quantity,
  product,
}: PricedLine): ItemRow {
  return {
    product_id: productId,
    name: product.name,
    name_urdu: product.nameUrdu,
    image: pictureOf({ image: product.images, imageModels: product.imageModels }, deviceModel),
    brand: product.brand,
    case_type: product.caseType,
    device_model: deviceModel,
    custom_name: customName,
    list_price: product.listPrice,
    unit_price: product.unitPrice,
    quantity,
  }
}
