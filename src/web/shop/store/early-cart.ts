import type { Cart } from '#domain/contract/cart.ts'
import { currentUser, guestSessionId } from '#web/kit/session/session.ts'

/** Request of the pre-hydration script for the cart, with the identity that it named. */
export interface EarlyCart {
  readonly token: string | null
  readonly guest: string | null
  /** Null where the request failed: the store makes its own and handles the failure. */
  readonly answer: Promise<Cart | null>
}

declare global {
  var earlyCart: EarlyCart | undefined
}

/** Milliseconds that the store waits for the answer. */
const TIMEOUT = 2_000
/** Milliseconds since the document began, after which the answer is too old. */
const FRESH_FOR = 10_000

/** Takes the early answer, once; null without one, for another identity, or when it is late or old. */
export async function takeEarlyCart(): Promise<Cart | null> {
  const early = globalThis.earlyCart
  globalThis.earlyCart = undefined
  const isOurs = early?.token === (currentUser()?.token ?? null) && early.guest === guestSessionId()
  if (!early || !isOurs || performance.now() > FRESH_FOR) return null
  return await Promise.race([
    early.answer,
    new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null)),
  ])
}
