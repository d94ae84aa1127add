import type { CallName } from '#domain/contract/addresses.ts'
import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'
import { holds, type Model } from './model.ts'
import type { Who } from './people.ts'

/** What is sent to one process of the shop. */
export interface Request {
  readonly call: CallName
  readonly as: Who
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A picture in the place of a body. */
  readonly picture?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  /** What the call answers, or the refusal when `status` says so. */
  readonly body: unknown
  readonly text: string
  /** Milliseconds. */
  readonly took: number
}

export function refusalOf({ body }: Answer): Partial<ErrorAnswer> {
  return body as Partial<ErrorAnswer>
}

/**
 * Holds one part of an answer against the model, and does the same to the model.
 *
 * @throws Mismatch
 */
export type Step = (model: Model) => void

/** A deed as it was begun: everything that the one who does it had seen by then. */
export interface Begun {
  readonly request: Request
  /**
   * What the answer says has happened, in steps between which somebody else may come; in this order,
   * or in any when `isLoose`.
   */
  readonly steps: (answer: Answer) => readonly Step[]
  readonly isLoose?: boolean
}

/** Something that somebody does in the shop, whoever is there and whatever there is. */
export interface Deed {
  /** Null while there is nothing that it could be done to. */
  readonly begin: (model: Model) => Begun | null
  readonly toString: () => string
}

/** Says a deed so that a failure can be read: `Guest 1 adds {"product":2}`. */
export function deed(words: string, details: object, begin: Deed['begin']): Deed {
  return { begin, toString: () => `${words} ${JSON.stringify(details)}` }
}

/** @throws Mismatch unless the call was refused so */
export function isRefused(answer: Answer, status: number, code: ErrorCode, message?: string): void {
  const refusal = refusalOf(answer)
  const isSo =
    answer.status === status &&
    refusal.code === code &&
    (message === undefined || refusal.message === message)
  holds(isSo, () => `expected ${status} ${code} ${message ?? ''}, got ${said(answer)}`)
}

/** @throws Mismatch unless the call succeeded */
export function isDone(answer: Answer, status = 200): void {
  holds(answer.status === status, () => `expected ${status}, got ${said(answer)}`)
}

function said({ status, text }: Answer): string {
  return `${status} ${text.slice(0, 300)}`
}
