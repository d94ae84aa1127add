import { parsePhone } from '#domain/forms/phone.ts'

/** Days of full access for the guest session that placed an order (rule: guest-order-access). */
export const SESSION_PROOF_DAYS = 180

/** Days for which a guest order is listed to callers without a proof (rule: search-by-email). */
export const UNPROVED_LISTING_DAYS = 90

/** Facts that determine the access to an order, without any identity. */
export interface AccessFacts {
  /** Whether it was placed without an account, whatever happens to accounts later. */
  readonly isGuestOrder: boolean
  readonly isSignedIn: boolean
  readonly isAdmin: boolean
  readonly isOwner: boolean
  /** Whether the account merged the guest session that placed it. */
  readonly hasClaimed: boolean
  /** Whether the guest session placed it, with an id random enough as a proof. */
  readonly isPlacingSession: boolean
  readonly ageInDays: number
  /** Result of comparing the sent phone number with the order's. */
  readonly phone: 'not-sent' | 'right' | 'wrong'
}

/**
 * - `full`: the complete order, and the right to cancel it
 * - `masked`: state, items and totals, without personal data
 * - `wrong-phone`: a proof was sent and failed
 * - `login-needed`, `hidden`: an account's order, for an anonymous caller and for another account
 */
export type Access = 'full' | 'masked' | 'wrong-phone' | 'login-needed' | 'hidden'

/**
 * Determines the access to an order (rules: guest-order-access, wrong-phone). Other proofs take
 * precedence, so that a wrong phone number takes no access away. An e-mail address proves nothing.
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

/** Number sent as proof, else null; a foreign one may lack its plus (rule: guest-order-access). */
export function accessPhone(typed: string): string | null {
  return parsePhone(typed) ?? parsePhone(`+${typed.trim()}`)
}
