import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { searchWords } from '#domain/text/lists.ts'
import { brandByDisplayName } from './brands.ts'
import { colours } from './colours.ts'
import { priceSteps } from './price-steps.ts'

/** Parameters of `GET /products` that select a listing. */
export interface ListingRequest {
  readonly pageNumber?: number | undefined
  readonly keyword?: string | undefined
  /** Slug of the brand. */
  readonly brand?: string | undefined
  readonly deviceModel?: string | undefined
  readonly caseType?: string | undefined
  readonly colour?: string | undefined
  /** Limits in rupees after the discount, both included. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly sort?: ListingSort | undefined
  readonly limit?: number | undefined
  /** 'family' lists one product of each family (rule: families). */
  readonly group?: 'family' | undefined
  /** Page number and text search, under the admin table's parameter names (rule: owner-figures). */
  readonly page?: number | undefined
  readonly search?: string | undefined
}

/** Sort orders of a listing; ties are sorted newest first. */
export const listingSorts = ['newest', 'price', '-price', 'rating'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Filters of a listing; an unset one is ''. */
export interface ListingFilter {
  /** Slug; an unknown one matches nothing. */
  readonly brand: string
  /**
   * Matches one of the product's models exactly: 'iPhone 15' is not 'iPhone 15 Pro' (rule:
   * exact-model).
   */
  readonly deviceModel: string
  readonly caseType: string
  /** Key of the table of colours. */
  readonly colour: string
  /** Limits after the discount; null for none. */
  readonly minPrice: Paisa | null
  readonly maxPrice: Paisa | null
  /** Shopper's search, to be parsed; '' for none. */
  readonly query: string
  /** Words in lower case that must each be in a product's displayed texts (rule: owner-figures). */
  readonly words: readonly string[]
  /** Whether one product represents its family (rule: families). */
  readonly isGrouped: boolean
  readonly sort: ListingSort
}

/**
 * Parses a listing's filters. A keyword that is a brand's display name selects that brand, unless
 * another brand is given; any other keyword is a text search (rule: brand-or-search).
 */
export function readFilter(request: ListingRequest): ListingFilter {
  const { keyword = '', brand = '', deviceModel = '', caseType = '', search = '' } = request
  const { colour = '', minPrice, maxPrice, sort = 'newest' } = request
  const named = brandByDisplayName(keyword)?.slug ?? ''
  const isBrandFilter = named !== '' && (brand === '' || brand === named)
  return {
    brand: isBrandFilter ? named : brand,
    deviceModel,
    caseType,
    colour,
    minPrice: priceLimit(minPrice),
    maxPrice: priceLimit(maxPrice),
    query: isBrandFilter ? '' : keyword.trim(),
    words: searchWords(search),
    isGrouped: request.group === 'family',
    sort,
  }
}

/** Upper bound of a price, which keeps numbers in the exact range. */
const MOST_RUPEES = 1e9

function priceLimit(rupees: number | undefined): Paisa | null {
  if (rupees === undefined) return null
  return paisaFromRupees(Math.min(Math.max(rupees, 0), MOST_RUPEES))
}

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
 * Canonical form of a query parameter of a page, limited and trimmed; '' when it has no
 * effect. The page cache's keys and the browser's addresses are built from it (rules:
 * filters-in-the-address, paging).
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
