import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import type { Queryable } from '#server/schema/database.ts'
import { type Account, accountOfToken } from './account.ts'

/** The caller: a bearer token takes precedence over a session id (rule: guest-session). */
export interface Identity {
  readonly account: Account | null
  /** SHA-256 of the guest session id; the id itself is not stored. */
  readonly guestHash: Buffer | null
  /** Whether the id is random enough to give access to orders; a weak one is for a cart only. */
  readonly isStrongGuest: boolean
}

const SESSION_ID = /^guest_([A-Za-z0-9_-]{1,80})$/
/** Characters after the prefix: 22 of base64url carry 128 bits (rule: guest-session). */
const STRONG_SESSION_LENGTH = 22

/** SHA-256, the stored form of tokens and session ids. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Identifies the caller. An unknown token is refused rather than treated as anonymous. */
export async function identify(db: Queryable, request: FastifyRequest): Promise<Identity> {
  const token = bearerToken(request)
  if (token !== null) {
    const account = await accountOfToken(db, hashSecret(token))
    if (!account) throw new Refusal('UNAUTHENTICATED', t.refusals.logInAgain)
    return { account, guestHash: null, isStrongGuest: false }
  }
  const header = request.headers['x-session-id']
  if (header === undefined || header === '') {
    return { account: null, guestHash: null, isStrongGuest: false }
  }
  return guestIdentity(header)
}

/** The identity of a guest session id; a malformed id is refused (rule: guest-session). */
export function guestIdentity(sessionId: string | string[]): Identity {
  const random = typeof sessionId === 'string' ? SESSION_ID.exec(sessionId)?.[1] : undefined
  if (typeof sessionId !== 'string' || random === undefined) {
    throw new Refusal('INVALID_INPUT', 'The guest session id is malformed')
  }
  return {
    account: null,
    guestHash: hashSecret(sessionId),
    isStrongGuest: random.length >= STRONG_SESSION_LENGTH,
  }
}

/** The token of a request; null without one. A malformed header is refused. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1]
  if (token === undefined) throw new Refusal('UNAUTHENTICATED', t.refusals.logInAgain)
  return token
}
