import { parsePhone } from '#domain/forms/phone.ts'

/**
 * Days for which the guest session that placed an order sees it whole (rule: guest-order-access).
 */
export const SESSION_PROOF_DAYS = 180

/**
 * Days for which a guest order is listed to callers who have proved nothing
 * (rule: search-by-email).
 */
export const UNPROVED_LISTING_DAYS = 90

/** Message for an order that does not exist, or must look so. */
export const ORDER_NOT_FOUND = 'Order not found'

/** Everything that decides how much of an order somebody may see; no identity is among it. */
export interface AccessFacts {
  /** Placed without an account; stays true whatever happens to accounts later. */
  readonly isGuestOrder: boolean
  readonly isSignedIn: boolean
  readonly isAdmin: boolean
  /** The account that placed it. */
  readonly isOwner: boolean
  /** The account that merged the guest session which placed it. */
  readonly hasClaimed: boolean
  /** The guest session that placed it, by an id random enough to prove anything. */
  readonly isPlacingSession: boolean
  readonly ageInDays: number
  /** The result of comparing the sent phone number with the order's. */
  readonly phone: 'not-sent' | 'right' | 'wrong'
}

/**
 * - `full`: the whole order, and the right to cancel it
 * - `masked`: state, items and totals, but nothing of the person
 * - `wrong-phone`: a proof was tried and failed
 * - `login-needed`, `hidden`: an account's order, for nobody in particular and for another account
 */
export type Access = 'full' | 'masked' | 'wrong-phone' | 'login-needed' | 'hidden'

/**
 * How much of an order somebody may see (rules: guest-order-access, wrong-phone). Proofs that need
 * no typing count first, so a wrong phone number takes nothing from those who have one of them. An
 * e-mail address proves nothing.
 */
export function orderAccess(facts: AccessFacts): Access {
  if (facts.isAdmin) return 'full'
  if (!facts.isGuestOrder) {
    if (facts.isOwner) return 'full'
    return facts.isSignedIn ? 'hidden' : 'login-needed'
  }
  if (facts.hasClaimed) return 'full'
  if (facts.isPlacingSession && facts.ageInDays <= SESSION_PROOF_DAYS) return 'full'
  if (facts.phone === 'right') return 'full'
  return facts.phone === 'wrong' ? 'wrong-phone' : 'masked'
}

/**
 * A phone number sent as proof, in the stored form; null when it can't be one. More forgiving than
 * the checkout: another country's number may come without its plus (rule: guest-order-access).
 */
export function provingPhone(typed: string): string | null {
  return parsePhone(typed) ?? parsePhone(`+${typed.trim()}`)
}
