import type { Cart } from '#domain/contract/cart.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import type { CartOwner } from '#server/cart/owner.ts'

/** Thrown to roll back an order whose key the cart had before a change. */
export class ChangedCart extends Error {
  readonly owner: CartOwner

  constructor(owner: CartOwner) {
    super('the cart has changed since its key')
    this.owner = owner
  }
}

/** Refusal of an order of a cart that has changed, with the present cart. */
export function cartChanged(cart: Cart): Refusal {
  const message = cart.items.length === 0 ? t.orders.cartEmpty : t.orders.cartChanged
  return new Refusal('CART_CHANGED', message, { cart })
}
