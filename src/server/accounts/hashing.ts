import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '#server/concurrency/semaphore.ts'
import { timeLimits } from '#server/database/connection.ts'
import { currentDeadline } from '#server/database/deadline.ts'
import { type Refusal, unavailable } from '#server/refusal.ts'

/**
 * Argon2id, as OWASP advises: 19 MiB, two passes, one lane (rule: passwords). About 10 ms of one
 * core.
 */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password that nobody knows; checking it costs what checking a real one costs. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oRF7wxriiDuUSnTSRtlToA$F7EEKCo0jrDqqJF+v8qR0kcL61mh1RRyFRa3/MhUvLs'

/** The functions of the hashing queue, for a caller that has a turn. */
export interface Hasher {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for an account that does not exist, whose hash is null. */
  readonly matches: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** More at once would take both cores from everybody else. */
const turns = new Semaphore(2, { atMost: 64, refusal: tooBusy })

/**
 * Runs `work`, which hashes, when its turn comes: a flood of logins waits for itself, not for the
 * shop's other visitors.
 *
 * @throws Refusal UNAVAILABLE when too many wait already, or when the time of the current work is
 *   over before its turn has come
 */
export async function inHashingTurn<T>(work: (hasher: Hasher) => Promise<T>): Promise<T> {
  const asking = new AbortController()
  const remaining = currentDeadline(timeLimits.work) - performance.now()
  const late = setTimeout(() => asking.abort(tooBusy()), remaining)
  const hasher: Hasher = { hash: (password) => hash(password, cost), matches }
  try {
    return await turns.run(() => work(hasher), asking.signal)
  } finally {
    clearTimeout(late)
  }
}

function tooBusy(): Refusal {
  return unavailable(2)
}

async function matches(passwordHash: string | null, password: string): Promise<boolean> {
  // An account can be without a password until its owner sets one.
  const isReal = passwordHash?.startsWith('$argon2') === true
  return (await verify(isReal ? passwordHash : DECOY_HASH, password)) && isReal
}
