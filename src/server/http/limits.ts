import { CompiledQuery, sql } from 'kysely'
import { HOUR, inSeconds, MINUTE } from '#domain/units.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { named } from '#server/database/named.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { CountsAtHand, type Window } from './counts-at-hand.ts'

/** How often something may happen: at most `max` times in `windowSeconds` for one key. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

/**
 * Wide on purpose: Pakistani mobile carriers put thousands of people behind one address, and a real
 * first order is never blocked (rule: floods).
 */
export const limits = {
  ordersOfCustomer: { name: 'order', max: 10, windowSeconds: inSeconds(10 * MINUTE) },
  ordersOfPhone: { name: 'order-phone', max: 30, windowSeconds: inSeconds(HOUR) },
  ordersOfAddress: { name: 'order-ip', max: 300, windowSeconds: inSeconds(10 * MINUTE) },
  signUpsOfAddress: { name: 'sign-up-ip', max: 300, windowSeconds: inSeconds(HOUR) },
  failedLoginsOfAddress: { name: 'login-ip', max: 300, windowSeconds: inSeconds(10 * MINUTE) },
  reviewsOfUser: { name: 'review', max: 20, windowSeconds: inSeconds(HOUR) },
  picturesOfAdmin: { name: 'picture', max: 600, windowSeconds: inSeconds(HOUR) },
  lookupsOfAddress: { name: 'lookup-ip', max: 60, windowSeconds: inSeconds(10 * MINUTE) },
  lookupsOfEmail: { name: 'lookup-email', max: 20, windowSeconds: inSeconds(HOUR) },
  wrongPhonesOfOrder: { name: 'proof-order', max: 5, windowSeconds: inSeconds(HOUR) },
  wrongPhonesOfAddress: { name: 'proof-ip', max: 20, windowSeconds: inSeconds(HOUR) },
} as const satisfies Record<string, Limit>

/**
 * A window begins with the first count and ends by the database's clock, which is one for all processes.
 * Of one that ends later than a new one would, that clock was set back meanwhile: it keeps its count
 * and ends as a new one.
 */
const countOnce = named(
  'limit-count',
  `insert into limit_windows as kept (key, hits, expires_at)
  select key, 1, now() + seconds * interval '1 second'
  from unnest($1::text[], $2::int[]) as counted (key, seconds)
  on conflict (key) do update set
    hits = case when kept.expires_at <= now() then 1 else kept.hits + 1 end,
    expires_at = case when kept.expires_at <= now() then excluded.expires_at
      else least(kept.expires_at, excluded.expires_at) end
  returning key, hits, extract(epoch from expires_at - now())::float8 as "secondsLeft"`,
)

/** One more of a limit, for one key. */
type Counted = readonly [Limit, string]

/** A network address, phone number or e-mail address in the form that limits are counted by. */
export function countedAs(personal: string): string {
  return hashSecret(personal).toString('base64url')
}

/** Counts calls in the database, so that windows are shared by every process and outlive it. */
export class Limiter {
  readonly #db: Queryable
  readonly #scale: number
  readonly #atHand: CountsAtHand
  /** Whether this process counts by itself what the database can't write down. */
  #standsIn = false

  /** `scale` multiplies every maximum; 0 switches limits off, for load tests. */
  constructor(db: Queryable, scale: number, atHand = new CountsAtHand()) {
    this.#db = db
    this.#scale = scale
    this.#atHand = atHand
  }

  /** The same limits, counted within a transaction: what is rolled back was never counted. */
  within(transaction: Queryable): Limiter {
    return new Limiter(transaction, this.#scale, this.#atHand)
  }

  /**
   * The same limits for a call that only reads. It goes on when the disk is full and nothing can be
   * counted in the database: then each process counts for itself, on top of what was counted before.
   */
  forReading(): Limiter {
    const limiter = new Limiter(this.#db, this.#scale, this.#atHand)
    limiter.#standsIn = true
    return limiter
  }

  /**
   * Counts one more of each and refuses with 429 when a window is full. `key` must not be personal
   * data in the clear: pass a hash where it could be.
   */
  async count(...counted: readonly Counted[]): Promise<void> {
    if (this.#scale === 0) return
    const windows = await this.#countEach(counted)
    for (const [limit, key] of counted) {
      const window = this.#windowOf(limit, key, windows)
      if (window.hits > limit.max * this.#scale) throw tooMany(window)
    }
  }

  async #countEach(counted: readonly Counted[]): Promise<readonly StoredWindow[]> {
    try {
      return await this.#countInDatabase(counted)
    } catch (error) {
      const isFull = error instanceof DatabaseError && error.kind === 'full'
      if (!this.#standsIn || !isFull) throw error
      for (const [limit, key] of counted) this.#atHand.count(keyOf(limit, key), limit.windowSeconds)
      return this.#stored(counted)
    }
  }

  async #countInDatabase(counted: readonly Counted[]): Promise<readonly StoredWindow[]> {
    const { rows } = await this.#db.executeQuery<StoredWindow>(
      CompiledQuery.raw(countOnce, [
        counted.map(([limit, key]) => keyOf(limit, key)),
        counted.map(([limit]) => limit.windowSeconds),
      ]),
    )
    return rows
  }

  /** Refuses when a window is already full, without counting. */
  async check(limit: Limit, key: string): Promise<void> {
    if (this.#scale === 0) return
    const window = this.#windowOf(limit, key, await this.#stored([[limit, key]]))
    if (window.hits < limit.max * this.#scale) return
    // Nobody who is refused here is counted, so nothing else would end it in time.
    const isTooLong = window.secondsLeft > limit.windowSeconds
    if (isTooLong) await this.#endInTime(limit, key).catch(() => undefined)
    throw tooMany(isTooLong ? { ...window, secondsLeft: limit.windowSeconds } : window)
  }

  #stored(counted: readonly Counted[]): Promise<readonly StoredWindow[]> {
    return this.#db
      .selectFrom('limit_windows')
      .select(['key', 'hits', secondsLeft.as('secondsLeft')])
      .where(
        'key',
        'in',
        counted.map(([limit, key]) => keyOf(limit, key)),
      )
      .where('expires_at', '>', sql<Date>`now()`)
      .execute()
  }

  /** A window that was begun before the database's clock was set back lasts no longer than a new one. */
  async #endInTime(limit: Limit, key: string): Promise<void> {
    const latest = sql<Date>`now() + make_interval(secs => ${limit.windowSeconds})`
    await this.#db
      .updateTable('limit_windows')
      .set({ expires_at: latest })
      .where('key', '=', keyOf(limit, key))
      .where('expires_at', '>', latest)
      .execute()
  }

  #windowOf(limit: Limit, key: string, stored: readonly StoredWindow[]): Window {
    const name = keyOf(limit, key)
    const window = stored.find((row) => row.key === name) ?? { hits: 0, secondsLeft: 0 }
    return this.#atHand.added(name, window)
  }
}

interface StoredWindow extends Window {
  readonly key: string
}

const secondsLeft = sql<number>`extract(epoch from expires_at - now())::float8`

function keyOf(limit: Limit, key: string): string {
  return `${limit.name}:${key}`
}

function tooMany({ secondsLeft }: Window): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', 'Too many tries. Please wait a while and try again.', {
    retryAfter: secondsLeft,
  })
}
