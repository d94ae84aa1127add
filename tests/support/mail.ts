import { sql } from 'kysely'
import { shopFacts } from '#config'
import type { Queryable } from '#server/database/transaction.ts'
import { Limiter } from '#server/http/limits/limits.ts'
import { kindsSent } from '#server/mail/kinds-sent.ts'
import { type MailWorkerParts, sendDue } from '#server/mail/mail-worker.ts'
import { setKinds } from '#server/mail/outbox.ts'
import { openMailer } from '#server/mail/smtp.ts'
import { composer } from '#server/mailing.ts'

export const OWNER = 'owner@shop.example'

/** The shop's facts where it sends mail. */
export const mailingFacts = { ...shopFacts, sendsMail: true }

export const PUBLIC_URL = 'https://shop.example'

/** Somebody who sends what a shop has written, when a test says so. */
export interface TestMailWorker {
  /** Sends what is due, until nothing is; answers how many were tried. */
  readonly round: () => Promise<number>
  /** What was told of sendings that failed. */
  readonly failures: Parameters<MailWorkerParts['onFailure']>[0][]
}

/** Switches the mail of a shop on, as a start does. */
export async function switchMailOn(db: Queryable, owner: string | null = OWNER): Promise<void> {
  await setKinds(db, kindsSent(owner))
}

/** @param rateLimitScale 0 leaves the limits of recipients out of it */
export function testMailWorker(
  db: Queryable,
  url: string,
  timeouts = {},
  rateLimitScale = 0,
): TestMailWorker {
  const failures: TestMailWorker['failures'] = []
  const parts: MailWorkerParts = {
    db,
    limiter: new Limiter(db, rateLimitScale),
    mailer: openMailer(
      { url, from: { name: 'Khol', address: 'orders@shop.example' }, owner: OWNER },
      timeouts,
    ),
    compose: composer({ db, facts: mailingFacts, publicUrl: PUBLIC_URL, owner: OWNER }),
    onFailure: (told) => failures.push(told),
  }
  return {
    failures,
    round: async () => {
      for (let count = 0; ; count += 1) if (!(await sendDue(parts))) return count
    },
  }
}

/** Lets so many milliseconds pass for all messages, by moving what is noted of them back. */
export async function letPass(db: Queryable, milliseconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${milliseconds / 1000})`
  await sql`update messages set due_at = due_at - ${by}, waiting_since = waiting_since - ${by},
    settled_at = settled_at - ${by}`.execute(db)
}
