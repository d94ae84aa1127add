import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#domain/contract/refusal.ts'
import { mailboxKey } from '#domain/forms/email.ts'
import { SECOND } from '#domain/text/units.ts'
import { withoutDeadline } from '#platform/database/deadline.ts'
import type { Listener } from '#platform/database/listener.ts'
import { transact } from '#platform/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import type { Limit, Limiter, LimitHit } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import { dayShareOf, lanes, type Urgency } from './kinds.ts'
import type { Letter } from './letter.ts'
import {
  countSentToday,
  forget,
  type LeasedMessage,
  MESSAGES_WAITING,
  scheduleRetry,
  settle,
  splitByRecipient,
  takeDue,
  writeOfFailure,
} from './outbox.ts'
import { type Failure, problemOf } from './problems.ts'
import type { Mailer } from './smtp.ts'

/**
 * Result of composing a message: a letter with its recipient, the list of recipients into which to
 * split the message, or the reason for which nothing is sent: it is outdated, or has no recipient.
 */
export type ComposedLetter =
  | AddressedLetter
  | { readonly recipients: readonly string[] }
  | { readonly skipped: 'overtaken' | 'no-recipient' }

interface AddressedLetter {
  readonly to: string
  readonly letter: Letter
  readonly limits?: readonly LimitHit[]
  /** Whether a letter beyond its limits waits until they permit it; otherwise it fails. */
  readonly waitsForLimits?: boolean
}

/** Hit of a letter in the window of its mailbox, in any spelling of the address. */
export function perMailbox(limit: Limit, address: string): LimitHit {
  return [limit, limitKey(mailboxKey(address))]
}

/** Composes the letter of a message at the time of sending. */
export type Compose = (message: LeasedMessage) => Promise<ComposedLetter>

export interface MailWorkerServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly mailer: Mailer
  readonly compose: Compose
  /** Number of letters that the provider sends in 24 hours; undefined for no known limit. */
  readonly dailyLimit?: number | undefined
  /** Called after each failed attempt; its data is free of personal data. */
  readonly onFailure: (attempt: {
    readonly kind: string
    readonly problem: string
    readonly isGivenUp: boolean
  }) => void
}

/** Milliseconds. */
const intervals = {
  /** Poll interval, for due retries and for expired leases, which send no notification. */
  every: 15 * SECOND,
  closing: 5 * SECOND,
}

/**
 * Sends the most urgent message that is due. Delivery is at-least-once: the message is leased,
 * sent and settled, without an open transaction. After a crash in between, another process sends it
 * again under the same Message-ID when the lease expires, so a crash repeats at most one letter a lane.
 *
 * A message to several recipients is first split into one for each, since a letter shows its
 * addresses, and a retry must not go to recipients who already have it.
 *
 * @param last the last class of messages that is sent; all by default
 * @returns false when no message was due
 */
export async function sendDue(
  services: MailWorkerServices,
  { last, signal }: { readonly last?: Urgency; readonly signal?: AbortSignal } = {},
): Promise<boolean> {
  const { db, compose, onFailure } = services
  const taken = await takeDue(db, last)
  if (taken === undefined) return false
  let failure: Failure | null
  try {
    const composed = await compose(taken)
    if ('recipients' in composed) {
      await splitByRecipient(db, taken, composed.recipients)
      return true
    }
    if ('skipped' in composed) {
      const isOutdated = composed.skipped === 'overtaken'
      await (isOutdated ? settle(db, taken, 'overtaken') : forget(db, taken))
      return true
    }
    failure = await send(services, taken, composed, signal)
  } catch (error) {
    failure = problemOf(error)
  }
  if (failure === null) {
    await settle(db, taken, 'sent')
    return true
  }
  const { problem, isFinal, hold } = failure
  const isGivenUp = await transact(db, async (tx) => {
    if (isFinal) await settle(tx, taken, 'failed', problem)
    const isOver = isFinal || (await scheduleRetry(tx, taken, problem, hold))
    if (isOver) await writeOfFailure(tx, taken)
    return isOver
  })
  onFailure({ kind: taken.kind, problem, isGivenUp })
  return true
}

/**
 * Hands a letter to the mail server, unless the part of the provider's day that its class may use is
 * used up. A rate-limited letter reserves its place in each window before it is sent, and releases
 * it on failure. A letter that an admin has sent again is not limited.
 *
 * @returns the reason for which the shop withholds the letter now; null once it is sent
 * @throws any error of the transport
 */
async function send(
  { db, limiter, mailer, dailyLimit }: MailWorkerServices,
  { id, kind, round }: LeasedMessage,
  { to, letter, limits = [], waitsForLimits = false }: AddressedLetter,
  signal?: AbortSignal,
): Promise<Failure | null> {
  const isDayUsedUp =
    dailyLimit !== undefined && (await countSentToday(db)) >= dailyLimit * dayShareOf(kind)
  if (isDayUsedUp) return { problem: 'over-quota', isFinal: false }
  const reserved = round === 1 ? limits : []
  try {
    await limiter.reserve(...reserved)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const problem = 'too-many-letters'
    if (!waitsForLimits) return { problem, isFinal: true }
    return { problem, isFinal: false, hold: (error.details.retryAfter ?? 0) * SECOND }
  }
  try {
    await mailer.send({ to, letter, messageId: `${id}.${round}`, ...(signal && { signal }) })
    return null
  } catch (error) {
    await limiter.release(...reserved)
    throw error
  }
}

/**
 * Starts sending due messages, one at a time in each lane, on notification or poll. The returned
 * function stops it, and aborts attempts after a grace period: another process retries them.
 */
export function startMailWorker(
  services: MailWorkerServices,
  listener: Listener,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const closing = new AbortController()
  const abortSending = new AbortController()
  const pauses = new Map<number, AbortController>()
  const wake = () => {
    for (const paused of pauses.values()) paused.abort()
  }
  const run = async (last: Urgency, lane: number) => {
    while (!closing.signal.aborted) {
      // From here on, a notification skips the next pause, so none is lost during a sending.
      const paused = new AbortController()
      pauses.set(lane, paused)
      const isMore = await sendDue(services, { last, signal: abortSending.signal }).catch(
        (error) => {
          onTrouble(error)
          return false
        },
      )
      if (isMore) continue
      const signal = AbortSignal.any([closing.signal, paused.signal])
      await pause(intervals.every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = withoutDeadline(() => Promise.all(lanes.map(run)))
  listener.listen(MESSAGES_WAITING, wake, wake).catch(onTrouble)
  return async () => {
    closing.abort()
    const timer = setTimeout(() => abortSending.abort(), intervals.closing)
    await running
    clearTimeout(timer)
  }
}
