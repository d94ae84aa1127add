import { t } from '#messages'
import type { ErrorAnswer, ErrorCode } from './errors.ts'

/** Optional fields of a refusal in addition to its message. */
interface RefusalDetails extends Omit<ErrorAnswer, 'message' | 'code'> {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number
}

/**
 * Expected refusal, thrown with a stable code and the sentence that the customer reads; only
 * `http/answers/errors.ts` maps codes to HTTP statuses.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Refusal at one field of the request, whose message is the whole answer's. */
export function refusalAt(field: string, code: ErrorCode, message: string): Refusal {
  return new Refusal(code, message, { fields: [{ field, message }] })
}

/** Refusal of a request that may succeed after so many seconds. */
export function unavailable(retryAfter: number): Refusal {
  return new Refusal('UNAVAILABLE', t.refusals.unavailable, { retryAfter })
}

/** Result of a parser, unless it is a mistake. @throws Refusal INVALID_INPUT with its sentence */
export function readOrRefuse<Read extends object>(
  read: Read | { readonly mistake: string },
): Exclude<Read, { readonly mistake: string }> {
  if ('mistake' in read) throw new Refusal('INVALID_INPUT', String(read.mistake))
  return read as Exclude<Read, { readonly mistake: string }>
}

/** Refusal for an entity that doesn't exist, or that the caller must not know of. */
export function notFound(message: string): Refusal {
  return new Refusal('NOT_FOUND', message)
}
