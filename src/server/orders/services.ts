import type { ShopFacts } from '#config'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { LiveSettings } from '#server/settings/live-settings.ts'

/** Services of the calls of orders. */
export interface OrderServices {
  readonly db: Queryable
  readonly limiter: Limiter
  /** Current facts of the shop (rule: shop-facts). */
  readonly facts: ShopFacts
  readonly settings: LiveSettings
  /** Store of the screenshots of transfers, apart from the public pictures. */
  readonly proofs: ImageStore
  /** Limits the total bytes of all screenshots. */
  readonly proofQuotaBytes: number
  /** Screenshots of transfers and photos of reviews. */
  readonly customerUploads: UploadLane
  /** Daily counter of shoppers' events. */
  readonly events: {
    readonly countPurchase: (productId: string, quantity: number) => void
  }
}
