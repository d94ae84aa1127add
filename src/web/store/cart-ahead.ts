import type { Cart } from '#domain/contract/cart.ts'
import { currentUser, guestSessionId } from '#web/session/session.ts'

/** The cart as it was asked for when the document began (src/web/early-cart.ts), and as whom. */
export interface CartAhead {
  readonly token: string | null
  readonly guest: string | null
  readonly answer: Promise<Response>
}

declare global {
  var cartAhead: CartAhead | undefined
}

/** Milliseconds for which it is still waited for; then the shop is asked again. */
const WAITED_FOR = 2_000
/** Milliseconds of a document after which what was asked for at its beginning is too old. */
const FRESH_FOR = 10_000

/**
 * The cart that was asked for while the scripts were on their way, once: null where that came to nothing.
 * At once null where nobody has asked, or somebody else is here by now.
 */
export function takeCartAhead(): Promise<Cart | null> | null {
  const ahead = globalThis.cartAhead
  globalThis.cartAhead = undefined
  const isOfWhoIsHere =
    ahead?.token === (currentUser()?.token ?? null) && ahead.guest === guestSessionId()
  if (!ahead || !isOfWhoIsHere || performance.now() > FRESH_FOR) return null
  const late = new Promise<null>((resolve) => setTimeout(resolve, WAITED_FOR, null))
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
