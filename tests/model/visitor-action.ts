import type { CallName } from '#domain/contract/addresses/index.ts'
import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'
import { holds, type Model } from './model.ts'
import type { PersonName } from './people.ts'

/** Request to one process of the shop. */
export interface Request {
  readonly call: CallName
  readonly as: PersonName
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Picture that is sent in place of a body. */
  readonly picture?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  /** Answer of the call, or the refusal if `status` is an error. */
  readonly body: unknown
  readonly text: string
  /** Milliseconds. */
  readonly took: number
}

export function refusalOf({ body }: Answer): Partial<ErrorAnswer> {
  return body as Partial<ErrorAnswer>
}

/**
 * Checks one part of an answer against the model, and applies it to the model.
 * @throws Mismatch
 */
export type Step = (model: Model) => void

/** Started action, fixed to the state that its actor had seen by then. */
export interface StartedAction {
  readonly request: Request
  /**
   * Steps that the answer implies, in sequence, or in any sequence when `isLoose`. Steps of another
   * action may come between them.
   */
  readonly steps: (answer: Answer) => readonly Step[]
  readonly isLoose?: boolean
}

/** Action of a person in the shop, applicable to any state of the model. */
export interface VisitorAction {
  /** Null while the model holds no object for it. */
  readonly begin: (model: Model) => StartedAction | null
  readonly toString: () => string
}

/** Labels an action for readable failures: `Guest 1 adds {"product":2}`. */
export function visitorAction(
  words: string,
  details: object,
  begin: VisitorAction['begin'],
): VisitorAction {
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
