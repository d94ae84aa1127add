import { type ListingFilter, readFilter } from '#domain/catalogue/listing.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { countFound, type FoundProducts, find } from '../index/find.ts'
import { noSearch, toSearchQuery } from '../index/search-query.ts'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import { replyTo } from './reply.ts'
import { understoodOf } from './understood.ts'

/** Products of a listing, and how its query was read. */
export interface SearchResult extends FoundProducts {
  readonly answer: Pick<ProductPage, 'understood' | 'reply'>
}

/** Parses a listing's query, finds its products, and describes them in words. */
export function search(
  index: CatalogueIndex,
  { query, sort, ...narrowed }: ListingFilter,
): SearchResult {
  if (query === '') return { ...find(index, narrowed, noSearch, sort), answer: {} }
  const parsed = parseQuery(query)
  const searchQuery = toSearchQuery(query, parsed)
  const found = find(index, narrowed, searchQuery, sort)
  const understood = understoodOf(searchQuery, found)
  const { dropped } = understood
  const reply = replyTo(query, { dropped, total: found.total }, parsed)
  return { ...found, answer: { understood, reply } }
}

/** Number of products for a query. */
export interface SearchOutcome {
  readonly total: number
  /** Labels of recognised terms that were dropped. */
  readonly dropped: readonly string[]
  readonly parsed: ParsedQuery
}

/** Counts the products of a query, which are neither sorted nor read. */
export function searchOutcome(index: CatalogueIndex, keyword: string): SearchOutcome {
  return index.remembered(`outcome of ${keyword}`, () => {
    const { query, sort, ...narrowed } = readFilter({ keyword })
    const parsed = parseQuery(keyword)
    const { total, dropped } = countFound(
      index,
      narrowed,
      query === '' ? noSearch : toSearchQuery(query, parsed),
    )
    return { total, dropped: dropped.map(({ label }) => label), parsed }
  })
}
