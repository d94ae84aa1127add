import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'

/** Host and origin of the shop, to which authenticators bind a passkey. */
export interface RelyingParty {
  readonly id: string
  /** Scheme, host and port of the pages that may request a passkey. */
  readonly origin: string
}

/**
 * The shop's own address as a relying party; null if passkeys can't be used: they need HTTPS or
 * localhost. Without PUBLIC_URL only localhost is trusted.
 */
export function relyingPartyOf(
  publicUrl: string | undefined,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): RelyingParty | null {
  const url = `${protocol}://${host}`
  if (publicUrl === undefined && !URL.canParse(url)) return null
  const { hostname, origin, protocol: scheme } = new URL(publicUrl ?? url)
  const isSecure = publicUrl !== undefined && scheme === 'https:'
  return isSecure || hostname === 'localhost' ? { id: hostname, origin } : null
}

/** @throws Refusal UNAVAILABLE where passkeys can't be used */
export function requireParty(party: RelyingParty | null): RelyingParty {
  if (party === null) throw new Refusal('UNAVAILABLE', t.account.noPasskeysHere)
  return party
}

/** Lazy import of the library, which takes longer to load than the other modules of accounts. */
export const webauthn = () => import('@simplewebauthn/server')

/** The account's name within its passkeys, which an authenticator returns with each login. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId))
}
