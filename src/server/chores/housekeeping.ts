import { sql } from 'kysely'
import { ACTIVITY_DAYS } from '#domain/accounts/activity-kinds.ts'
import { FAILURES_FORGOTTEN_AFTER } from '#domain/accounts/logins.ts'
import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import { EVENT_DAYS } from '#domain/insights/periods.ts'
import { DAY, HOUR, MINUTE } from '#domain/text/units.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Schedule in milliseconds. Several processes may run the chores concurrently. */
const intervals = { first: MINUTE, every: HOUR }

/** Maximum rows per statement, so that no statement holds its locks for long. */
const batch = 1_000

/** Milliseconds for which expired rows are kept, unusable, should a clock have been set forward. */
const clockTolerance = 3 * DAY

/** Table, key and timestamp column of expiring rows, and their age in milliseconds. */
type Purge = readonly [
  table: string,
  key: string,
  column: string,
  after: number,
  condition?: string,
]

const purges = {
  /** Carts of guests, who return within a month or not at all. Carts of accounts are kept. */
  carts: ['carts', 'id', 'updated_at', 30 * DAY, 'guest_hash is not null'],
  sessions: ['sessions', 'token_hash', 'expires_at', clockTolerance],
  limitWindows: ['limit_windows', 'key', 'expires_at', clockTolerance],
  /** Clients retry within seconds, a forgotten tab within days (rule: one-key-one-order). */
  orderKeys: ['order_keys', 'ctid', 'created_at', 7 * DAY],
  /** They can be taken back within a day (rule: settlements-taken-back). */
  settlements: ['settlements', 'id', 'settled_at', 30 * DAY],
  loginFailures: [
    'login_failures',
    'email_hash',
    'failed_at',
    FAILURES_FORGOTTEN_AFTER * 1000 + clockTolerance,
  ],
  resetLinks: ['reset_links', 'token_hash', 'expires_at', clockTolerance],
  /** Challenges, which anybody can ask for, are kept for an hour. */
  loginChallenges: ['login_challenges', 'token_hash', 'expires_at', HOUR - CHALLENGE_LIFETIME],
  passkeyChallenges: [
    'passkey_challenges',
    'challenge_hash',
    'expires_at',
    HOUR - CHALLENGE_LIFETIME,
  ],
  /** Authenticator apps without a confirmed code. */
  secondSteps: ['second_steps', 'user_id', 'created_at', clockTolerance, 'confirmed_at is null'],
  /** Photos without a review. `sweepPictures` deletes their files. */
  unusedReviewPhotos: ['review_photos', 'file', 'uploaded_at', DAY, 'review_id is null'],
  /** Removals of pictures that are over, whose names may be used again. */
  discardedFiles: ['discarded_files', 'name', 'discarded_at', HOUR],
  /** Files of releases that no process runs any more; a page of such a release reloads itself. */
  releaseFiles: ['release_files', 'path', 'seen_at', 30 * DAY],
  /** (rule: activity) */
  activity: ['activity', 'sequence', 'at', ACTIVITY_DAYS * DAY],
  /** (rule: counted-events) */
  eventCounts: ['event_counts', 'ctid', 'day', EVENT_DAYS * DAY],
  /** Messages, kept while a customer may still ask about them; the order keeps the recipient. */
  messages: ['messages', 'id', 'settled_at', 30 * DAY, "state <> 'waiting'"],
} as const satisfies Record<string, Purge>

/** Number of deleted rows by kind. */
export type PurgeCounts = Readonly<Record<keyof typeof purges, number>>

/** Deletes the rows that have expired at the time `at`, in batches. */
export async function purgeIdle(db: Queryable, at: Date): Promise<PurgeCounts> {
  const purged = {} as Record<keyof typeof purges, number>
  for (const [kind, purge] of Object.entries(purges)) {
    purged[kind as keyof typeof purges] = await purgeTable(db, purge, at)
  }
  return purged
}

async function purgeTable(
  db: Queryable,
  [table, key, column, after, condition]: Purge,
  at: Date,
): Promise<number> {
  const limit = new Date(at.getTime() - after)
  for (let total = 0; ; ) {
    // Rows locked by another transaction are in use, or another process deletes them.
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} = any (array(
        select ${sql.ref(key)} from ${sql.table(table)}
        where ${sql.ref(column)} < ${limit} and ${sql.raw(condition ?? 'true')}
        limit ${batch} for update skip locked))`.execute(db)
    const deleted = Number(numAffectedRows ?? 0)
    total += deleted
    if (deleted < batch) return total
  }
}

export type Chore = (at: Date) => Promise<unknown>

/**
 * Runs the chores one after the other, a minute after the start and then every hour; a failed one
 * runs again next time. The returned function stops the schedule and waits for a running chore.
 */
export function startHousekeeping(
  chores: readonly Chore[],
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve()
  const doAll = () => {
    running = running.then(async () => {
      for (const chore of chores) await chore(new Date()).catch(onError)
    })
  }
  const first = setTimeout(doAll, intervals.first)
  const every = setInterval(doAll, intervals.every)
  first.unref()
  every.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(every)
    await running
  }
}
