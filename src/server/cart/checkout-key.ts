import { createHash, randomUUID } from 'node:crypto'
import type { CartOwner } from './owner.ts'

/**
 * The key that checkout sends with its order: the same in every tab until the cart changes, then
 * another (rule: one-key-one-order). The id of a cart is random and leaves the server in no other
 * form, so a key can't be guessed.
 */
export function checkoutKey(cart: { readonly id: string; readonly version: number }): string {
  return keyOf(`${cart.id} ${cart.version}`)
}

/** The key of a cart that nothing was ever put into. Callers without any identity share none. */
export function keyOfNoCart(owner: CartOwner | null): string {
  if (owner === null) return keyOf(randomUUID())
  return keyOf('userId' in owner ? owner.userId : owner.guestHash.toString('hex'))
}

function keyOf(text: string): string {
  return createHash('sha256').update(`checkout ${text}`).digest('base64url')
}
