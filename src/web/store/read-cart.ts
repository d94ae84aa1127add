import type { Cart } from '#domain/contract/cart.ts'
import { ApiError, type SendOptions, send } from '#web/api/send.ts'
import { lastCart } from './kept-cart.ts'

/**
 * Reads the cart of whoever is here; without a network it is the one that was last seen on this
 * device.
 *
 * @throws ApiError
 */
export async function readCart(options?: SendOptions): Promise<Cart> {
  try {
    return await send('getCart', {}, options)
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'OFFLINE' ? lastCart() : null
    if (kept) return kept
    throw error
  }
}
