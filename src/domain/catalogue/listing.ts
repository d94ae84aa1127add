import { withoutInvisible } from '#domain/text/invisible.ts'
import { colours } from './colours.ts'
import { priceSteps } from './price-steps.ts'

/** Sort orders of a listing; ties are sorted newest first. */
export const listingSorts = ['newest', 'price', '-price', 'rating'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Limits the length of a value in listing calls. */
const LONGEST_VALUE = 100
const LAST_PAGE = 10_000

/** Parameters with fixed values: any other value, and the default order, have no effect. */
const choices: Readonly<Record<string, readonly string[]>> = {
  colour: colours.map(({ slug }) => slug),
  price: priceSteps.map(({ slug }) => slug),
  sort: listingSorts.slice(1),
}

/**
 * Canonical value of a page's parameter, '' without effect (rules: filters-in-the-address, paging).
 */
export function canonicalValue(name: string, given: string | null): string {
  const value = withoutInvisible((given ?? '').slice(0, LONGEST_VALUE).replaceAll('\0', '')).trim()
  if (name !== 'page') return choices[name]?.includes(value) === false ? '' : value
  const page = /^\d{1,5}$/.test(value) ? Number(value) : 1
  return page > 1 && page <= LAST_PAGE ? String(page) : ''
}

/** Robots directive of a listing: indexed, or neither indexed nor followed. */
export type ListingRobots = 'index' | 'noindex, nofollow'

/** Addresses of indexed listings; any further filter makes another address. */
const found = /^\/((products|collections\/[^?]+)(\?page=\d+)?|brand\/[^?]+(\?(model|page)=[^&]+)?)$/

/**
 * Robots directive of a listing's address (rule: landing-pages): the catalogue, collections,
 * brands, their pages, and a brand's cases for one model are indexed, no other filters.
 */
export function robotsOf(address: string): ListingRobots {
  return found.test(address) ? 'index' : 'noindex, nofollow'
}

/** Attribute `rel` of a link to a listing: search engines follow only those to indexed pages. */
export function relTo(address: string): 'nofollow' | undefined {
  return found.test(address) ? undefined : 'nofollow'
}
