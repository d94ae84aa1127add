import type { ShopFacts } from '#config'
import type { ImageStore } from '#platform/storage/store.ts'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { LiveSettings } from '#server/settings/live-settings.ts'

export interface OrderServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly facts: ShopFacts
  readonly settings: LiveSettings
  /** Store of the pictures of products. */
  readonly images: ImageStore
  /** Store of the screenshots of transfers, apart from the public pictures. */
  readonly proofs: ImageStore
  readonly proofQuotaBytes: number
  readonly customerUploads: UploadLane
  readonly events: {
    readonly countPurchase: (productId: string, quantity: number) => void
  }
}
