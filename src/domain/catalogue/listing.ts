import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { brandByDisplayName } from './brands.ts'

/** What a listing asks for, in the parameters of `GET /products`. */
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
  /** What a shopper searches for, to be understood; '' is nothing. */
  readonly query: string
  /** Each must stand in what people read of a product; in lower case (rule: owner-figures). */
  readonly words: readonly string[]
  readonly sort: ListingSort
}

/** Products on a page when nobody asks for another number (rule: paging). */
const PAGE_SIZE = 12
/** Most on a page, whoever asks (rule: whole-lists). */
const MAX_PAGE_SIZE = 100
/** No listing is read further than this. */
const MAX_PAGE = 10_000

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
    sort,
  }
}

/** Nothing costs more than this; a larger limit would only be a number that can't be counted in. */
const MOST_RUPEES = 1e9

function limitOf(rupees: number | undefined): Paisa | null {
  if (rupees === undefined) return null
  return paisaFromRupees(Math.min(Math.max(rupees, 0), MOST_RUPEES))
}

/** Words of a text that are looked for; nobody needs more to name what they mean. */
const MOST_WORDS = 12

/**
 * The first words of a text, each once; a word inside another asks for nothing more than the other.
 */
export function searchWords(text: string): readonly string[] {
  const all = text.toLowerCase().split(/\s+/)
  const words = [...new Set(all)].filter((word) => word !== '').slice(0, MOST_WORDS)
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/**
 * Products on a page: 12, or up to 100 as `limit` says; 0 is as many as one page may hold
 * (rule: whole-lists).
 */
export function pageSize(limit: number | undefined): number {
  if (limit === undefined || limit < 0) return PAGE_SIZE
  return limit === 0 ? MAX_PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE)
}

/**
 * A page that exists for any number that was asked for; an empty listing has one page
 * (rule: paging).
 */
export function clampPage(
  wanted: number | undefined,
  { total, size }: { readonly total: number; readonly size: number },
): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(Math.max(wanted ?? 1, 1), pages, MAX_PAGE), pages }
}
