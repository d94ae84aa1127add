import { searchWords } from '#domain/lists.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { brandByDisplayName } from './brands.ts'
import { colours } from './colours.ts'
import { priceSteps } from './price-steps.ts'

/** The parameters of `GET /products` that make a listing. */
export interface ListingRequest {
  readonly pageNumber?: number | undefined
  readonly keyword?: string | undefined
  /** Brand slug. */
  readonly brand?: string | undefined
  readonly deviceModel?: string | undefined
  readonly caseType?: string | undefined
  readonly colour?: string | undefined
  /** Rupees after the discount, both included. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly sort?: ListingSort | undefined
  readonly limit?: number | undefined
  /** 'family' lists one product of each family (rule: families). */
  readonly group?: 'family' | undefined
  /** The admin table's names for a page and a text search (rule: owner-figures). */
  readonly page?: number | undefined
  readonly search?: string | undefined
}

/** Orders of a listing; the newest come first in each among equals. */
export const listingSorts = ['newest', 'price', '-price', 'rating'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Which products a listing shows; a filter that is not set is ''. */
export interface ListingFilter {
  /** Slug; one that no brand has matches nothing. */
  readonly brand: string
  /**
   * Exactly one of the product's models: 'iPhone 15' is not 'iPhone 15 Pro' (rule: exact-model).
   */
  readonly deviceModel: string
  readonly caseType: string
  /** Key of the table of colours. */
  readonly colour: string
  /** Least and most after the discount; null is no limit. */
  readonly minPrice: Paisa | null
  readonly maxPrice: Paisa | null
  /** A shopper's search, to be parsed; '' is none. */
  readonly query: string
  /** Each must stand in what people read of a product; in lower case (rule: owner-figures). */
  readonly words: readonly string[]
  /** Whether one product stands for its family (rule: families). */
  readonly isGrouped: boolean
  readonly sort: ListingSort
}

/**
 * Understands a listing's filters. A keyword that is a brand's display name is that brand's filter,
 * unless another brand is asked for beside it; any other keyword is a text search
 * (rule: brand-or-search).
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
    minPrice: limitOf(minPrice),
    maxPrice: limitOf(maxPrice),
    query: isBrandFilter ? '' : keyword.trim(),
    words: searchWords(search),
    isGrouped: request.group === 'family',
    sort,
  }
}

/** Nothing costs more than this; a larger limit would only be a number that can't be counted in. */
const MOST_RUPEES = 1e9

function limitOf(rupees: number | undefined): Paisa | null {
  if (rupees === undefined) return null
  return paisaFromRupees(Math.min(Math.max(rupees, 0), MOST_RUPEES))
}

/** Characters of the longest value that the listing calls take. */
const LONGEST_VALUE = 100
const LAST_PAGE = 10_000

/** Parameters with few values: any other value, and the first order, change nothing. */
const choices: Readonly<Record<string, readonly string[]>> = {
  colour: colours.map(({ slug }) => slug),
  price: priceSteps.map(({ slug }) => slug),
  sort: listingSorts.slice(1),
}

/**
 * The canonical form of a query parameter of a listing's page, trimmed and bounded; '' when it changes
 * nothing. The page cache's keys and the browser's addresses are built from it (rules:
 * filters-in-the-address, paging).
 */
export function canonicalValue(name: string, given: string | null): string {
  const value = (given ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_VALUE)
  if (name !== 'page') return choices[name]?.includes(value) === false ? '' : value
  const page = /^\d{1,5}$/.test(value) ? Number(value) : 1
  return page > 1 && page <= LAST_PAGE ? String(page) : ''
}
