import { limits } from '#server/http/limits/limits.ts'
import type { CartOwner } from './owner.ts'
import type { CartServices } from './services.ts'

/**
 * Counts a cart that a guest has begun, whose session anybody can make up; beyond the limit of the
 * network, the cart is deleted again (rule: guest-session). An account has one cart at most.
 *
 * @param address the limit key of the caller's network address
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countNewCart(
  { db, limiter }: Pick<CartServices, 'db' | 'limiter'>,
  owner: CartOwner,
  address: string,
): Promise<void> {
  if ('userId' in owner) return
  try {
    limiter.countHere(limits.cartsOfAddress, address)
  } catch (error) {
    await db.deleteFrom('carts').where('guest_hash', '=', owner.guestHash).execute()
    throw error
  }
}
