import type { ShopFacts } from '#config'
import type { Listener } from '#platform/database/listener.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { SecretSeal } from '#server/accounts/second-step/secret-seal.ts'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { EventCounter } from '#server/insights/event-counter.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { LiveSettings } from '#server/settings/live-settings.ts'

/** Dependencies of every area's calls. */
export interface Parts {
  readonly db: Queryable
  readonly listener: Listener
  /** Current facts of the shop (rule: shop-facts). */
  readonly facts: ShopFacts
  readonly settings: LiveSettings
  readonly limiter: Limiter
  /** Origin that shoppers see, without a trailing slash; undefined means that of each request. */
  readonly origin?: string | undefined
  /** Encrypts values that the shop must read again and that no backup may disclose. */
  readonly secrets: SecretSeal
  readonly images: ImageStore
  /** Limits the total bytes of all pictures. */
  readonly imageQuotaBytes: number
  /** Store of the screenshots of transfers, apart from the public pictures. */
  readonly proofs: ImageStore
  /** Limits the total bytes of all screenshots. */
  readonly proofQuotaBytes: number
  /** Daily counter of shoppers' events. */
  readonly events: EventCounter
  /** Screenshots of transfers and photos of reviews. */
  readonly customerUploads: UploadLane
  /** The owner's pictures, which never wait for those of customers. */
  readonly ownerUploads: UploadLane
}
