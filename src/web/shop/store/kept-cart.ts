import type { Cart } from '#domain/contract/cart.ts'
import { stored } from '#web/kit/device/stored.ts'
import { visitor } from '#web/kit/session/session.ts'

export interface StoredCart {
  /** User or guest id; another visitor's copy is never shown. */
  readonly owner: string
  readonly cart: Cart
}

/** The device's copy of the cart, for offline reading. */
const keptCart = stored<StoredCart>('khol.lastCart', parse, JSON.stringify)

export function keepCart(cart: Cart): void {
  const owner = visitor()
  keptCart.set(owner === null || cart.items.length === 0 ? null : { owner, cart })
}

/** The visitor's last cart; null without one. */
export function lastCart(): Cart | null {
  const kept = keptCart.get()
  return kept && kept.owner === visitor() ? kept.cart : null
}

/** Removes the copy of another visitor. */
export function forgetOthersCart(): void {
  if (!lastCart()) keptCart.set(null)
}

function parse(text: string): StoredCart | null {
  try {
    const { owner, cart } = JSON.parse(text) as Partial<StoredCart>
    return typeof owner === 'string' && Array.isArray(cart?.items) ? { owner, cart } : null
  } catch {
    return null
  }
}
