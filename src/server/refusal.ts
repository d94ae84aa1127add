import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'

/** Optional fields of a refusal beside its sentence. */
export interface RefusalDetails {
  readonly fields?: ErrorAnswer['fields']
  readonly changed?: ErrorAnswer['changed']
  readonly challenge?: string
  readonly figures?: ErrorAnswer['figures']
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/**
 * An expected no. Verbs throw it with a stable code and the sentence that the customer reads; only
 * `http/errors.ts` knows which HTTP status a code becomes.
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

/** The first words of whatever is said when the shop can't answer for now; nothing was lost. */
export const BRIEFLY_UNAVAILABLE = 'The shop is briefly unavailable.'

/** Said when the shop can't answer for now. */
export const UNAVAILABLE_MESSAGE = `${BRIEFLY_UNAVAILABLE} Please try again in a few seconds.`

/** The refusal for what the shop can't do now, and could after so many seconds. */
export function unavailable(retryAfter: number): Refusal {
  return new Refusal('UNAVAILABLE', UNAVAILABLE_MESSAGE, { retryAfter })
}

/** What was read, unless it is a mistake. @throws Refusal INVALID_INPUT with its sentence */
export function readOrRefuse<Read extends object>(
  read: Read | { readonly mistake: string },
): Exclude<Read, { readonly mistake: string }> {
  if ('mistake' in read) throw new Refusal('INVALID_INPUT', String(read.mistake))
  return read as Exclude<Read, { readonly mistake: string }>
}

/** The refusal for what does not exist, or must look as if it did not. */
export function notFound(message: string): Refusal {
  return new Refusal('NOT_FOUND', message)
}
