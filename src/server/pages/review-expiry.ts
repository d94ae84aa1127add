import { MINUTE } from '#domain/text/units.ts'
import type { Pages } from './pages.ts'

/** Milliseconds after which lists, home page and shelves show the ratings of new reviews. */
const LISTS_AFTER = MINUTE

/**
 * Expires the product's own page at once, and all others, which show its rating only, once a
 * minute: accounts that review in turn can't keep the cache empty (rule: reviews).
 */
export function expiryOfReviews(pages: Pick<Pages, 'expire' | 'expireProduct'>) {
  let pending: NodeJS.Timeout | undefined
  return {
    /** Notes a change of the reviews of the product with this slug. */
    note(slug: string) {
      pages.expireProduct(slug)
      pending ??= setTimeout(() => {
        pending = undefined
        pages.expire()
      }, LISTS_AFTER).unref()
    },
    /** Drops the pending expiry. */
    stop: () => clearTimeout(pending),
  }
}
