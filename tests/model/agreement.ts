import { paisaFromRupees } from '#domain/money.ts'
import { checkoutKey } from '#server/cart/checkout-key.ts'
import { holds, isSame, type LineName, type Model } from './model.ts'
import { type Shopper, shoppers } from './people.ts'
import type { StoredCart, StoredShop } from './stored.ts'
import type { TwoShops } from './two-shops.ts'

/**
 * Compares the tables with the model: every acknowledged order exists once and equals the model's,
 * no other order exists, and carts and products are equal.
 * @throws Mismatch
 */
export function agree(shops: Pick<TwoShops, 'shopperOf'>, model: Model, stored: StoredShop): void {
  const line = ({ product, deviceModel, customName }: LineName) =>
    [model.products[product]?.id, deviceModel, customName].join()
  // The order of the ids decides between concurrent changes: only the tables know which came last.
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)
  isSame(
    'what is for sale',
    [...stored.products].sort(byId),
    model.products
      .map(({ id, price, deviceModels, isOnSale }) => ({
        id,
        price: paisaFromRupees(price),
        deviceModels,
        isOnSale,
      }))
      .sort(byId),
  )
  // Compares sequence too; for two orders placed at once, the tables define it.
  isSame(
    'orders that there are',
    stored.orders.map(({ id }) => id),
    model.orders.map(({ id }) => id),
  )
  for (const order of model.orders) {
    const found = stored.orders.find(({ id }) => id === order.id)
    holds(found !== undefined, () => `order ${order.id} is lost`)
    const { state, parcel } = order
    isSame(
      'an order',
      {
        by: shops.shopperOf(found.userId, found.guestHash),
        claimedBy: shops.shopperOf(found.claimedBy, null) ?? null,
        status: found.status,
        isPaid: found.isPaid,
        isDelivered: found.isDelivered,
        version: found.version,
        parcel: [found.courier, found.trackingNumber],
        note: found.note,
        proof: [found.hasProof, found.isProofRejected],
        steps: found.steps.map(({ action }) => action),
        lines: found.items.map(({ product, deviceModel, customName, quantity, listPrice }) =>
          [product, deviceModel, customName, quantity, listPrice].join(),
        ),
      },
      {
        by: order.by,
        claimedBy: order.claimedBy,
        status: state.orderStatus,
        isPaid: state.isPaid,
        isDelivered: state.isDelivered,
        version: order.version,
        parcel: [parcel.courier, parcel.trackingNumber],
        note: order.note,
        proof: [order.hasProof, order.isProofRejected],
        steps: order.steps,
        lines: order.lines.map((sold) => [line(sold), sold.quantity, sold.listPrice].join()),
      },
    )
  }
  for (const who of shoppers) {
    const found = stored.carts.find((cart) => shops.shopperOf(cart.userId, cart.guestHash) === who)
    isSame(
      `the cart of ${who}`,
      (found?.lines ?? [])
        .map((each) => [each.product, each.deviceModel, each.customName, each.quantity].join())
        .sort(),
      model.carts[who].lines.map((each) => [line(each), each.quantity].join()).sort(),
    )
    keysAgree(model, who, found)
  }
}

/**
 * Checks the key of a cart: an unchanged cart keeps the key last seen, a changed one has a key
 * never used before (rule: one-key-one-order).
 */
function keysAgree(model: Model, who: Shopper, found: StoredCart | undefined): void {
  const cart = model.carts[who]
  isSame(`whether ${who} has a cart`, found !== undefined, cart.isThere)
  if (!found) return
  const key = checkoutKey(found)
  if (cart.key !== null) isSame(`the key of ${who}`, key, cart.key)
  else holds(!model.usedKeys.includes(key), () => `${who} has a key that was used before`)
}
