import type { Limiter } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Services of the calls of carts. */
export interface CartServices {
  readonly db: Queryable
  readonly limiter: Limiter
  /** Daily counter of shoppers' events. */
  readonly events: {
    readonly countAddition: (
      network: string,
      productId: string,
      times: number,
      isStart: boolean,
    ) => void
  }
}
