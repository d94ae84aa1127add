import type { Cart } from '#domain/contract/cart.ts'
import { stored } from '#web/device/stored.ts'
import { visitor } from '#web/session/session.ts'

export interface KeptCart {
  /** Whose it is: user or guest; another's is never shown. */
  readonly owner: string
  readonly cart: Cart
}

/** The cart as it was last seen, so that it can be read without a network. */
const keptCart = stored<KeptCart>('khol.lastCart', parse, JSON.stringify)

export function keepCart(cart: Cart): void {
  const owner = visitor()
  keptCart.set(owner === null || cart.items.length === 0 ? null : { owner, cart })
}

/** The last cart of whoever is here now; null when none was kept. */
export function lastCart(): Cart | null {
  const kept = keptCart.get()
  return kept && kept.owner === visitor() ? kept.cart : null
}

/** Forgets a cart that is another's by now: whoever it belonged to has left. */
export function forgetOthersCart(): void {
  if (!lastCart()) keptCart.set(null)
}

function parse(text: string): KeptCart | null {
  try {
    const { owner, cart } = JSON.parse(text) as Partial<KeptCart>
    return typeof owner === 'string' && Array.isArray(cart?.items) ? { owner, cart } : null
  } catch {
    return null
  }
}
