import type { ShopFacts } from '#config'
import type { Limiter } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { SecretSeal } from './second-step/secret-seal.ts'

export interface AccountServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly facts: ShopFacts
  /** Origin that shoppers see, without a trailing slash; undefined means that of each request. */
  readonly origin?: string | undefined
  /** Encrypts values that the shop must read again and that no backup may disclose. */
  readonly secrets: SecretSeal
}
