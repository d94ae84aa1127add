import type { Configuration } from '#server/configuration/configuration.ts'

/** One command of `npm run shop -- <verb>`. */
export interface Verb {
  /** `backup [file]` */
  readonly usage: string
  readonly does: string
  /** `Nothing was restored`: what is true when it could not do that. */
  readonly failure: string
  readonly run: (words: readonly string[], operator: Operator) => Promise<void>
}

/** Dependencies of a command. */
export interface Operator {
  readonly configuration: Configuration
  readonly say: (line: string) => void
  /** Says what is no result: it stays out of a file that the output is led into. */
  readonly note: (line: string) => void
  /** Where a command writes what is no line to be read. */
  readonly output: NodeJS.WritableStream
  /** Aborted when the operator wants the command to stop; it leaves nothing half done then. */
  readonly signal: AbortSignal
  /** Runs `work` with the address of the shop's database, beside an open shop if there is one. */
  readonly withDatabase: (work: (url: string) => Promise<void>) => Promise<void>
  /** The same, but only when no shop is open on the embedded database. */
  readonly withDatabaseAlone: (work: (url: string) => Promise<void>) => Promise<void>
  /** A path as the operator meant it, wherever npm has changed to. */
  readonly pathOf: (word: string) => string
}

/** Why a command can't do what it should, in a sentence for the operator. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}

/** The words make no sense for this command. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

/**
 * The one e-mail address that a command is about.
 *
 * @throws UsageError when the words are anything else
 */
export function onlyEmail(words: readonly string[]): string {
  const [email] = words
  if (words.length !== 1 || !email?.includes('@')) throw new UsageError('Name one e-mail.')
  return email
}
