import { atStart } from './at-start.ts'
import { inSchema } from './in-schema.ts'
import { ofSessions } from './of-sessions.ts'
import type { Requirement } from './requirement.ts'

/** All checks of the database, prerequisites first. */
export const requirements: readonly Requirement[] = [...atStart, ...inSchema, ...ofSessions]
