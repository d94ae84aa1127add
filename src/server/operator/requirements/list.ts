import { atStart } from './at-start.ts'
import { inSchema } from './in-schema.ts'
import { ofSessions } from './of-sessions.ts'
import type { Visit } from './visit.ts'

/** One thing that the shop needs of its database. */
export interface Requirement {
  /** What is missing when the attempt fails: a sentence without its end. */
  readonly what: string
  /** Whether nothing else is worth trying without it. */
  readonly isFirst?: boolean
  /** Whether it is needed only where statements are prepared. */
  readonly isOfPrepared?: boolean
  /** What does not work without it, or what to do: whole sentences. */
  readonly without: string
  /** @throws when the database can't do it */
  readonly attempt: (visit: Visit) => Promise<void>
}

/** Everything that is tried, what is needed first before what builds on it. */
export const requirements: readonly Requirement[] = [...atStart, ...inSchema, ...ofSessions]
