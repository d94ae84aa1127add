import type { ShopFacts } from '#config'
import type { SecretSeal } from '#server/accounts/second-step/secret-seal.ts'
import type { Semaphore } from '#server/concurrency/semaphore.ts'
import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { ImageStore } from '#server/images/store.ts'
import type { EventCounter } from '#server/insights/event-counter.ts'
import type { LiveSettings } from '#server/settings/live-settings.ts'

/** Dependencies of every area's calls. */
export interface Parts {
  readonly db: Queryable
  readonly listener: Listener
  /** The shop's facts at the moment (rule: shop-facts). */
  readonly facts: ShopFacts
  readonly settings: LiveSettings
  readonly limiter: Limiter
  /** Origin that shoppers see, without a slash at the end; undefined means the address served. */
  readonly origin?: string | undefined
  /** Encrypts what the shop has to read again and no backup may give away. */
  readonly secrets: SecretSeal
  readonly images: ImageStore
  /** Bytes that all pictures together may take. */
  readonly imageQuotaBytes: number
  /** Screenshots of transfers, apart from every picture that is shown to anybody. */
  readonly proofs: ImageStore
  /** Bytes that all of those may take. */
  readonly proofQuotaBytes: number
  /** What shoppers do, counted by day. */
  readonly events: EventCounter
  /** In which pictures that come in are decoded, whatever they are for. */
  readonly decoding: Semaphore
}
