import type { ShopFacts } from '#config'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { SecretSeal } from './second-step/secret-seal.ts'

/** Services of the calls of accounts. */
export interface AccountServices {
  readonly db: Queryable
  readonly limiter: Limiter
  /** Current facts of the shop (rule: shop-facts). */
  readonly facts: ShopFacts
  /** Origin that shoppers see, without a trailing slash; undefined means that of each request. */
  readonly origin?: string | undefined
  /** Encrypts values that the shop must read again and that no backup may disclose. */
  readonly secrets: SecretSeal
}
