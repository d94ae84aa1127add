import { CompiledQuery } from 'kysely'
import { named } from '#server/database/named.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { hashSecret } from './identity.ts'

/** How often something may happen: at most `max` times in `windowSeconds` for one key. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Wide on purpose: Pakistani mobile carriers put thousands of people behind one address, and a
 * real first order is never blocked (D55).
 */
export const limits = {
  ordersOfCustomer: { name: 'order', max: 10, windowSeconds: 10 * MINUTE },
  ordersOfPhone: { name: 'order-phone', max: 30, windowSeconds: HOUR },
  ordersOfAddress: { name: 'order-ip', max: 300, windowSeconds: 10 * MINUTE },
  signUpsOfAddress: { name: 'sign-up-ip', max: 300, windowSeconds: HOUR },
  failedLoginsOfAddress: { name: 'login-ip', max: 300, windowSeconds: 10 * MINUTE },
  reviewsOfUser: { name: 'review', max: 20, windowSeconds: HOUR },
  picturesOfAdmin: { name: 'picture', max: 600, windowSeconds: HOUR },
  lookupsOfAddress: { name: 'lookup-ip', max: 60, windowSeconds: 10 * MINUTE },
  lookupsOfEmail: { name: 'lookup-email', max: 20, windowSeconds: HOUR },
  wrongPhonesOfOrder: { name: 'proof-order', max: 5, windowSeconds: HOUR },
  wrongPhonesOfAddress: { name: 'proof-ip', max: 20, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

const countOnce = named(
  'limit-count',
  `insert into rate_windows (key, window_start, hits, expires_at)
  select key, window_start, 1, to_timestamp(window_end)
  from unnest($1::text[], $2::bigint[], $3::bigint[]) as counted (key, window_start, window_end)
  on conflict (key, window_start) do update set hits = rate_windows.hits + 1
  returning key, hits`,
)

/** A network address, phone number or e-mail address in the form that limits are counted by. */
export function countedAs(personal: string): string {
  return hashSecret(personal).toString('base64url')
}

/** Counts calls in the database, so that windows are shared by every process and outlive it. */
export class Limiter {
  readonly #db: Queryable
  readonly #scale: number

  /** `scale` multiplies every maximum; 0 switches limits off, for load tests. */
  constructor(db: Queryable, scale: number) {
    this.#db = db
    this.#scale = scale
  }

  /** The same limits, counted within a transaction: what is rolled back was never counted. */
  within(transaction: Queryable): Limiter {
    return new Limiter(transaction, this.#scale)
  }

  /**
   * Counts one more of each and refuses with 429 when a window is full. `key` must not be personal
   * data in the clear: pass a hash where it could be.
   */
  async count(...counted: readonly (readonly [Limit, string])[]): Promise<void> {
    if (this.#scale === 0) return
    const windows = counted.map(([limit]) => windowOf(limit))
    const { rows: hits } = await this.#db.executeQuery<{ key: string; hits: number }>(
      CompiledQuery.raw(countOnce, [
        counted.map(([limit, key]) => `${limit.name}:${key}`),
        windows.map(({ windowStart }) => windowStart),
        windows.map(({ windowEnd }) => windowEnd),
      ]),
    )
    for (const [limit, key] of counted) {
      const counter = hits.find((row) => row.key === `${limit.name}:${key}`)
      if (counter && counter.hits > limit.max * this.#scale) throw tooMany(limit)
    }
  }

  /** Refuses when a window is already full, without counting. */
  async check(limit: Limit, key: string): Promise<void> {
    if (this.#scale === 0) return
    const row = await this.#db
      .selectFrom('rate_windows')
      .select('hits')
      .where('key', '=', `${limit.name}:${key}`)
      .where('window_start', '=', windowOf(limit).windowStart)
      .executeTakeFirst()
    if (row && row.hits >= limit.max * this.#scale) throw tooMany(limit)
  }
}

function windowOf({ windowSeconds }: Limit): { windowStart: number; windowEnd: number } {
  const index = Math.floor(Date.now() / 1000 / windowSeconds)
  return { windowStart: index * windowSeconds, windowEnd: (index + 1) * windowSeconds }
}

function tooMany(limit: Limit): Refusal {
  const { windowEnd } = windowOf(limit)
  return new Refusal('TOO_MANY_REQUESTS', 'Too many tries. Please wait a while and try again.', {
    retryAfter: windowEnd - Date.now() / 1000,
  })
}
