import type { ShopFacts } from '#config'
import type { Listener } from './database/listener.ts'
import type { Queryable } from './database/transaction.ts'
import type { Limiter } from './http/limits.ts'
import type { ImageStore } from './images/store.ts'

/** What every area's calls are made of. */
export interface Shop {
  readonly db: Queryable
  readonly listener: Listener
  readonly facts: ShopFacts
  readonly limiter: Limiter
  readonly images: ImageStore
  /** Bytes that all pictures together may take. */
  readonly imageQuotaBytes: number
}
