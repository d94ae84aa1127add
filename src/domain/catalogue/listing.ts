import { brandByDisplayName } from './brands.ts'

/** What a listing asks for, in the parameters of `GET /products`. */
export interface ListingRequest {
  readonly pageNumber?: number | undefined
  readonly keyword?: string | undefined
  /** Brand slug. */
  readonly brand?: string | undefined
  readonly deviceModel?: string | undefined
  readonly caseType?: string | undefined
  readonly limit?: number | undefined
  /** The admin table's names for a page and a text search (rule: owner-figures). */
  readonly page?: number | undefined
  readonly search?: string | undefined
}

/** Which products a listing shows; a filter that is not set is ''. */
export interface ListingFilter {
  /** Slug; one that no brand has matches nothing. */
  readonly brand: string
  /**
   * Exactly one of the product's models: 'iPhone 15' is not 'iPhone 15 Pro' (rule: exact-model).
   */
  readonly deviceModel: string
  readonly caseType: string
  /** Each must occur in name, model, case type or brand; in lower case. */
  readonly words: readonly string[]
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
  const named = brandByDisplayName(keyword)?.slug ?? ''
  const isBrandFilter = named !== '' && (brand === '' || brand === named)
  return {
    brand: isBrandFilter ? named : brand,
    deviceModel,
    caseType,
    words: searchWords(isBrandFilter ? search : `${keyword} ${search}`),
  }
}

/** The words of a text, each once; a word inside another asks for nothing more than the other. */
export function searchWords(text: string): readonly string[] {
  const words = [...new Set(text.toLowerCase().split(/\s+/))].filter((word) => word !== '')
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
