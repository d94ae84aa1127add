import { setTimeout as pause } from 'node:timers/promises'
import { mailboxKey } from '#domain/forms/email.ts'
import { SECOND } from '#domain/units.ts'
import { withoutDeadline } from '#server/database/deadline.ts'
import type { Listener } from '#server/database/listener.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { limitKey } from '#server/http/limits/limit-key.ts'
import type { Limiter, OwnLimit } from '#server/http/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import type { Letter } from './letter.ts'
import {
  forget,
  MESSAGES_WAITING,
  putBack,
  settle,
  splitByRecipient,
  type TakenMessage,
  takeDue,
  writeOfFailure,
} from './outbox.ts'
import { problemOf } from './problems.ts'
import type { Mailer } from './smtp.ts'

/**
 * A composed letter and its recipient; the recipients of a message that goes to several; or that the
 * message is outdated, or has no recipient.
 */
export type ComposedLetter =
  | {
      readonly to: string
      readonly letter: Letter
      /** How many such letters a mailbox gets at most, whoever causes them. */
      readonly limit?: OwnLimit
    }
  | { readonly recipients: readonly string[] }
  | { readonly nothing: 'overtaken' | 'nobody' }

/** Writes the letter of a message when it is to be sent. */
export type Compose = (message: TakenMessage) => Promise<ComposedLetter>

export interface MailWorkerParts {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly mailer: Mailer
  readonly compose: Compose
  /** Called with every failed sending, without personal data. */
  readonly onFailure: (told: {
    readonly kind: string
    readonly problem: string
    readonly isGivenUp: boolean
  }) => void
}

/** Milliseconds. */
const intervals = {
  /** Looks without being woken so often: for pauses that end, and for what a killed process left. */
  every: 15 * SECOND,
  /** Milliseconds for sendings in flight at shutdown. */
  closing: 5 * SECOND,
}

/** Of a letter whose limit refused it. */
const tooManyLetters = { problem: 'too-many-letters', isFinal: true } as const

/**
 * Sends the message that is due for longest. Nothing is held in the database meanwhile: the message is
 * taken for a time, sent, and settled. A process that is killed in between has sent it or not, and
 * whoever takes it when that time is over sends it under the same Message-ID: at least once, and once
 * more at most for each such end.
 *
 * A message to several is split first, into one for each recipient, since a letter shows its addresses
 * and a retry must not go to those who have it.
 *
 * A letter with a limit reserves its place in the recipient's window before it is sent, and releases it
 * when it wasn't; beyond the limit it fails for good, unless somebody at the shop had it sent again.
 *
 * @returns false when nothing was due
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
    if ('nothing' in composed) {
      await (composed.nothing === 'nobody' ? forget(db, taken) : settle(db, taken, 'overtaken'))
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
      const isOver = isFinal || (await putBack(tx, taken, problem))
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
 * Sends what is due from now on, one message at a time, woken by whoever writes one. The answered
 * function stops it: what is being sent has a few seconds to end, or stays to be sent by somebody
 * else.
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
      // A notification from here on skips the next pause.
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
