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
import { type Problem, problemOf } from './problems.ts'
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
  /** Rate limits of such letters, whatever causes them. */
  readonly limits?: readonly LimitHit[]
  /** Whether a letter beyond its limits waits until they permit it; otherwise it fails. */
  readonly isHeld?: boolean
}

/** Hit of a letter in the window of its mailbox, in any spelling of the address. */
export function perMailbox(limit: Limit, address: string): LimitHit {
  return [limit, limitKey(mailboxKey(address))]
}

/** Composes the letter of a message at the time of sending. */
export type Compose = (message: LeasedMessage) => Promise<ComposedLetter>

export interface MailWorkerParts {
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
  /** Grace period for an attempt in progress at shutdown. */
  closing: 5 * SECOND,
}

/** Outcome of an attempt that failed. */
interface Failure {
  readonly problem: Problem
  readonly isFinal: boolean
  /** Milliseconds for which the shop itself holds the letter back. */
  readonly hold?: number
}

/** Decision of the shop not to send a letter now. */
class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.problem)
    this.failure = failure
  }
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
  parts: MailWorkerParts,
  { last, signal }: { readonly last?: Urgency; readonly signal?: AbortSignal } = {},
): Promise<boolean> {
  const { db, compose, onFailure } = parts
  const taken = await takeDue(db, last)
  if (taken === undefined) return false
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
    await send(parts, taken, composed, signal)
  } catch (error) {
    const failure: Failure = error instanceof Withheld ? error.failure : problemOf(error)
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
  await settle(db, taken, 'sent')
  return true
}

/**
 * Hands a letter to the mail server, unless the part of the provider's day that its class may use is
 * used up. A rate-limited letter reserves its place in each window before it is sent, and releases
 * it on failure. A letter that an admin has sent again is not limited.
 *
 * @throws Withheld, or an error of the transport
 */
async function send(
  { db, limiter, mailer, dailyLimit }: MailWorkerParts,
  { id, kind, round }: LeasedMessage,
  { to, letter, limits = [], isHeld = false }: AddressedLetter,
  signal?: AbortSignal,
): Promise<void> {
  const isDayUsedUp =
    dailyLimit !== undefined && (await countSentToday(db)) >= dailyLimit * dayShareOf(kind)
  if (isDayUsedUp) throw new Withheld({ problem: 'over-quota', isFinal: false })
  const reserved = round === 1 ? limits : []
  await limiter.reserve(...reserved).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    const { retryAfter = 0 } = error.details
    const hold = { isFinal: false, hold: retryAfter * SECOND }
    throw new Withheld({ problem: 'too-many-letters', ...(isHeld ? hold : { isFinal: true }) })
  })
  try {
    await mailer.send({ to, letter, messageId: `${id}.${round}`, ...(signal && { signal }) })
  } catch (error) {
    await limiter.release(...reserved)
    throw error
  }
}

/**
 * Starts sending due messages, one at a time in each lane, on notification or poll. The returned
 * function stops it: attempts in progress are aborted after a grace period, and retried by another
 * process.
 */
export function startMailWorker(
  parts: MailWorkerParts,
  listener: Listener,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const closing = new AbortController()
  const hurry = new AbortController()
  const rests = new Map<number, AbortController>()
  const wake = () => {
    for (const rest of rests.values()) rest.abort()
  }
  const drive = async (last: Urgency, lane: number) => {
    while (!closing.signal.aborted) {
      // From here on, a notification skips the next pause, so none is lost during a sending.
      const rest = new AbortController()
      rests.set(lane, rest)
      const isMore = await sendDue(parts, { last, signal: hurry.signal }).catch((error) => {
        onTrouble(error)
        return false
      })
      if (isMore) continue
      const signal = AbortSignal.any([closing.signal, rest.signal])
      await pause(intervals.every, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = withoutDeadline(() => Promise.all(lanes.map(drive)))
  listener.listen(MESSAGES_WAITING, wake, wake).catch(onTrouble)
  return async () => {
    closing.abort()
    const timer = setTimeout(() => hurry.abort(), intervals.closing)
    await running
    clearTimeout(timer)
  }
}
