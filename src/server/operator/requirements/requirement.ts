import type { Visit } from './visit.ts'

/** A capability that the shop requires of its database. */
export interface Requirement {
  /** The missing capability, for the report: a sentence without its end. */
  readonly what: string
  /** Whether a failure ends the check. */
  readonly isFirst?: boolean
  /** Whether only prepared statements need it. */
  readonly isOfPrepared?: boolean
  /** Consequence of a failure, or its remedy: whole sentences. */
  readonly without: string
  /** @throws when the database lacks it */
  readonly attempt: (visit: Visit) => Promise<void>
}
