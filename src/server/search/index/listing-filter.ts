import { brandByDisplayName } from '#domain/catalogue/brands.ts'
import type { ListingRequest } from '#domain/contract/products.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { searchWords } from '#domain/text/lists.ts'
import type { Grouping } from './products.ts'

/** Filters of a listing; an unset one is '', an unset price null. */
export type ListingFilter = Readonly<ReturnType<typeof readFilter>>

/**
 * Parses a listing's filters. A keyword that is a brand's display name selects that brand, unless
 * another brand is given; any other keyword is a text search (rule: brand-or-search).
 */
export function readFilter(request: ListingRequest) {
  const { keyword = '', brand = '', deviceModel = '', caseType = '', search = '' } = request
  const { colour = '', minPrice, maxPrice, sort = 'newest' } = request
  const named = brandByDisplayName(keyword)?.slug ?? ''
  const grouping: Grouping = request.group ?? 'none'
  const isBrandFilter = named !== '' && (brand === '' || brand === named)
  return {
    /** Slug; an unknown one matches nothing. */
    brand: isBrandFilter ? named : brand,
    /** One of the product's models, exactly: no 'iPhone 15 Pro' for 'iPhone 15' (rule: exact-model). */
    deviceModel,
    caseType,
    colour,
    /** Limits after the discount. */
    minPrice: priceLimit(minPrice),
    maxPrice: priceLimit(maxPrice),
    /** Shopper's search, to be parsed. */
    query: isBrandFilter ? '' : keyword.trim(),
    /** Words in lower case that must each be in a product's displayed texts (rule: owner-figures). */
    words: searchWords(search),
    /** Products of which one represents the others (rules: families, one-design). */
    grouping,
    /** Phone of the product that represents a design, if one fits it; '' for none. */
    phone: grouping === 'design' ? (request.phone ?? '') : '',
    sort,
  }
}

/** Upper bound of a price, which keeps numbers in the exact range. */
const MOST_RUPEES = 1e9

function priceLimit(rupees: number | undefined): Paisa | null {
  if (rupees === undefined) return null
  return paisaFromRupees(Math.min(Math.max(rupees, 0), MOST_RUPEES))
}
