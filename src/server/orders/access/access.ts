import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import { type AccessFacts, accessPhone, orderAccess } from '#domain/orders/access.ts'
import { DAY } from '#domain/text/units.ts'
import { t } from '#messages'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import { hashSecret, type Identity } from '#server/sessions/identity.ts'
import { type OrderRow, orderNotFound } from '../rows.ts'

export interface Viewer {
  readonly identity: Identity
  /** Value of the header `x-order-phone`; null when it was not sent. */
  readonly phone: string | null
  readonly address: string
}

/** Reads the viewer of an order from a request. */
export async function viewerOf(received: {
  readonly identity: () => Promise<Identity>
  readonly request: FastifyRequest
}): Promise<Viewer> {
  const phone = String(received.request.headers['x-order-phone'] ?? '').trim()
  return {
    identity: await received.identity(),
    phone: phone === '' ? null : phone,
    address: networkOf(received.request),
  }
}

/**
 * Determines the viewer's access to an order (rules: guest-order-access, wrong-phone).
 *
 * @throws Refusal PROOF_FAILED for a wrong phone number, TOO_MANY_REQUESTS after five of them in an
 *   hour, UNAUTHENTICATED or NOT_FOUND for another account's order
 */
export async function accessTo(
  limiter: Limiter,
  viewer: Viewer,
  order: OrderRow,
): Promise<'full' | 'masked'> {
  const access = accessWithoutPhone(viewer.identity, order)
  if (access === 'login-needed') throw new Refusal('UNAUTHENTICATED', t.orders.loginToView)
  if (access === 'hidden') throw orderNotFound()
  if (access === 'full') return access
  if (viewer.phone === null) return 'masked'
  const attempt = phoneAttempt(order.id, viewer)
  await limiter.reserve(...attempt)
  const answer = isPhoneOf(order, viewer.phone) ? 'right' : 'wrong'
  if (orderAccess(factsOf(viewer.identity, order, answer)) !== 'full') {
    throw new Refusal('PROOF_FAILED', t.orders.otherPhone)
  }
  await limiter.release(...attempt)
  return 'full'
}

/**
 * Requires proof that the viewer is the customer (rule: cancel-needs-proof).
 *
 * @throws Refusal PROOF_REQUIRED, and as `accessTo`
 */
export async function requireFullAccess(
  limiter: Limiter,
  viewer: Viewer,
  order: OrderRow,
): Promise<void> {
  if ((await accessTo(limiter, viewer, order)) === 'full') return
  throw new Refusal('PROOF_REQUIRED', t.orders.confirmPhone)
}

/** Viewer's access to an order by identity alone, without a phone number. */
export function accessWithoutPhone(identity: Identity, order: OrderRow) {
  return orderAccess(factsOf(identity, order, 'not-sent'))
}

/**
 * Limits of guesses at a phone (rule: wrong-phone), reserved before the comparison and released for
 * the right number: of a hundred concurrent guesses only five are compared.
 */
export function phoneAttempt(target: string, { address }: Pick<Viewer, 'address'>) {
  return [
    [limits.wrongPhonesOfOrder, target],
    [limits.wrongPhonesOfAddress, address],
  ] as const
}

/** Whether a typed number is the order's, compared in constant time. */
export function isPhoneOf(order: OrderRow, typed: string): boolean {
  const proof = accessPhone(typed)
  const isSame = timingSafeEqual(hashSecret(proof ?? ''), hashSecret(order.customer_phone))
  // An empty number doesn't prove an order without a phone.
  return isSame && proof !== null
}

function factsOf(
  { account, guestHash, isStrongGuest }: Identity,
  order: OrderRow,
  phone: AccessFacts['phone'],
): AccessFacts {
  return {
    isGuestOrder: order.is_guest,
    isSignedIn: account !== null,
    isAdmin: account?.isAdmin === true,
    isOwner: account !== null && account.id === order.user_id,
    hasClaimed: account !== null && account.id === order.claimed_by,
    isPlacingSession: isStrongGuest && isSameHash(guestHash, order.guest_hash),
    ageInDays: (Date.now() - order.created_at.getTime()) / DAY,
    phone,
  }
}

function isSameHash(a: Buffer | null, b: Buffer | null): boolean {
  return a !== null && b !== null && a.length === b.length && timingSafeEqual(a, b)
}
