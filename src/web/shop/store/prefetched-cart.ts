import type { Cart } from '#domain/contract/cart.ts'
import { currentUser, guestSessionId } from '#web/kit/session/session.ts'

/**
 * Request that cart-prefetch.ts made at the start of the document, with the identity it was made
 * for.
 */
export interface PrefetchedCart {
  readonly token: string | null
  readonly guest: string | null
  readonly answer: Promise<Response>
}

declare global {
  var prefetchedCart: PrefetchedCart | undefined
}

/** Milliseconds to wait for the prefetched answer. */
const TIMEOUT = 2_000
/** Milliseconds since navigation after which the answer is too old. */
const FRESH_FOR = 10_000

/**
 * Takes the prefetched cart, once. Null without a prefetch, for another identity or when it is too
 * old; a promise of null when the request failed or timed out.
 */
export function takePrefetchedCart(): Promise<Cart | null> | null {
  const ahead = globalThis.prefetchedCart
  globalThis.prefetchedCart = undefined
  const isSameIdentity =
    ahead?.token === (currentUser()?.token ?? null) && ahead.guest === guestSessionId()
  if (!ahead || !isSameIdentity || performance.now() > FRESH_FOR) return null
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null))
  return Promise.race([late, cartIn(ahead.answer)])
}

async function cartIn(answer: Promise<Response>): Promise<Cart | null> {
  try {
    const response = await answer
    return response.ok ? ((await response.json()) as Cart) : null
  } catch {
    return null
  }
}
