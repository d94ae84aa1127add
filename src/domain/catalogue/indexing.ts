/** The robots directive of a listing: indexed, or neither indexed nor followed. */
export type ListingRobots = 'index' | 'noindex, nofollow'

/** The addresses of listings that are found from outside; a filter beyond makes another address. */
const found = /^\/((products|collections\/[^?]+)(\?page=\d+)?|brand\/[^?]+(\?(model|page)=[^&]+)?)$/

/**
 * The robots directive of a listing's address (rule: landing-pages): the whole catalogue, a
 * collection and a brand, each of their pages, and a brand's cases for one model are indexed. Every
 * combination beyond, and every parameter that this rule doesn't know, is neither listed nor
 * followed.
 */
export function robotsOf(address: string): ListingRobots {
  return found.test(address) ? 'index' : 'noindex, nofollow'
}

/** The `rel` of a link to a listing: nobody is sent to a page that no search engine should read. */
export function relTo(address: string): 'nofollow' | undefined {
  return found.test(address) ? undefined : 'nofollow'
}
