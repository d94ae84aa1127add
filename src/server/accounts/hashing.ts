import { hash, verify } from '@node-rs/argon2'
import { type Refusal, unavailable } from '#domain/contract/refusal.ts'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { timeLeft } from '#platform/database/deadline.ts'
import { requireNoneHeld } from '#platform/database/held-connection.ts'

/** Argon2id as OWASP advises: 19 MiB, two passes (rule: passwords). About 10 ms of one core. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of an unknown password; checking it costs the same as checking a real one. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oRF7wxriiDuUSnTSRtlToA$F7EEKCo0jrDqqJF+v8qR0kcL61mh1RRyFRa3/MhUvLs'

/** Hash functions for a caller that holds a slot of the hashing queue. */
export interface Hasher {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for an unknown account, whose hash is null. */
  readonly matches: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** Concurrency limit of hashing; more at once would occupy both cores. */
const hashingSlots = new Semaphore(2, { atMost: 64, refusal: tooBusy })

/**
 * Runs `work`, which hashes passwords, with a slot of the hashing queue, so that a flood of logins
 * delays other logins and no other request.
 *
 * @throws Refusal UNAVAILABLE when the queue is full, or when the deadline of the current work ends
 *   before a slot is free; Error inside a transaction
 */
export async function withHashingSlot<T>(work: (hasher: Hasher) => Promise<T>): Promise<T> {
  requireNoneHeld('a password hash')
  const waiting = new AbortController()
  const late = setTimeout(() => waiting.abort(tooBusy()), timeLeft())
  const hasher: Hasher = { hash: (password) => hash(password.normalize('NFC'), cost), matches }
  try {
    return await hashingSlots.run(() => work(hasher), waiting.signal)
  } finally {
    clearTimeout(late)
  }
}

function tooBusy(): Refusal {
  return unavailable(2)
}

async function matches(passwordHash: string | null, password: string): Promise<boolean> {
  // An account without a password can't log in before its owner sets one.
  const isReal = passwordHash?.startsWith('$argon2') === true
  // As typed, as passwords are hashed, and as earlier ones may have been typed on another system:
  // these compositions differ for letters with accents and marks alone.
  for (const typed of new Set([password, password.normalize('NFC'), password.normalize('NFD')])) {
    if ((await verify(isReal ? passwordHash : DECOY_HASH, typed)) && isReal) return true
  }
  return false
}
