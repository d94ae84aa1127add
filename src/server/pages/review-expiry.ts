import { MINUTE } from '#domain/text/units.ts'
import type { Pages } from './pages.ts'

/** Milliseconds after which lists, home page and shelves show the ratings of new reviews. */
const LISTS_AFTER = MINUTE

/** Expiry of the pages that show reviews. */
export interface ReviewExpiry {
  /** Notes a change of the reviews of the product with this slug. */
  readonly note: (slug: string) => void
  /** Drops the pending expiry. */
  readonly stop: () => void
}

/**
 * Expires the product's own page at once, and all others, which show its rating only, together with
 * those of further reviews within a minute: accounts that review cases in turn can't keep the cache
 * empty (rule: reviews).
 */
export function expiryOfReviews(pages: Pick<Pages, 'expire' | 'expireProduct'>): ReviewExpiry {
  let pending: NodeJS.Timeout | undefined
  return {
    note(slug) {
      pages.expireProduct(slug)
      pending ??= setTimeout(() => {
        pending = undefined
        pages.expire()
      }, LISTS_AFTER).unref()
    },
    stop: () => clearTimeout(pending),
  }
}
