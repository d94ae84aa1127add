import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#domain/contract/refusal.ts'
import { mailboxKey } from '#domain/forms/email.ts'
import { SECOND } from '#domain/units.ts'
import { withoutDeadline } from '#server/database/deadline.ts'
import type { Listener } from '#server/database/listener.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import type { Limiter, OwnLimit } from '#server/http/limits/limits.ts'
import type { Letter } from './letter.ts'
import {
  forget,
  type LeasedMessage,
  MESSAGES_WAITING,
  scheduleRetry,
  settle,
  splitByRecipient,
  takeDue,
  writeOfFailure,
} from './outbox.ts'
import { problemOf } from './problems.ts'
import type { Mailer } from './smtp.ts'

/**
 * Result of composing a message: a letter with its recipient, the list of recipients into which to
 * split the message, or the reason for which nothing is sent: it is outdated, or has no recipient.
 */
export type ComposedLetter =
  | {
      readonly to: string
      readonly letter: Letter
      /** Rate limit of such letters per mailbox, whatever causes them. */
      readonly limit?: OwnLimit
    }
  | { readonly recipients: readonly string[] }
  | { readonly skipped: 'overtaken' | 'no-recipient' }

/** Composes the letter of a message at the time of sending. */
export type Compose = (message: LeasedMessage) => Promise<ComposedLetter>

export interface MailWorkerParts {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly mailer: Mailer
  readonly compose: Compose
  /** Called after each failed attempt; its data is free of personal data. */
  readonly onFailure: (told: {
    readonly kind: string
    readonly problem: string
    readonly isGivenUp: boolean
  }) => void
}

/** Milliseconds. */
const intervals = {
  /** Poll interval, for due retries and for expired leases, which send no notification. */
  every: 15 * SECOND,
  /** Grace period for an attempt in progress at shutdown. */
  closing: 5 * SECOND,
}

/** Failure of a letter that exceeds its rate limit. */
const tooManyLetters = { problem: 'too-many-letters', isFinal: true } as const

/**
 * Sends the message that has been due longest. Delivery is at-least-once: the message is leased,
 * sent and settled, without an open transaction. After a crash in between, another process sends it
 * again under the same Message-ID when the lease expires, so a crash repeats at most one letter.
 *
 * A message to several recipients is first split into one for each, since a letter shows its
 * addresses, and a retry must not go to recipients who already have it.
 *
 * A rate-limited letter reserves its place in the window of the recipient's mailbox before it is
 * sent, and releases it on failure. Beyond the limit it fails without retries. A letter that an
 * admin has sent again is not limited.
 *
 * @returns false when no message was due
 */
export async function sendDue(
  { db, limiter, mailer, compose, onFailure }: MailWorkerParts,
  signal?: AbortSignal,
): Promise<boolean> {
  const taken = await takeDue(db)
  if (taken === undefined) return false
  let reserved: readonly [OwnLimit, string] | null = null
  try {
    const composed = await compose(taken)
    if ('recipients' in composed) {
      await splitByRecipient(db, taken, composed.recipients)
      return true
    }
    if ('skipped' in composed) {
      await (composed.skipped === 'no-recipient'
        ? forget(db, taken)
        : settle(db, taken, 'overtaken'))
      return true
    }
    const { to, letter, limit } = composed
    if (limit && taken.round === 1) {
      const place = [limit, limitKey(mailboxKey(to))] as const
      await limiter.reserve(place)
      reserved = place
    }
    const messageId = `${taken.id}.${taken.round}`
    await mailer.send({ to, letter, messageId, ...(signal && { signal }) })
  } catch (error) {
    if (reserved !== null) await limiter.release(reserved)
    const { problem, isFinal } = error instanceof Refusal ? tooManyLetters : problemOf(error)
    const isGivenUp = await transact(db, async (tx) => {
      if (isFinal) await settle(tx, taken, 'failed', problem)
      const isOver = isFinal || (await scheduleRetry(tx, taken, problem))
      if (isOver) await writeOfFailure(tx, taken)
      return isOver
    })
    onFailure({ kind: taken.kind, problem, isGivenUp })
    return true
  }
  await settle(db, taken, 'sent')
  return true
}

/**
 * Starts sending due messages, one at a time, on notification or poll. The returned function stops
 * it: an attempt in progress is aborted after a grace period, and retried by another process.
 */
export function startMailWorker(
  parts: MailWorkerParts,
  listener: Listener,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const closing = new AbortController()
  const hurry = new AbortController()
  let rest = new AbortController()
  const wake = () => rest.abort()
  const round = async () => {
    while (!closing.signal.aborted) {
      // From here on, a notification skips the next pause, so none is lost during a sending.
      rest = new AbortController()
      const isMore = await sendDue(parts, hurry.signal).catch((error) => {
        onTrouble(error)
        return false
      })
      if (isMore) continue
      const signal = AbortSignal.any([closing.signal, rest.signal])
      await pause(intervals.every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const walking = withoutDeadline(round)
  listener.listen(MESSAGES_WAITING, wake, wake).catch(onTrouble)
  return async () => {
    closing.abort()
    const timer = setTimeout(() => hurry.abort(), intervals.closing)
    await walking
    clearTimeout(timer)
  }
}
