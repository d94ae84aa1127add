import { createHash, randomUUID } from 'node:crypto'
import type { CartOwner } from './owner.ts'

/** Beginning of every key of a cart, which distinguishes it from keys that callers make. */
const PREFIX = 'cart_'

export interface CartVersion {
  readonly id: string
  readonly version: number
}

/**
 * Idempotency key of a cart, the same in every tab until it changes (rule: one-key-one-order). It
 * hashes the cart's random id, which clients never see, so that a key can't be guessed.
 */
export function checkoutKey({ id, version }: CartVersion): string {
  return keyOf(`${id} ${version}`)
}

/** Key for a cart that doesn't exist yet. Callers without any identity get a random one. */
export function keyOfNoCart(owner: CartOwner | null): string {
  if (owner === null) return keyOf(randomUUID())
  return keyOf('userId' in owner ? owner.userId : owner.guestHash.toString('hex'))
}

/** Whether a key is that of a cart, present or not, and not one that the caller has made. */
export function isCheckoutKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

function keyOf(text: string): string {
  return PREFIX + createHash('sha256').update(`checkout ${text}`).digest('base64url')
}
