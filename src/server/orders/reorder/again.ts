import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import type { Cart, LineAgain } from '#domain/contract/cart.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type OrderedLine, sumLines } from '#domain/orders/lines.ts'
import { terms } from '#domain/terms.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { transact } from '#platform/database/transaction.ts'
import { raiseCartLines } from '#server/cart/ordered.ts'
import { requireOwner } from '#server/cart/owner.ts'
import { showCart } from '#server/cart/show.ts'
import { lockProducts, type ProductSnapshot } from '#server/catalogue/product-snapshot.ts'
import { requireFullAccess, type Viewer } from '../access/access.ts'
import { type ItemRow, requireOrder } from '../rows.ts'
import type { OrderServices } from '../services.ts'

type ItemToday = ReturnType<typeof itemToday>

/**
 * Adds the lines of an order that are still on sale to the caller's cart, and reports the outcome
 * of every line (rule: order-again). The cart stays unchanged on a refusal.
 *
 * @throws Refusal PROOF_REQUIRED, INVALID_INPUT for a caller without a cart, CART_FULL
 */
export async function orderAgain(
  shop: OrderServices,
  viewer: Viewer,
  id: string,
): Promise<{ cart: Cart; lines: LineAgain[] }> {
  const order = await requireOrder(shop.db, id)
  await requireFullAccess(shop.limiter, viewer, order)
  const owner = requireOwner(viewer.identity)
  const today = await transact(shop.db, async (tx) => {
    let items: readonly ItemToday[] = []
    await raiseCartLines(tx, owner, async () => {
      const ids = new Set(order.items.map(({ product_id }) => product_id))
      const products = await lockProducts(tx, [...ids])
      items = order.items.map((item) => itemToday(item, products.get(item.product_id)))
      return linesOf(items)
    })
    return items
  })
  return { cart: await showCart(shop.db, owner), lines: today.map(presentLine) }
}

function itemToday(item: ItemRow, product: ProductSnapshot | undefined) {
  return { item, product, fate: fateOf(item, product) }
}

function fateOf(item: ItemRow, product: ProductSnapshot | undefined): LineAgain['fate'] {
  if (!product || product.isDeleted) return 'gone'
  if (!product.deviceModels.includes(item.device_model)) return 'model-gone'
  return product.unitPrice === item.unit_price ? 'same' : 'repriced'
}

function lineOf(item: ItemRow): OrderedLine {
  return {
    productId: item.product_id,
    deviceModel: item.device_model,
    customName: item.custom_name,
    quantity: item.quantity,
  }
}

/** Cart lines of the items on sale, without names on products that no longer take any. */
function linesOf(items: readonly ItemToday[]): OrderedLine[] {
  const lines = items.flatMap(({ item, product, fate }) => {
    if (!product || fate === 'gone' || fate === 'model-gone') return []
    return namedByCustomer(product.caseType) ? lineOf(item) : { ...lineOf(item), customName: '' }
  })
  return sumLines(lines).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, terms.maxQuantity),
  }))
}

function presentLine({ item, product, fate }: ItemToday): LineAgain {
  const isGone = fate === 'gone' || fate === 'model-gone'
  return {
    product: item.product_id,
    name: inCurrentLanguage(item.name, item.name_urdu),
    selectedModel: item.device_model,
    customName: item.custom_name,
    qty: item.quantity,
    fate,
    price: rupeesFromPaisa(item.unit_price),
    priceToday: isGone || !product ? null : rupeesFromPaisa(product.unitPrice),
  }
}
