import type { FastifyRequest } from 'fastify'

/** The shop's host and address, to which authenticators bind a passkey. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string
  /** Scheme, host and port of the pages that may ask for a passkey. */
  readonly origin: string
}

/**
 * The shop's own address as authenticators know it; null where passkeys can't be used: they need HTTPS,
 * or localhost. Without PUBLIC_URL only localhost is known to be the shop's own.
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
