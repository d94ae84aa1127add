import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/contract/cart.ts'
import { ApiError, send } from '#web/api/send.ts'
import { currentUser, guestSessionId } from '#web/session/session.ts'
import { readCart } from '#web/store/read-cart.ts'
import type { CartView } from './cart-lines.ts'
import { openLiveCart } from './live-cart.ts'

const noCart: Cart = { items: [], checkoutKey: '' }

/** Milliseconds after which a page offers another try instead of its skeleton. */
const READING_TIME = 9_000

/** Whose cart was read last, so that nobody is ever shown another's. */
let readBy: string | null = null
const visitor = () => currentUser()?._id ?? guestSessionId()

/** The cart of whoever is here: the account's, or the guest session's. */
export const myCart = openLiveCart({
  async read(signal) {
    const reader = visitor()
    const cart = reader
      ? await readCart({ timeout: READING_TIME, ...(signal && { signal }) })
      : noCart
    readBy = reader
    return cart
  },
  add: ({ productId, selectedModel }, quantity) =>
    send('addToCart', { body: { productId, quantity, selectedModel } }),
  setQuantity: ({ productId, selectedModel }, quantity) =>
    send('updateCartLine', { params: { productId }, body: { quantity, selectedModel } }),
  remove: ({ productId, selectedModel }) =>
    send('removeCartLine', { params: { productId }, query: {}, body: { selectedModel } }),
  clear: () => send('clearCart', {}),
})

/** What the shopper has asked for so far. */
export function useCart(): CartView {
  return useSyncExternalStore(myCart.subscribe, myCart.view, myCart.view)
}

/**
 * Reads the cart for a page. When the shop can't be reached, what was read before is shown instead;
 * then the answer is the sentence to say about it.
 */
export async function loadCart(signal: AbortSignal): Promise<string | null> {
  try {
    await myCart.load(signal)
    return null
  } catch (error) {
    const isKnown = myCart.view().cart !== null && readBy === visitor()
    if (error instanceof ApiError && isKnown) return error.message
    throw error
  }
}
