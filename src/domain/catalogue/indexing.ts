/** Robots directive of a listing: indexed, or neither indexed nor followed. */
export type ListingRobots = 'index' | 'noindex, nofollow'

/** Addresses of indexed listings; any further filter makes another address. */
const found = /^\/((products|collections\/[^?]+)(\?page=\d+)?|brand\/[^?]+(\?(model|page)=[^&]+)?)$/

/**
 * Robots directive of a listing's address (rule: landing-pages): the whole catalogue, a collection
 * and a brand, each of their pages, and a brand's cases for one model are indexed. Any other
 * combination, and any unknown parameter, is neither indexed nor followed.
 */
export function robotsOf(address: string): ListingRobots {
  return found.test(address) ? 'index' : 'noindex, nofollow'
}

/**
 * Attribute `rel` of a link to a listing: search engines don't follow links to pages that aren't
 * indexed.
 */
export function relTo(address: string): 'nofollow' | undefined {
  return found.test(address) ? undefined : 'nofollow'
}
