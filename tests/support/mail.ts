import { sql } from 'kysely'
import { shopFacts } from '#config'
import { Limiter } from '#server/http/limits/limits.ts'
import { enabledKinds } from '#server/mail/kinds.ts'
import { type MailWorkerServices, sendDue } from '#server/mail/mail-worker.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import { openMailer } from '#server/mail/smtp.ts'
import { composer } from '#server/mailing.ts'
import type { Queryable } from '#server/schema/database.ts'

export const OWNER = 'owner@shop.example'

/** Facts of a shop that sends mail. */
export const mailingFacts = { ...shopFacts, sendsMail: true }

export const PUBLIC_URL = 'https://shop.example'

/** Mail worker that a test runs by hand. */
export interface TestMailWorker {
  /** Sends due mail until none is left; returns the number of attempts. */
  readonly round: () => Promise<number>
  readonly services: MailWorkerServices
  /** Reported failures. */
  readonly failures: Parameters<MailWorkerServices['onFailure']>[0][]
}

/** Enables mail in a shop, as a start does. */
export async function switchMailOn(db: Queryable, owner: string | null = OWNER): Promise<void> {
  await storeEnabledKinds(db, enabledKinds(owner))
}

/**
 * @param rateLimitScale 0 disables the limits per recipient
 * @param dailyLimit of the provider; undefined for none
 */
export function testMailWorker(
  db: Queryable,
  url: string,
  timeouts = {},
  rateLimitScale = 0,
  dailyLimit?: number,
): TestMailWorker {
  const failures: TestMailWorker['failures'] = []
  const services: MailWorkerServices = {
    db,
    limiter: new Limiter(db, rateLimitScale),
    mailer: openMailer(
      { url, from: { name: 'Khol', address: 'orders@shop.example' }, owner: OWNER },
      timeouts,
    ),
    compose: composer({ db, facts: mailingFacts, publicUrl: PUBLIC_URL, owner: OWNER }),
    dailyLimit,
    onFailure: (told) => failures.push(told),
  }
  return {
    services,
    failures,
    round: async () => {
      for (let count = 0; ; count += 1) if (!(await sendDue(services))) return count
    },
  }
}

/** Simulates passing time for all messages by moving their stored times back. */
export async function passTime(db: Queryable, milliseconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${milliseconds / 1000})`
  await sql`update messages set due_at = due_at - ${by}, waiting_since = waiting_since - ${by},
    settled_at = settled_at - ${by}`.execute(db)
}
