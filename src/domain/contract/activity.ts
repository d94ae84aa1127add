import { z } from 'zod'
import { type ActivityKind, activityKinds } from '#domain/accounts/activity-kinds.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { moment, queryNumber, queryText } from './fields.ts'

const kinds = Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]]

export const activityEntry = z.object({
  sequence: z.number(),
  at: moment,
  /** Name of the admin, or 'Operator'. */
  by: z.string(),
  kind: z.enum(kinds),
  /** Such as 'Status set: Shipped'. */
  action: z.string(),
  /** Id of the order or product; '' for none. */
  subject: z.string(),
})
export type ActivityEntry = z.output<typeof activityEntry>

export const activityPage = z.object({
  entries: z.array(activityEntry),
  /** Actors in the list, for its filter. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Value of `before` for the next page; null on the last. */
  next: z.number().nullable(),
})
export type ActivityPage = z.output<typeof activityPage>

export const listActivity = call('shop', addresses.listActivity, {
  summary: 'What admins and operators changed, newest first',
  query: z.object({
    /** Id of an admin, or 'operator'. */
    person: queryText,
    kind: queryText,
    /** '2026-11-21', in Pakistan's time zone. */
    day: queryText,
    /** Entries older than this one. */
    before: queryNumber,
  }),
  answer: activityPage,
})
