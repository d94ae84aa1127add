import { Refusal } from '#domain/contract/refusal.ts'
import { HOUR, inSeconds, MINUTE } from '#domain/text/units.ts'
import { t } from '#messages'
import { DatabaseError } from '#platform/database/errors.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { Queryable } from '#server/schema/database.ts'
import { LocalCounter, type Window } from './local-counter.ts'

/** Rate limit: at most `max` hits in `windowSeconds` for one key. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

/**
 * Maximums are high: Pakistani mobile carriers put thousands of people behind one address, and a
 * real first order must never be blocked (rule: order-floods).
 */
export const limits = {
  ordersOfCustomer: { name: 'order', max: 10, windowSeconds: inSeconds(10 * MINUTE) },
  ordersOfPhone: { name: 'order-phone', max: 30, windowSeconds: inSeconds(HOUR) },
  ordersOfAddress: { name: 'order-ip', max: 300, windowSeconds: inSeconds(10 * MINUTE) },
  cartsOfAddress: { name: 'cart-ip', max: 1_000, windowSeconds: inSeconds(10 * MINUTE) },
  signUpsOfAddress: { name: 'sign-up-ip', max: 300, windowSeconds: inSeconds(HOUR) },
  failedLoginsOfAddress: { name: 'login-ip', max: 300, windowSeconds: inSeconds(10 * MINUTE) },
  /** Of a network address for logins, of an account for new passkeys. */
  passkeyChallenges: { name: 'passkey', max: 300, windowSeconds: inSeconds(10 * MINUTE) },
  forgottenOfAddress: { name: 'forgotten-ip', max: 60, windowSeconds: inSeconds(HOUR) },
  forgottenOfEmail: { name: 'forgotten-email', max: 3, windowSeconds: inSeconds(HOUR) },
  /** By the recipient's mailbox: nobody has to prove that an order's address is theirs. */
  lettersOfGuestOrders: { name: 'letter-guest', max: 5, windowSeconds: inSeconds(HOUR) },
  lettersOfAccountOrders: { name: 'letter-account', max: 20, windowSeconds: inSeconds(HOUR) },
  /**
   * Letters about accounts (rule: account-letters), by mailbox: an account's address is unproven,
   * too. Links use at most three of the five, so that requests of a stranger leave room for notices.
   */
  lettersWithLink: { name: 'letter-link', max: 3, windowSeconds: inSeconds(HOUR) },
  lettersOfAccounts: { name: 'letter-notice', max: 5, windowSeconds: inSeconds(HOUR) },
  /** By the account that causes them, as it may change its address at will. */
  noticesOfAccount: { name: 'letter-notice-of', max: 10, windowSeconds: inSeconds(HOUR) },
  /** To admins, in windows that no customer's account uses up. */
  loginNoticesToAdmin: { name: 'letter-admin-login', max: 5, windowSeconds: inSeconds(HOUR) },
  noticesToAdmin: { name: 'letter-admin', max: 20, windowSeconds: inSeconds(HOUR) },
  testLettersOfAdmin: { name: 'letter-test', max: 10, windowSeconds: inSeconds(HOUR) },
  reviewsOfUser: { name: 'review', max: 20, windowSeconds: inSeconds(HOUR) },
  photosOfUser: { name: 'review-photo', max: 30, windowSeconds: inSeconds(HOUR) },
  photosOfAddress: { name: 'review-photo-ip', max: 300, windowSeconds: inSeconds(HOUR) },
  votesOfUser: { name: 'review-vote', max: 120, windowSeconds: inSeconds(HOUR) },
  picturesOfAdmin: { name: 'picture', max: 600, windowSeconds: inSeconds(HOUR) },
  /** Names drawn while they are typed, 2 ms of processor time each and 10 at most; counted by each process. */
  letteringsOfAddress: { name: 'lettering-ip', max: 3_000, windowSeconds: inSeconds(10 * MINUTE) },
  letterings: { name: 'lettering', max: 1_200, windowSeconds: inSeconds(MINUTE) },
  proofsOfOrder: { name: 'proof', max: 20, windowSeconds: inSeconds(HOUR) },
  proofsOfAddress: { name: 'transfer-ip', max: 300, windowSeconds: inSeconds(HOUR) },
  lookupsOfAddress: { name: 'lookup-ip', max: 60, windowSeconds: inSeconds(10 * MINUTE) },
  lookupsOfEmail: { name: 'lookup-email', max: 20, windowSeconds: inSeconds(HOUR) },
  wrongPhonesOfOrder: { name: 'proof-order', max: 5, windowSeconds: inSeconds(HOUR) },
  wrongPhonesOfAddress: { name: 'proof-ip', max: 20, windowSeconds: inSeconds(HOUR) },
} as const satisfies Record<string, Limit>

/** SQL for the remaining seconds of a window. */
const untilEnd = 'extract(epoch from expires_at - now())::float8'

/**
 * Fixed-window counter: a window begins with the first hit and ends by the database's clock, which
 * all processes share. If the clock was set back meanwhile, the window would end later than a new
 * one: it keeps its hits and gets the end of a new window.
 */
const countOnce = preparedStatement(
  'limit-count',
  `insert into limit_windows as stored (key, hits, expires_at)
  select key, 1, now() + seconds * interval '1 second'
  from unnest($1::text[], $2::int[]) as counted (key, seconds)
  on conflict (key) do update set
    hits = case when stored.expires_at <= now() then 1 else stored.hits + 1 end,
    expires_at = case when stored.expires_at <= now() then excluded.expires_at
      else least(stored.expires_at, excluded.expires_at) end
  returning key, hits, ${untilEnd} as "secondsLeft"`,
)

const readWindows = preparedStatement(
  'limit-read',
  `select key, hits, ${untilEnd} as "secondsLeft" from limit_windows
  where key = any ($1::text[]) and expires_at > now()`,
)

/** Limit and key of one hit. */
export type LimitHit = readonly [Limit, string]

/** Counts calls in the database, whose windows all processes share and a restart keeps. */
export class Limiter {
  readonly #db: Queryable
  readonly #scale: number
  readonly #local: LocalCounter
  /** Whether hits are counted locally while the database fails. */
  #failsOpen = false

  /** `scale` multiplies every maximum; 0 switches limits off, for load tests. */
  constructor(db: Queryable, scale: number, local = new LocalCounter()) {
    this.#db = db
    this.#scale = scale
    this.#local = local
  }

  /** The same limits for calls that only read: counted locally while the database can't. */
  failOpen(): Limiter {
    const limiter = new Limiter(this.#db, this.#scale, this.#local)
    limiter.#failsOpen = true
    return limiter
  }

  /**
   * Counts a hit of each limit and refuses with 429 when a window is full. `key` must not be
   * personal data in plain text: pass a hash of it.
   */
  async count(...counted: readonly LimitHit[]): Promise<void> {
    try {
      await this.countIn(this.#db, ...counted)
    } catch (error) {
      const isTemporary = error instanceof DatabaseError && error.isTemporary
      if (!this.#failsOpen || !isTemporary) throw error
      for (const hit of counted) this.#local.count(keyOf(hit), hit[0].windowSeconds)
      this.#refuse(counted, await this.#stored(counted).catch(() => []))
    }
  }

  /**
   * Counts a hit in this process alone, without a statement, for a coarse bound on a frequent call:
   * several processes together allow a multiple of the maximum.
   *
   * @throws Refusal TOO_MANY_REQUESTS when the window is full
   */
  countHere(limit: Limit, key: string): void {
    if (this.#scale === 0) return
    this.#local.count(keyOf([limit, key]), limit.windowSeconds)
    this.#refuse([[limit, key]], [])
  }

  /**
   * Reserves a hit in each window before an attempt, for limits on failed attempts: `release` gives
   * it back when the attempt succeeds or isn't made. Each reservation is one atomic update, so that
   * concurrent attempts in any process never exceed the limit. A refused attempt reserves nothing.
   *
   * @throws Refusal TOO_MANY_REQUESTS when a window is full
   */
  async reserve(...counted: readonly LimitHit[]): Promise<void> {
    if (counted.length === 0) return
    for (const [limit, key] of counted) await this.check(limit, key)
    try {
      await this.count(...counted)
    } catch (error) {
      if (error instanceof Refusal) await this.release(...counted)
      throw error
    }
  }

  /** Gives back the hits of `reserve`. When the database fails, the attempt stays counted. */
  async release(...counted: readonly LimitHit[]): Promise<void> {
    if (this.#scale === 0) return
    const left = counted.filter((hit) => !this.#local.release(keyOf(hit)))
    if (left.length === 0) return
    await this.#db
      .updateTable('limit_windows')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', 'in', left.map(keyOf))
      .where('hits', '>', 0)
      .execute()
      .catch(() => undefined)
  }

  /**
   * `count` inside a transaction; a rollback discards the hit. Transactions with a common window
   * commit one after the other: some hundred orders a second from one network.
   */
  async countIn(db: Queryable, ...counted: readonly LimitHit[]): Promise<void> {
    if (this.#scale === 0) return
    const values = [counted.map(keyOf), counted.map(([limit]) => limit.windowSeconds)]
    this.#refuse(counted, await rowsOf<StoredWindow>(db, countOnce, values))
  }

  #refuse(counted: readonly LimitHit[], windows: readonly StoredWindow[]): void {
    for (const hit of counted) {
      const window = this.#windowOf(hit, windows)
      if (window.hits > hit[0].max * this.#scale) throw tooMany(window)
    }
  }

  /** Refuses when a window is full, without counting. */
  async check(limit: Limit, key: string): Promise<void> {
    if (this.#scale === 0) return
    const window = this.#windowOf([limit, key], await this.#stored([[limit, key]]))
    // A window that was begun before the clock was set back is shortened by the next `count`.
    const isTooLong = window.secondsLeft > limit.windowSeconds
    if (!isTooLong && window.hits >= limit.max * this.#scale) throw tooMany(window)
  }

  #stored(counted: readonly LimitHit[]): Promise<readonly StoredWindow[]> {
    return rowsOf<StoredWindow>(this.#db, readWindows, [counted.map(keyOf)])
  }

  #windowOf(hit: LimitHit, stored: readonly StoredWindow[]): Window {
    const name = keyOf(hit)
    const window = stored.find((row) => row.key === name) ?? { hits: 0, secondsLeft: 0 }
    return this.#local.added(name, window)
  }
}

interface StoredWindow extends Window {
  readonly key: string
}

function keyOf([limit, key]: LimitHit): string {
  return `${limit.name}:${key}`
}

function tooMany({ secondsLeft }: Window): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', t.refusals.tooManyTries, {
    retryAfter: secondsLeft,
  })
}
